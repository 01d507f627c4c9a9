import { inTransaction } from '../../db/in-transaction.ts';
import { isUsable } from '../account/account.policy.ts';
import { lockAccount } from '../account/account.repository.ts';
import { createSession, deleteSessionByHash, type Device, findSession } from '../account/session.repository.ts';
import type { Context } from '../context.ts';
import { hashToken, newToken } from '../secret-token.ts';
import { type Crossing, findCrossingOwner, insertCrossing, takeCrossing } from './crossing.repository.ts';

/** Makes the code that carries a session to another origin. Returns undefined when the session has ended. */
export const beginCrossing = ({ db, site }: Context, token: string, crossing: Crossing): Promise<string | undefined> =>
  inTransaction(db, async (transaction) => {
    if ((await findSession(transaction, site.id, token)) === null) return undefined;
    const code = newToken();
    return (await insertCrossing(transaction, hashToken(token), code, crossing)) ? code : undefined;
  });

interface Arrival {
  code: string;
  /** The value whose hash the code is bound to. */
  verifier: string;
  /** The origin that the browser has arrived at. */
  origin: string;
  /** The browser has come to the app from the origin of a site, which has no session of its own. */
  isSignup: boolean;
}

/** A browser that has arrived. Without a token it keeps the session that it has at this origin. */
interface Arrived {
  token?: string;
  path: string;
}

/**
 * Opens a session at the origin that a code is for, and returns the page to open. The session ends with the one that the
 * code came from; after a signup it replaces that one. Every attempt uses the code up. Returns undefined for a code that is
 * not valid here.
 */
export const endCrossing = (
  { db, site }: Context,
  { code, verifier, origin, isSignup }: Arrival,
  device: Omit<Device, 'parentHash'>,
): Promise<Arrived | undefined> =>
  inTransaction(db, async (transaction) => {
    const userId = await findCrossingOwner(transaction, code);
    if (userId === undefined) return undefined;
    const account = await lockAccount(transaction, userId);
    const crossing = await takeCrossing(transaction, code);
    if (!crossing || !isUsable(account.status)) return undefined;
    if (crossing.origin !== origin || !crossing.challenge.equals(hashToken(verifier))) return undefined;
    const { path, sessionHash } = crossing;
    if (!isSignup)
      return { token: await createSession(transaction, account, { ...device, parentHash: sessionHash }), path };
    await deleteSessionByHash(transaction, sessionHash);
    // The script of a lander can send the form itself. It must not move a member into an account that it knows.
    const { previousToken } = device;
    if (previousToken !== undefined && (await findSession(transaction, site.id, previousToken))) return { path };
    return { token: await createSession(transaction, account, device), path };
  });
