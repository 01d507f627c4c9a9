import { type RefObject, useEffect } from 'react';

/** How much of the visible height a page key scrolls, as in Chromium: a few lines remain to read on from. */
const PAGE_FRACTION = 0.875;

/** The distance that a key scrolls, in pixels, negative upwards; undefined for other keys. */
const distanceOf = (key: string, { clientHeight, scrollHeight }: HTMLElement): number | undefined => {
  switch (key) {
    case 'PageUp':
      return -PAGE_FRACTION * clientHeight;
    case 'PageDown':
      return PAGE_FRACTION * clientHeight;
    case 'Home':
      return -scrollHeight;
    case 'End':
      return scrollHeight;
    default:
      return undefined;
  }
};

/**
 * Scrolls by whole pages at once with the page keys, Home and End. Chromium would scroll smoothly, and stops that when
 * a message is kept in its place on the way: a page became a few lines.
 */
export const usePageKeys = (scroller: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const box = scroller.current;
    const scroll = (event: KeyboardEvent): void => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
      if (!box || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
      const top = distanceOf(key, box);
      if (top === undefined) return;
      event.preventDefault();
      box.scrollBy({ top, behavior: 'instant' });
    };
    box?.addEventListener('keydown', scroll);
    return () => box?.removeEventListener('keydown', scroll);
  }, [scroller]);
};
