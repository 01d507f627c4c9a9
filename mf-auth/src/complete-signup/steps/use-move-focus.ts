import { useLayoutEffect, useRef } from 'react';

interface Move {
  id: string;
  /** The pressed button, as its `data-move`. */
  way: 'earlier' | 'later';
}

/**
 * Keeps the focus on a photo that a button moves: on the same button, or on the other one at the end of the list, where
 * the same one is disabled.
 * @param order the ids of the photos that can be moved, which are the first of the list
 */
export const useMoveFocus = (order: readonly string[]) => {
  const list = useRef<HTMLUListElement>(null);
  const move = useRef<Move>(undefined);
  const shown = order.join();
  useLayoutEffect(() => {
    const moved = move.current;
    move.current = undefined;
    const { activeElement, body } = document;
    if (!moved || (activeElement !== body && !list.current?.contains(activeElement))) return;
    const row = list.current?.children[shown.split(',').indexOf(moved.id)];
    const button =
      row?.querySelector<HTMLButtonElement>(`[data-move="${moved.way}"]:enabled`) ??
      row?.querySelector<HTMLButtonElement>('[data-move]:enabled');
    button?.focus();
  }, [shown]);
  return { list, keepFocus: (next: Move): void => void (move.current = next) };
};
