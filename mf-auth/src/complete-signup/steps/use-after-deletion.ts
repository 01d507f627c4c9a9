import { isFocusLost } from '@pairwise/remote/is-focus-lost';
import { type RefObject, useEffect, useRef } from 'react';

interface AfterDeletion {
  list: RefObject<HTMLElement | null>;
  /** Whether the dialog that asks for the confirmation is open. */
  asks: boolean;
  /** Announces the deletion. Screen readers do not announce what changes behind an open dialog. */
  announce: () => void;
  /** Called when no photo is left. */
  onEmptied: () => void;
}

/**
 * Announces that a photo was deleted, and moves the focus to the one that has taken its place. The closing dialog could
 * not return it to the button of the deleted photo.
 * @returns a function that is called with the place of the photo that was deleted, from 0
 */
export const useAfterDeletion = ({ list, asks, announce, onEmptied }: AfterDeletion): ((place: number) => void) => {
  const deleted = useRef<number>(undefined);
  useEffect(() => {
    const place = deleted.current;
    if (asks || place === undefined) return;
    deleted.current = undefined;
    // After the dialog, which has left the focus in the page.
    setTimeout(() => {
      announce();
      if (!isFocusLost()) return;
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
      const next = buttons[Math.min(place, buttons.length - 1)];
      if (next) next.focus();
      else onEmptied();
    });
  });
  return (place) => {
    deleted.current = place;
  };
};
