import { endSessionOfToken } from '../account/end-session.ts';
import type { Context } from '../context.ts';

/** Ends the session of a token; does nothing without one. */
export const logOut = async ({ db }: Context, token: string | undefined): Promise<void> => {
  if (token !== undefined) await endSessionOfToken(db, token);
};
