import { inTransaction } from '../../db/in-transaction.ts';
import { isUsable } from '../account/account.policy.ts';
import { lockAccount } from '../account/account.repository.ts';
import { createSession, type Device, findSession } from '../account/session.repository.ts';
import type { Context } from '../context.ts';
import { hashToken, newToken } from '../secret-token.ts';
import { type Crossing, findCrossingOwner, insertCrossing, takeCrossing } from './crossing.repository.ts';

/** Makes the code that carries a session to another origin. Returns undefined when the session has ended. */
export const beginCrossing = ({ db, site }: Context, token: string, crossing: Crossing): Promise<string | undefined> =>
  inTransaction(db, async (transaction) => {
    if ((await findSession(transaction, site.id, token)) === null) return undefined;
    const code = newToken();
    return (await insertCrossing(transaction, token, code, crossing)) ? code : undefined;
  });

interface Arrival {
  code: string;
  /** The value whose hash the code is bound to. */
  verifier: string;
  /** The origin that the browser has arrived at. */
  origin: string;
}

/**
 * Opens a session at the origin that a code is for, and returns the page to open. The session ends with the one that the
 * code came from. Every attempt uses the code up. Returns undefined for a code that is not valid here.
 */
export const endCrossing = (
  { db }: Context,
  { code, verifier, origin }: Arrival,
  device: Omit<Device, 'parentHash'>,
): Promise<{ token: string; path: string } | undefined> =>
  inTransaction(db, async (transaction) => {
    const userId = await findCrossingOwner(transaction, code);
    if (userId === undefined) return undefined;
    const account = await lockAccount(transaction, userId);
    const crossing = await takeCrossing(transaction, code);
    if (!crossing || !isUsable(account.status)) return undefined;
    if (crossing.origin !== origin || !crossing.challenge.equals(hashToken(verifier))) return undefined;
    const token = await createSession(transaction, account, { ...device, parentHash: crossing.sessionHash });
    return { token, path: crossing.path };
  });
