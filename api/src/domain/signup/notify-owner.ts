import type { Context } from '../context.ts';
import { queueReactivationMail } from '../account-deletion/reactivation-mail.ts';
import { takeSlot } from '../limits/limit-slots.ts';
import { queueMail } from '../mails/queue-mail.ts';

/** However often somebody tries, a mailbox gets no more of these. */
const MAILS_A_DAY = 3;

const slotFree = ({ db }: Context, key: string, most: number): Promise<boolean> =>
  takeSlot(db, { key: `address-known:${key}`, most, windowSeconds: 86_400 });

/**
 * Where the site answers alike for every address, the owner of one that is in use learns by mail what the page does not
 * tell: that there is an account, and the way into it. Whoever asks learns nothing.
 * @param gesture one gesture sends one mail, however often it is repeated
 */
export const notifyOwner = async (context: Context, userId: number, gesture?: string): Promise<void> => {
  if (gesture !== undefined && !(await slotFree(context, gesture, 1))) return;
  if (!(await slotFree(context, String(userId), MAILS_A_DAY))) return;
  const { db } = context;
  const owner = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['id', 'status', 'language', 'purge_after'])
    .executeTakeFirstOrThrow();
  if (owner.purge_after !== null) return queueReactivationMail(db, { ...owner, purge_after: owner.purge_after });
  // Who never confirmed may have lost the mail: the link is what leads in.
  const template = owner.status === 'not_confirmed' ? 'activate' : 'address_known';
  return queueMail(db, { userId, template });
};
