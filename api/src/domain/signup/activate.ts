import { randomUUID } from 'node:crypto';

import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { MessageKind } from '../../db/types.generated.ts';
import { lockAccount, showProfileWhenComplete } from '../account/account.repository.ts';
import { revokeLinks } from '../account/revoke-links.ts';
import { createSession } from '../account/session.repository.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { useLink } from '../links/use-link.ts';
import {
  confirmAccount,
  isMessageRefused,
  postSignupCredits,
  prependToAbout,
  sendFirstMessage,
  takeHeldChatMessage,
  takeHeldMessage,
} from './activation.repository.ts';

/**
 * Sends the messages that were held until the address was confirmed, without charging credits (decisions ): the
 * message of the signup, and the first one of a chat, which keeps the id of the sender's browser. A message of the signup
 * without a receiver becomes the beginning of the member's own text. A message that cannot be delivered any more is
 * deleted. It all happens in the transaction that confirms the address, so that no message is lost.
 * @returns the texts of the messages that were deleted
 */
const releaseHeldMessages = async (transaction: Database, userId: number): Promise<string[]> => {
  const undelivered: string[] = [];
  const send = async (held: { to_id: number; body: string; kind: MessageKind; client_id: string }): Promise<void> => {
    try {
      await inTransaction(transaction, (part) => sendFirstMessage(part, userId, held));
    } catch (error) {
      if (!isMessageRefused(error)) throw error;
      undelivered.push(held.body);
    }
  };
  const held = await takeHeldMessage(transaction, userId);
  if (held && held.to_id === null) await prependToAbout(transaction, userId, held.body);
  if (held && held.to_id !== null) {
    await send({ to_id: held.to_id, body: held.body, kind: 'text', client_id: randomUUID() });
  }
  const first = await takeHeldChatMessage(transaction, userId);
  if (first) await send(first);
  return undelivered;
};

/**
 * Activates an unconfirmed account and posts the credits of a new member.
 * @returns false when the account was confirmed before
 */
const confirm = async ({ db, site }: Context, userId: number): Promise<boolean> => {
  if (!(await confirmAccount(db, userId))) return false;
  const { signup_credits: credits } = site.settings;
  if (credits > 0) await postSignupCredits(db, userId, credits);
  await showProfileWhenComplete(db, userId);
  return true;
};

interface Device {
  memberId: number | undefined;
  userAgent: string | undefined;
  /** Idempotency-Key of the gesture. */
  gesture: string | undefined;
}

interface Activated {
  /** The account to show. */
  userId: number | undefined;
  /** The token of a new session, for a visitor. */
  token: string | undefined;
  /** The texts of held messages that could not be sent any more, for their author only. */
  undelivered: string[];
}

/**
 * Confirms an address by the link of a mail (AUTH-07). A visitor is logged in by the link that confirms; a member who is
 * logged in keeps their session, so that a link never switches accounts. Other confirmation links of the account stop
 * working. The credits, the first message and the session belong to the same transaction.
 * @throws {DomainError} `link_expired`; `activation_failed` when the account is closed
 */
export const activate = (context: Context, token: string, device: Device): Promise<Activated> =>
  inTransaction(context.db, async (transaction) => {
    const link = await useLink(transaction, context.site.id, token, 'activate', device.gesture);
    const isFirst = await confirm({ ...context, db: transaction }, link.userId);
    await revokeLinks(transaction, link.userId, ['activate']);
    const account = await lockAccount(transaction, link.userId);
    if (account.status !== 'active') throw new DomainError('activation_failed');
    const undelivered = await releaseHeldMessages(transaction, account.id);
    if (device.memberId !== undefined) {
      const isAuthor = device.memberId === account.id;
      return { userId: device.memberId, token: undefined, undelivered: isAuthor ? undelivered : [] };
    }
    if (!isFirst && !link.repeated) return { userId: undefined, token: undefined, undelivered: [] };
    return { userId: account.id, token: await createSession(transaction, account, device), undelivered };
  });
