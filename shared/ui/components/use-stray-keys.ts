import { type KeyboardEvent, useEffect, useRef } from 'react';

/** How long after a dialog has opened by itself a key was meant for the page below, in milliseconds. */
const STRAY_MS = 500;

/**
 * Returns a function that says whether a dialog must ignore a key: Enter or Space right after it has opened.
 * @param isUnasked whether the dialog opens by itself; otherwise every key counts
 */
export const useStrayKeys = (isUnasked: boolean): ((event: KeyboardEvent) => boolean) => {
  const openedAt = useRef(Infinity);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  return ({ key }) => isUnasked && (key === 'Enter' || key === ' ') && performance.now() - openedAt.current < STRAY_MS;
};
