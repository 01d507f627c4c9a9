import { useEffect, useEffectEvent } from 'react';

import { isTakenKey } from '../navigation/is-taken-key.ts';

export interface SwipeKeys {
  like: () => void;
  pass: () => void;
  open: () => void;
  undo: () => void;
  help: () => void;
}

const keys: Readonly<Record<string, keyof SwipeKeys>> = {
  ArrowLeft: 'pass',
  ArrowRight: 'like',
  ArrowUp: 'open',
  Backspace: 'undo',
  z: 'undo',
  Z: 'undo',
  '?': 'help',
};

/** Plays the game by keyboard. Ignores keys in text fields, and behind an open dialog or menu. */
export const useSwipeKeys = (actions: SwipeKeys, enabled: boolean): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[event.key];
    if (!action || event.defaultPrevented || event.repeat || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTakenKey(event)) return;
    event.preventDefault();
    actions[action]();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listener = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [enabled]);
};
