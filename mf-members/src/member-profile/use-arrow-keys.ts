import { type RefObject, useEffect, useEffectEvent } from 'react';

import { isTakenKey } from '../navigation/is-taken-key.ts';

interface Steps {
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** The keys of controls outside of it are theirs. */
  screen: RefObject<HTMLElement | null>;
}

/** Steps by the arrow keys. Ignores keys in text fields, outside of the screen, and behind an open dialog or menu. */
export const useArrowKeys = ({ onPrevious, onNext, screen }: Steps): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = { ArrowLeft: onPrevious, ArrowRight: onNext }[event.key];
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (isTakenKey(event, screen.current)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
