import { useEffect, useEffectEvent } from 'react';

import { isTakenKey } from '../navigation/is-taken-key.ts';

interface Steps {
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Steps by the arrow keys. Ignores keys in text fields, and behind an open dialog or menu. */
export const useArrowKeys = ({ onPrevious, onNext }: Steps): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = { ArrowLeft: onPrevious, ArrowRight: onNext }[event.key];
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (isTakenKey(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
