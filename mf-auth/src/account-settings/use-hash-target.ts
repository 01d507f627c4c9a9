import { useBusEvent } from '@pairwise/bus';
import { useLocation } from '@pairwise/router';
import { useEffect, useRef } from 'react';

import { partIn } from './use-open-part.ts';

/** What a member does to read another part of the page than the one that the address names. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const goTo = (hash: string): void => {
  const target = hash === '' ? null : document.getElementById(hash.slice(1));
  if (!target) return;
  target.scrollIntoView({ block: 'start' });
  document.getElementById(`${target.id}-title`)?.focus({ preventScroll: true });
};

/**
 * Goes to the section that the fragment of the address names: a browser does so only for a part that is there when the
 * document loads. Sections above may grow while their data loads, so it goes there again until the member moves. After a
 * form that was open over the page, the focus stays on the button that had opened it.
 */
export const useHashTarget = (): void => {
  const location = useLocation();
  const { hash } = location;
  const before = useRef(location);
  // The shell moves to the top of each new screen and then emits this event.
  useBusEvent('navigation:done', () => {
    if (!partIn(before.current.search)) goTo(hash);
  });
  useEffect(() => {
    // A new location with the same fragment goes there again: its link was pressed once more.
    const target = location.hash;
    const wasOpen = partIn(before.current.search) !== undefined;
    before.current = location;
    if (wasOpen) return undefined;
    goTo(target);
    if (target === '' || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => goTo(target));
    const stop = (): void => observer.disconnect();
    observer.observe(document.body);
    for (const move of ownMoves) globalThis.addEventListener(move, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const move of ownMoves) globalThis.removeEventListener(move, stop);
    };
  }, [location]);
};
