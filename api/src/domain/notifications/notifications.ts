import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';
import { notificationTypes } from '@pairwise/contracts/shapes/user';
import { sql } from 'kysely';

import type { NotificationType } from '../../db/types.generated.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { queueMail } from '../mails/queue-mail.ts';
import type { Member } from '../session/member.ts';
import { dropWaitingNotices } from './waiting-notices.ts';

type Preferences = ResponseOf<Endpoints['GET /api/notifications.php']>;
type Channel = BodyOf<Endpoints['PUT /api/notifications.php']>['channel'];

/** Off until a member asks for them (decisions N-2). */
export const offByDefault: readonly NotificationType[] = ['promotions', 'weekly_updates', 'news'];

export const readNotifications = async ({ db }: Context, member: Pick<Member, 'id'>): Promise<Preferences> => {
  const stored = await db.selectFrom('notification_preferences').where('user_id', '=', member.id).selectAll().execute();
  const isOn = (type: NotificationType, channel: Channel): boolean =>
    stored.find((row) => row.type === type && row.channel === channel)?.enabled ?? !offByDefault.includes(type);
  const account = await db
    .selectFrom('users')
    .leftJoin('email_suppressions', (join) =>
      join
        .onRef('email_suppressions.site_id', '=', 'users.site_id')
        .onRef('email_suppressions.email', '=', 'users.email'),
    )
    .where('users.id', '=', member.id)
    .select(['email_suppressions.reason', 'users.mails_paused_until'])
    .executeTakeFirstOrThrow();
  const reasons = ['fbl', 'bounce', 'listunsubscribe'] as const;
  const paused = account.mails_paused_until;
  const preferences = Object.fromEntries(
    notificationTypes.map((type) => [type, { email: isOn(type, 'email'), push: isOn(type, 'push') }]),
  );
  return {
    // Made from the list of all types just above.
    preferences: preferences as Preferences['preferences'],
    email_disabled_reason: reasons.find((reason) => reason === account.reason) ?? null,
    mails_paused_until: paused !== null && paused > new Date() ? paused.toISOString() : null,
  };
};

export const setNotification = async (
  { db }: Context,
  member: Member,
  { type, channel, enabled }: { type: NotificationType; channel: Channel; enabled: boolean },
): Promise<void> => {
  await db
    .insertInto('notification_preferences')
    .values({ user_id: member.id, type, channel, enabled })
    .onConflict((conflict) => conflict.columns(['user_id', 'type', 'channel']).doUpdateSet({ enabled }))
    .execute();
  if (channel === 'email' && !enabled) await dropWaitingNotices(db, member.id, type);
};

/** Mails again, and says so by one. An address whose mails came back stays off until it is another (decisions 4.3). */
export const enableEmail = async (context: Context, member: Member): Promise<void> => {
  const { db } = context;
  const { email_disabled_reason: reason } = await readNotifications(context, member);
  if (reason === 'bounce') throw new DomainError('address_bounces');
  await db.transaction().execute(async (transaction) => {
    const resting = await transaction
      .updateTable('users')
      .set({ mails_paused_until: null })
      .where('id', '=', member.id)
      .where('mails_paused_until', '>', sql<Date>`now()`)
      .returning('id')
      .executeTakeFirst();
    const { numAffectedRows: lifted = 0n } = await sql`delete from email_suppressions e using users u
      where u.id = ${member.id} and e.site_id = u.site_id and e.email = u.email`.execute(transaction);
    // Pressed twice, it is said once.
    if (resting || lifted > 0n) await queueMail(transaction, { userId: member.id, template: 'mails_on' });
  });
};
