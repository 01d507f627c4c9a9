import type { User } from '@pairwise/contracts';
import { type Alert, type DismissibleAlert, isDismissible, possibleAlerts } from '@pairwise/contracts/alerts';
import type { PushState } from '@pairwise/contracts/events';

export interface BrowserFacts {
  user: User;
  /** Id of the route that is shown. */
  route: string;
  /** The server's time, in milliseconds since 1970. */
  now: number;
  push: PushState;
  /** The member has liked, been liked, written or been written to. */
  hadContact: boolean;
  dismissed: (alert: DismissibleAlert) => boolean;
}

/** Returns whether the browser can ask for the permission. After a refusal it would not show its question again. */
export const canTurnOnPush = ({ isCapable, isSubscribed, permission }: PushState): boolean =>
  isCapable && !isSubscribed && (permission === 'unknown' || permission === 'granted');

/**
 * Returns the alerts that apply to a member, the most urgent first (ALERT-01 to ALERT-05). Push is offered after the first
 * like or message, and on the page of the account settings.
 */
export const whichAlerts = ({ user, route, now, push, hadContact, dismissed }: BrowserFacts): Alert[] =>
  possibleAlerts({ user, route, now }).filter((alert) => {
    if (isDismissible(alert) && dismissed(alert)) return false;
    return alert !== 'push' || ((hadContact || route === 'notifications') && canTurnOnPush(push));
  });
