import { endSession } from '../account/session.repository.ts';
import type { Context } from '../context.ts';

/** Ends the session of a token; does nothing without one. */
export const logOut = async ({ db }: Context, token: string | undefined): Promise<void> => {
  if (token) await endSession(db, token);
};
