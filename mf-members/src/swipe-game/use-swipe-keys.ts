import { useEffect, useEffectEvent } from 'react';

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

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'));

/** Plays the game by keyboard. Ignores keys in text fields, and behind an open dialog or menu. */
export const useSwipeKeys = (actions: SwipeKeys, enabled: boolean): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[event.key];
    if (!action || event.defaultPrevented || event.repeat || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (takesText(event.target) || document.querySelector('dialog[open], [role="menu"]')) return;
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
