import type { RouteId, User } from '@pairwise/contracts';
import type { PushState } from '@pairwise/contracts/events';

import type { Dismissible } from './dismissals.ts';

export type Alert = 'activation' | Dismissible;

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

export interface AlertFacts {
  user: User | null | undefined;
  /** Id of the route that is shown. */
  route: string | undefined;
  push: PushState;
  /** The member has liked, been liked, written or been written to. */
  hadContact: boolean;
  dismissed: (alert: Dismissible) => boolean;
}

const hasNoPhoto = ({ user }: AlertFacts): boolean => user?.profile.main_image === null;

/**
 * Returns whether to offer push: after the first like or message, and on the page of the account settings. After a
 * refusal the browser would not show its question again.
 */
const canOfferPush = ({ push, hadContact, route }: AlertFacts): boolean =>
  (hadContact || route === 'notifications') &&
  push.isCapable &&
  !push.isSubscribed &&
  (push.permission === 'unknown' || push.permission === 'granted');

/** Returns the alerts that apply to a member, the most urgent first (ALERT-01 to ALERT-04). */
export const whichAlerts = (facts: AlertFacts): Alert[] => {
  const { user, route, dismissed } = facts;
  if (!user || route === undefined) return [];
  const alerts: [Alert, boolean][] = [
    // Not dismissible: without the activation no message of the member is delivered.
    ['activation', user.status === 'not_confirmed' && user.profile.status === 'disabled'],
    ['email-disabled', user.email_disabled_reason !== null && !dismissed('email-disabled')],
    ['photo', hasNoPhoto(facts) && !withoutPhotoAlert.some((id) => id === route) && !dismissed('photo')],
    ['push', canOfferPush(facts) && !dismissed('push')],
  ];
  return alerts.filter(([, applies]) => applies).map(([alert]) => alert);
};
