import { inTransaction } from '../../db/in-transaction.ts';
import { type Confirmed, lockConfirmed } from '../account/confirm-password.ts';
import type { Member } from '../account/member.ts';
import { queueReactivationMail } from '../account/reactivation-mail.ts';
import { endSessionsOf } from '../account/session.repository.ts';
import type { Context } from '../context.ts';
import { deleteWaitingNotifications } from '../mails/mail-queue.repository.ts';
import { REACTIVATION_DAYS } from './account-deletion.policy.ts';
import { insertDeletion, scheduleDeletion } from './account-deletion.repository.ts';

interface DeletionForm {
  reason?: string | undefined;
  text?: string | undefined;
}

/**
 * Closes an account: its member is logged out everywhere and invisible to others. The data is deleted after fourteen
 * days (AUTH-11).
 * @returns the day of the deletion
 * @throws {DomainError} those of `lockConfirmed`
 */
export const deleteAccount = async (
  context: Context,
  member: Member,
  confirmed: Confirmed,
  { reason, text }: DeletionForm,
): Promise<Date> => {
  const purgeAfter = new Date(Date.now() + REACTIVATION_DAYS * 86_400_000);
  await inTransaction(context.db, async (transaction) => {
    await lockConfirmed(transaction, member, confirmed);
    await scheduleDeletion(transaction, member.id, purgeAfter);
    await insertDeletion(transaction, { userId: member.id, reason: reason ?? null, text: text?.trim() || null });
    await endSessionsOf(transaction, member.id);
    await deleteWaitingNotifications(transaction, member.id);
    await queueReactivationMail(transaction, { id: member.id, purge_after: purgeAfter });
  });
  return purgeAfter;
};
