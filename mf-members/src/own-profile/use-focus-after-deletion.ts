import { isFocusLost } from '@pairwise/remote/is-focus-lost';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the photo that has taken the place of a deleted one. The closing dialog could not return it to the
 * deleted photo and has left it in the page.
 * @param ids of the photos, in their order
 */
export const useFocusAfterDeletion = (list: RefObject<HTMLElement | null>, ids: readonly string[]): void => {
  const before = useRef(ids);
  useEffect(() => {
    const place = before.current.findIndex((id) => !ids.includes(id));
    before.current = ids;
    if (place === -1) return;
    setTimeout(() => {
      if (!isFocusLost()) return;
      const tiles = list.current?.querySelectorAll<HTMLElement>('[aria-haspopup="dialog"]') ?? [];
      tiles[Math.min(place, tiles.length - 1)]?.focus();
    });
  });
};
