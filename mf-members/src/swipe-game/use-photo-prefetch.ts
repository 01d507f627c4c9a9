import { useEffect } from 'react';

import { usePhotoSource } from '../photo/use-photo-source.ts';
import type { SwipeCard } from '../swipe-deck/swipe-deck.ts';
import { CARD_SIZES } from './card-style.ts';

/** Ids of photos that are in the browser's cache already. */
const fetched = new Set<string>();

/**
 * Prefetches the next photos: the second of the card on top, and the first of the two cards below it, at the
 * width at which they will be shown.
 */
export const usePhotoPrefetch = (cards: readonly SwipeCard[]): void => {
  const photoSource = usePhotoSource();
  const images = [cards[1]?.images[0], cards[2]?.images[0], cards[0]?.images[1]].filter((image) => image !== undefined);
  const wanted = images.map((image) => image.id).join(' ');
  useEffect(() => {
    for (const image of images) {
      const { src, srcSet } = photoSource(image);
      if (fetched.has(image.id)) continue;
      fetched.add(image.id);
      const ahead = new Image();
      ahead.sizes = CARD_SIZES;
      ahead.srcset = srcSet;
      ahead.src = src;
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `wanted` names the images; their addresses do not change
  }, [wanted]);
};
