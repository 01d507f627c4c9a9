import { ECDH } from 'node:crypto';

import { pushSubscription, type PushSubscriptionData } from '@pairwise/contracts/endpoints/push';

import { inTransaction } from '../../db/in-transaction.ts';
import { sqlState } from '../../db/sql-state.ts';
import type { PushPort } from '../../providers/push/push-port.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { hashToken } from '../secret-token.ts';
import { deleteSubscriptionOf, saveSubscriptionRow } from './push-subscriptions.repository.ts';

/** Whether the keys are an uncompressed point of P-256 and 16 bytes. Messages cannot be encrypted for anything else. */
const areKeys = ({ p256dh, auth }: PushSubscriptionData['keys']): boolean => {
  if (Buffer.from(auth, 'base64url').byteLength !== 16) return false;
  const point = Buffer.from(p256dh, 'base64url');
  if (point.byteLength !== 65 || point[0] !== 4) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
};

/** @throws {DomainError} `invalid_subscription` for another shape, invalid keys, and hosts that are no push service */
const readSubscription = (value: unknown, push: PushPort): PushSubscriptionData => {
  const parsed = pushSubscription.safeParse(value);
  if (!parsed.success || !push.accepts(parsed.data.endpoint) || !areKeys(parsed.data.keys)) {
    throw new DomainError('invalid_subscription', { field: 'subscription' });
  }
  return parsed.data;
};

/**
 * Stores the push subscription of a browser (PUSH-03, decisions N-6), for as long as the session lasts. A member who logs
 * in on another member's browser takes its subscription over, and pushes that wait there are deleted.
 * @throws {DomainError} `invalid_subscription`; `authentication_required` when the session has just ended
 */
export const saveSubscription = async (
  { db }: Context,
  member: Member,
  token: string,
  given: unknown,
  push: PushPort,
): Promise<void> => {
  const subscription = readSubscription(given, push);
  try {
    await inTransaction(db, (transaction) =>
      saveSubscriptionRow(transaction, member.id, hashToken(token), subscription),
    );
  } catch (error) {
    if (sqlState(error) === '23503') throw new DomainError('authentication_required');
    throw error;
  }
};

/** Ends pushes to a browser of the member. The endpoint of another member is ignored without an error. */
export const deleteSubscription = ({ db }: Context, member: Member, endpoint: string): Promise<void> =>
  deleteSubscriptionOf(db, member.id, endpoint);
