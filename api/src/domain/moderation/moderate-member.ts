import type { Database } from '../../db/database.ts';
import { endSessionsOf } from '../account/session.repository.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { findUserId, reopenStatus, updateClosedStatus } from './moderate-member.repository.ts';
import { type Decision, ModerationError } from './moderation-error.ts';
import { findLastAccountAction, insertModerationAction } from './moderation-log.repository.ts';
import { closableFrom, statusAfter } from './moderation.policy.ts';

type MemberDecision = Decision & { userId: number; complaint?: string };

const log = (db: Database, action: string, { moderator, reason, userId, complaint }: MemberDecision): Promise<void> =>
  insertModerationAction(db, { moderator, reason, userId, complaint, action });

/**
 * Closes an account: its member is logged out everywhere and invisible to others. Call it in a transaction.
 * @throws {ModerationError} when the account cannot be closed from its present state
 */
export const closeAccount = async (
  trx: Database,
  measure: 'suspend' | 'ban',
  decision: MemberDecision,
): Promise<void> => {
  const status = statusAfter[measure];
  if (!(await updateClosedStatus(trx, decision.userId, status, closableFrom[measure]))) {
    throw new ModerationError(`This account cannot be ${status} now.`);
  }
  await endSessionsOf(trx, decision.userId);
  await log(trx, measure, decision);
};

/** Opens a suspended or banned account. Call it in a transaction. @returns whether it was closed */
export const openAccount = async (trx: Database, decision: MemberDecision): Promise<boolean> => {
  const opened = await reopenStatus(trx, decision.userId);
  if (opened) await log(trx, 'unsuspend', decision);
  return opened;
};

/** Opens the account of a member, by the public id, and mails the reasons to the member. */
export const unsuspendMember = (db: Database, { member, ...decision }: Decision & { member: number }): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const userId = await findUserId(trx, member);
    if (userId === undefined || !(await openAccount(trx, { ...decision, userId }))) {
      throw new ModerationError('There is no such member, or the account is open.');
    }
    await queueMail(trx, {
      userId,
      template: 'account_restored',
      data: { values: { reasons: decision.reason } },
    });
  });

/** Whether an account is frozen by a complaint, and no moderator has decided on it since (decisions A-15). */
export const isFrozen = async (trx: Database, userId: number): Promise<boolean> =>
  (await findLastAccountAction(trx, userId)) === 'freeze';
