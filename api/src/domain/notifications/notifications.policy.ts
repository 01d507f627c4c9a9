import type { NotificationType } from '../../db/types.generated.ts';

/** Notification types that are off until the member switches them on (decisions N-2). */
export const offByDefault: readonly NotificationType[] = ['promotions', 'weekly_updates', 'news'];

/** Hours of the member's local time in which notifications wait (decisions N-3). */
export const quietHours = { from: 22, to: 8 } as const;

/** A member who was active within these minutes gets no mail: the page shows the same (decisions N-3). */
export const ONLINE_MINUTES = 2;

/** Hours between two mails of one type (decisions N-3). */
export const HOURS_BETWEEN_MAILS = 4;

/** Notifications by mail within 24 hours, of all types (decisions N-3). */
export const MAILS_A_DAY = 3;

/** Whether a notification is on: the member's choice, or the default of its type. */
export const isNotificationOn = (type: NotificationType, chosen: boolean | undefined): boolean =>
  chosen ?? !offByDefault.includes(type);
