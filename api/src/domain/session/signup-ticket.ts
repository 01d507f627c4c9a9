import { inTransaction } from '../../db/in-transaction.ts';
import { lockAccount } from '../account/account.repository.ts';
import type { Context } from '../context.ts';
import { hashToken, newToken } from '../secret-token.ts';
import {
  type Crossing,
  CROSSING_SECONDS,
  findCrossingOwner,
  insertCrossing,
  takeCrossing,
} from './crossing.repository.ts';

/**
 * How long the session of a signup at the origin of a site lasts: until its ticket and then its code expire. No browser
 * gets it; the one that the member gets in the app replaces it.
 */
export const TICKET_SESSION_SECONDS = 2 * CROSSING_SECONDS;

/**
 * Makes the ticket of a signup at the origin of a site, which has no sessions. It is a code for that origin itself: the
 * gateway alone can use it, once, to make a code that is bound to the browser's value in the app.
 */
export const makeSignupTicket = ({ db }: Context, token: string, origin: string): Promise<string> =>
  inTransaction(db, async (transaction) => {
    const ticket = newToken();
    const challenge = hashToken(ticket).toString('base64url');
    await insertCrossing(transaction, hashToken(token), ticket, { challenge, origin, path: '/' });
    return ticket;
  });

/** Exchanges a ticket of a site's origin for a code. Every attempt uses the ticket up. Returns undefined for an invalid one. */
export const takeSignupTicket = (
  { db }: Context,
  { ticket, origin }: { ticket: string; origin: string },
  crossing: Crossing,
): Promise<string | undefined> =>
  inTransaction(db, async (transaction) => {
    const userId = await findCrossingOwner(transaction, ticket);
    if (userId === undefined) return undefined;
    await lockAccount(transaction, userId);
    const taken = await takeCrossing(transaction, ticket);
    if (!taken || taken.origin !== origin || !taken.challenge.equals(hashToken(ticket))) return undefined;
    const code = newToken();
    return (await insertCrossing(transaction, taken.sessionHash, code, crossing)) ? code : undefined;
  });
