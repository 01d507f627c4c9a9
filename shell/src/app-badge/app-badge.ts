import { bus } from '@pairwise/bus';

/** What browsers offer to installed apps, where they do. */
interface Badges {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/**
 * The number at the icon of the installed app: unread messages and new likes, the same sum as in the title (PUSH-04).
 * That it may fail, where the app is not installed or the member refused notifications, is nobody's concern.
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
