import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { notificationTypes } from '@pairwise/contracts/shapes/user';

import { inTransaction } from '../../db/in-transaction.ts';
import type { NotificationType } from '../../db/types.generated.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { deleteWaitingNotifications } from '../mails/mail-queue.repository.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { isNotificationOn } from './notifications.policy.ts';
import {
  type Channel,
  endMailPause,
  endSuppression,
  findMailStop,
  listPreferences,
  savePreference,
} from './notifications.repository.ts';

type Preferences = ResponseOf<Endpoints['GET /api/notifications.php']>;

/** Reads which notifications a member gets, and why mails are off as a whole. */
export const readNotifications = async ({ db }: Context, member: Pick<Member, 'id'>): Promise<Preferences> => {
  const stored = await listPreferences(db, member.id);
  const isOn = (type: NotificationType, channel: Channel): boolean =>
    isNotificationOn(type, stored.find((row) => row.type === type && row.channel === channel)?.enabled);
  const account = await findMailStop(db, member.id);
  const reasons = ['fbl', 'bounce', 'listunsubscribe'] as const;
  const paused = account.mails_paused_until;
  const preferences = Object.fromEntries(
    notificationTypes.map((type) => [type, { email: isOn(type, 'email'), push: isOn(type, 'push') }]),
  );
  return {
    // It has a key for every type, because it is built from the list of all types.
    preferences: preferences as Preferences['preferences'],
    email_disabled_reason: reasons.find((reason) => reason === account.reason) ?? null,
    mails_paused_until: paused !== null && paused > new Date() ? paused.toISOString() : null,
  };
};

/** Switches a notification on or off. Notifications of the type that wait for the morning are not sent any more. */
export const setNotification = async (
  { db }: Context,
  member: Member,
  preference: { type: NotificationType; channel: Channel; enabled: boolean },
): Promise<void> => {
  await savePreference(db, member.id, preference);
  const { type, channel, enabled } = preference;
  if (channel === 'email' && !enabled) await deleteWaitingNotifications(db, member.id, type);
};

/**
 * Switches mails on again and confirms it by a mail. An address whose mails bounced stays off until the member changes
 * it (decisions 4.3).
 * @throws {DomainError} `address_bounces`
 */
export const enableEmail = async (context: Context, member: Member): Promise<void> => {
  const { db } = context;
  const { email_disabled_reason: reason } = await readNotifications(context, member);
  if (reason === 'bounce') throw new DomainError('address_bounces');
  await inTransaction(db, async (transaction) => {
    const wasPaused = await endMailPause(transaction, member.id);
    const wasSuppressed = await endSuppression(transaction, member.id);
    // A second press changes nothing and sends no second mail.
    if (wasPaused || wasSuppressed) await queueMail(transaction, { userId: member.id, template: 'mails_on' });
  });
};
