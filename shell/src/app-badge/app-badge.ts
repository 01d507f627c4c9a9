import { bus } from '@pairwise/bus';

/** The Badging API. Not every browser has it. */
interface Badges {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/**
 * Shows unread messages plus new likes at the icon of the installed app, the same sum as in the title (PUSH-04). Ignores
 * failures: the app may not be installed, or the member has refused notifications.
 */
export const followCounts = (badges: Badges = navigator): void => {
  let shown: number | undefined;
  const update = (): void => {
    const count = bus.unread$.value + bus.likes$.value;
    if (count === shown) return;
    shown = count;
    const done = count > 0 ? badges.setAppBadge?.(count) : badges.clearAppBadge?.();
    done?.catch(() => undefined);
  };
  bus.unread$.subscribe(update);
  bus.likes$.subscribe(update);
};
