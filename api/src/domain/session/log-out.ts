import type { Context } from '../context.ts';
import { endSession } from './session.repository.ts';

/** Ends the session of a token; a browser without one is logged out already. */
export const logOut = async ({ db }: Context, token: string | undefined): Promise<void> => {
  if (token) await endSession(db, token);
};
