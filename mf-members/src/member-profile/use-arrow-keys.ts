import type { RefObject } from 'react';

import { isTakenKey } from '../navigation/is-taken-key.ts';
import { useKeyPresses } from '../navigation/use-key-presses.ts';

interface Steps {
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** The keys of controls outside of it are theirs. */
  screen: RefObject<HTMLElement | null>;
}

/** Steps by the arrow keys. Ignores keys in text fields, outside of the screen, and behind an open dialog or menu. */
export const useArrowKeys = ({ onPrevious, onNext, screen }: Steps): void => {
  useKeyPresses((event) => {
    const act = { ArrowLeft: onPrevious, ArrowRight: onNext }[event.key];
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (isTakenKey(event, screen.current)) return;
    event.preventDefault();
    act();
  });
};
