import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Returns whether the page is hydrated: false in prerendered HTML and during hydration. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
