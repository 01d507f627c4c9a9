import type { RouteId } from './routes.ts';
import { membersArea } from './routes.ts';
import type { User } from './shapes/user.ts';

/** The alerts of a member above the screens of the default layout, the most urgent first (ALERT-01 to ALERT-05). */
export type Alert = 'activation' | 'gender' | 'email-disabled' | 'time-bonus-banner' | 'photo' | 'push';

const hour = 60 * 60 * 1000;

/**
 * How long each dismissal holds, in milliseconds (decisions N-4). The reminders of the confirmation and of the gender
 * cannot be dismissed: others cannot find the member before.
 */
export const alertLifetimes = {
  'email-disabled': 7 * 24 * hour,
  'time-bonus-banner': Infinity,
  photo: 24 * hour,
  push: 14 * 24 * hour,
} as const satisfies Partial<Record<Alert, number>>;

export type DismissibleAlert = keyof typeof alertLifetimes;

export const isDismissible = (alert: Alert): alert is DismissibleAlert => Object.hasOwn(alertLifetimes, alert);

/** How long after the signup a member has the time bonus, in hours (BILL-07). The server decides; see decisions B-4. */
export const bonusHours = 4;

/** Returns the end of a member's time bonus, in milliseconds since 1970. */
export const endOfBonus = ({ signup_date }: Pick<User, 'signup_date'>): number =>
  Date.parse(signup_date) + bonusHours * hour;

/** Pages without the photo alert: pages about the photo, and pages a member should not be led away from (ALERT-01). */
const withoutPhotoAlert: readonly (RouteId | 'lang-config')[] = [
  'profile',
  'signup',
  'activate-done',
  'premium',
  'notifications',
  'lang-config',
  'directdebit',
];

/**
 * Pages that the link of the confirmation opens: "Your address is confirmed" below a reminder to confirm it would be
 * absurd, and the page asks the open questions itself.
 */
const ofConfirmation: readonly RouteId[] = ['token', 'activate-done'];

/** Pages that offer push: where a member waits for likes and messages, and beside the settings (ALERT-02). */
const withPushOffer: readonly RouteId[] = ['members', 'likes', 'likes-type', 'likes-m-id', 'chats', 'notifications'];

/** What alerts depend on, as far as the server knows it. */
export interface AlertFacts {
  user: Pick<User, 'status' | 'email_disabled_reason' | 'paid_user' | 'signup_date' | 'time_bonus'> & {
    profile: Pick<User['profile'], 'status' | 'main_image'>;
  };
  /** Id of the route. */
  route: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Returns the alerts that may apply to a member on a page, the most urgent first. The browser leaves out those that the
 * member has dismissed, and push where it cannot be offered.
 */
export const possibleAlerts = ({ user, route, now }: AlertFacts): Alert[] => {
  const alerts: [Alert, boolean][] = [
    // Without the activation no message of the member is delivered.
    [
      'activation',
      user.status === 'not_confirmed' &&
        user.profile.status === 'disabled' &&
        !ofConfirmation.some((id) => id === route),
    ],
    // A confirmed profile is shown to others when it has a gender.
    [
      'gender',
      user.status === 'active' && user.profile.status === 'disabled' && !ofConfirmation.some((id) => id === route),
    ],
    ['email-disabled', user.email_disabled_reason !== null],
    [
      'time-bonus-banner',
      membersArea.has(route) && !user.paid_user && user.time_bonus !== false && now < endOfBonus(user),
    ],
    ['photo', user.profile.main_image === null && !withoutPhotoAlert.some((id) => id === route)],
    ['push', withPushOffer.some((id) => id === route)],
  ];
  return alerts.filter(([, applies]) => applies).map(([alert]) => alert);
};
