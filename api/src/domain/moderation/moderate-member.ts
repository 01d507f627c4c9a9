import type { Database } from '../../db/database.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { endSessionsOf } from '../session/session.repository.ts';
import { type Decision, ModerationError } from './moderation-error.ts';

type MemberDecision = Decision & { userId: number; complaint?: string };

const log = (db: Database, action: string, { moderator, reason, userId, complaint }: MemberDecision) =>
  db
    .insertInto('moderation_actions')
    .values({ moderator, user_id: userId, complaint_id: complaint ?? null, action, reason })
    .execute();

/** From which states an account can be closed in each way; the database knows no other steps. */
const closable = {
  suspend: ['active', 'suspended'],
  ban: ['not_confirmed', 'active', 'suspended', 'banned', 'pending_deletion'],
} as const;

/** Closes an account: logged out everywhere, out of everybody's sight. Call it in a transaction. */
export const closeAccount = async (
  trx: Database,
  measure: 'suspend' | 'ban',
  decision: MemberDecision,
): Promise<void> => {
  const closed = await trx
    .updateTable('users')
    .set({ status: measure === 'suspend' ? 'suspended' : 'banned', purge_after: null })
    .where('id', '=', decision.userId)
    .where('status', 'in', closable[measure])
    .returning('id')
    .executeTakeFirst();
  if (!closed)
    throw new ModerationError(`This account can not be ${measure === 'suspend' ? 'suspended' : 'banned'} now.`);
  await endSessionsOf(trx, decision.userId);
  await log(trx, measure, decision);
};

/** Opens a suspended or banned account again. Call it in a transaction; answers whether it was closed at all. */
export const openAccount = async (trx: Database, decision: MemberDecision): Promise<boolean> => {
  const opened = await trx
    .updateTable('users')
    .set({ status: 'active' })
    .where('id', '=', decision.userId)
    .where('status', 'in', ['suspended', 'banned'])
    .where('confirmed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (opened) await log(trx, 'unsuspend', decision);
  return opened !== undefined;
};

/** By a member's public id, at a moderator's own word. The owner is told. */
export const unsuspendMember = (db: Database, { member, ...decision }: Decision & { member: number }): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const user = await trx.selectFrom('users').where('public_id', '=', member).select('id').executeTakeFirst();
    if (!user || !(await openAccount(trx, { ...decision, userId: user.id }))) {
      throw new ModerationError('There is no such member, or the account is open.');
    }
    await queueMail(trx, {
      userId: user.id,
      template: 'account_restored',
      data: { values: { reasons: decision.reason } },
    });
  });

/** Whether an account rests because it was reported, and no moderator has closed it since (decisions A-15). */
export const isFrozen = async (trx: Database, userId: number): Promise<boolean> => {
  const last = await trx
    .selectFrom('moderation_actions')
    .where('user_id', '=', userId)
    .where('action', 'in', ['freeze', 'suspend', 'ban', 'unsuspend'])
    .orderBy('id', 'desc')
    .select('action')
    .executeTakeFirst();
  return last?.action === 'freeze';
};
