import type { RefObject } from 'react';

import { isTakenKey } from '../navigation/is-taken-key.ts';
import { useKeyPresses } from '../navigation/use-key-presses.ts';

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

/** The heading has the focus after a navigation. From there the arrow scrolls, as on every page. */
const scrolls = ({ key, target }: KeyboardEvent): boolean =>
  key === 'ArrowUp' && target instanceof Element && target.matches('h1, #content');

/**
 * Plays the game by keyboard. Ignores keys in text fields, outside of the screen, and behind an open dialog or menu.
 * @param screen whose controls leave the keys to the game
 */
export const useSwipeKeys = (actions: SwipeKeys, enabled: boolean, screen: RefObject<HTMLElement | null>): void => {
  useKeyPresses((event) => {
    const action = keys[event.key];
    if (!action || event.defaultPrevented || event.repeat || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (scrolls(event)) return;
    if (isTakenKey(event, screen.current)) return;
    event.preventDefault();
    actions[action]();
  }, enabled);
};
