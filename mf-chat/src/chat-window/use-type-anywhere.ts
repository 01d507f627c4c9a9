import { type RefObject, useEffect } from 'react';

/** What takes keys itself, or has a shortcut of its own. */
const takesKeys = 'input, textarea, select, [contenteditable], [role="textbox"], [aria-keyshortcuts]';

const layers = 'dialog[open], [role="dialog"], [role="menu"]';

const hasKeyboard = (): boolean => globalThis.matchMedia?.('(hover: hover) and (pointer: fine)').matches;

/** Whether a key press begins a text: one character, without a modifier. The space bar scrolls, and presses buttons. */
const beginsText = (event: KeyboardEvent): boolean =>
  Array.from(event.key).length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;

/**
 * Moves the focus to a field when the member begins to type anywhere on the page, so that the character lands in it. Not
 * on touch screens, and not while another field or a layer takes the keys.
 */
export const useTypeAnywhere = (field: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || !beginsText(event) || !hasKeyboard()) return;
      if (event.target instanceof Element && event.target.closest(takesKeys)) return;
      if (document.querySelector(layers)) return;
      // The browser types the character into whatever has the focus after this event.
      field.current?.focus();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [field]);
};
