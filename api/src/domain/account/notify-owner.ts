import type { Context } from '../context.ts';
import { takeSlot } from '../limits/limits.repository.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { ADDRESS_KNOWN_MAILS_A_DAY } from './account.policy.ts';
import { findAccount } from './account.repository.ts';
import { queueReactivationMail } from './reactivation-mail.ts';

const takeMailSlot = ({ db }: Context, key: string, most: number): Promise<boolean> =>
  takeSlot(db, { key: `address-known:${key}`, most, windowSeconds: 86_400 });

/**
 * Mails the owner of an address that someone typed into a form. Sites with uniform replies use it: the mail says that
 * there is an account and how to open it, while the page reveals nothing.
 * @param gesture repeats of a gesture send one mail
 */
export const notifyOwner = async (context: Context, userId: number, gesture?: string): Promise<void> => {
  if (gesture !== undefined && !(await takeMailSlot(context, gesture, 1))) return;
  if (!(await takeMailSlot(context, String(userId), ADDRESS_KNOWN_MAILS_A_DAY))) return;
  const { db } = context;
  const owner = await findAccount(db, userId);
  if (owner.purge_after !== null) return queueReactivationMail(db, { ...owner, purge_after: owner.purge_after });
  // An owner who never confirmed may have lost the mail, and needs its link to log in.
  const template = owner.status === 'not_confirmed' ? 'activate' : 'address_known';
  return queueMail(db, { userId, template });
};
