import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Returns whether the code of the page runs: not in its prerendered HTML, nor while React takes that over. */
export const useRunsCode = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
