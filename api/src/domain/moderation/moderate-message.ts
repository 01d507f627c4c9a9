import type { Database } from '../../db/database.ts';
import { emitEvent } from '../events/emit-event.repository.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { hideMessage, type MessageId, type ModeratedMessage, showMessage } from './moderate-message.repository.ts';
import { type Decision, ModerationError } from './moderation-error.ts';
import { insertModerationAction } from './moderation-log.repository.ts';

type MessageDecision = Decision & {
  message: string;
  /** The complaint that led to the decision. */
  complaint?: string;
};

/** Reads the id of a message, as complaints store it: `CHAT:NUMBER`; undefined for anything else. */
export const parseMessageId = (text: string): MessageId | undefined => {
  const [, conversation, seq] = /^(\d{1,15}):(\d{1,9})$/.exec(text) ?? [];
  return conversation === undefined || seq === undefined
    ? undefined
    : { conversation: Number(conversation), seq: Number(seq) };
};

/** Logs the decision, and makes the open pages of both members fetch the chat again. */
const report = async (
  trx: Database,
  message: ModeratedMessage,
  conversation: number,
  action: 'remove' | 'restore',
  { moderator, reason, complaint }: MessageDecision,
): Promise<void> => {
  const { id: messageId, sender_id: userId, user_lo: lower, user_hi: higher } = message;
  await insertModerationAction(trx, { moderator, reason, complaint, userId, messageId, action: `message_${action}` });
  for (const member of [lower, higher]) await emitEvent(trx, member, { type: 'chat', conversation });
};

/**
 * Hides a message from both members of its chat and mails the reason to its sender, with the case if there is one. Its
 * content is kept, for an appeal. Call it in a transaction.
 * @throws {ModerationError} when there is no such message, or it was removed
 */
export const removeMessage = async (trx: Database, decision: MessageDecision): Promise<void> => {
  const place = parseMessageId(decision.message);
  const message = place && (await hideMessage(trx, place));
  if (!message) throw new ModerationError('There is no such message, or it was removed already.');
  await report(trx, message, place.conversation, 'remove', decision);
  const { complaint, reason } = decision;
  await queueMail(trx, {
    userId: message.sender_id,
    template: complaint === undefined ? 'message_removed' : 'reported_message_removed',
    data: {
      values: { reasons: reason },
      ...(complaint !== undefined && { openCase: { complaint, party: 'subject' } }),
    },
  });
};

/** Removes a message about which there need not be a complaint. */
export const removeMessageById = (db: Database, decision: MessageDecision): Promise<void> =>
  db.transaction().execute((trx) => removeMessage(trx, decision));

/** Reverses a removal. Does nothing when the content is deleted. Call it in a transaction. */
export const restoreMessage = async (trx: Database, decision: MessageDecision): Promise<void> => {
  const place = parseMessageId(decision.message);
  const message = place && (await showMessage(trx, place));
  if (message) await report(trx, message, place.conversation, 'restore', decision);
};
