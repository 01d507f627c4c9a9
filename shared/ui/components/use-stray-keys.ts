import { type KeyboardEvent, useEffect, useRef } from 'react';

/** How long after a dialog has opened by itself a key was meant for the page below, in milliseconds. */
const STRAY_MS = 500;

/**
 * Returns handlers that ignore the Enter and Space keys of a dialog right after it has opened, and those held down.
 * @param isUnasked whether the dialog opens by itself; otherwise every key counts
 */
export const useStrayKeys = (isUnasked: boolean) => {
  const openedAt = useRef(Infinity);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  const ignoreStray = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    if (event.repeat || performance.now() - openedAt.current < STRAY_MS) event.preventDefault();
  };
  return isUnasked ? { onKeyDownCapture: ignoreStray, onKeyUpCapture: ignoreStray } : {};
};
