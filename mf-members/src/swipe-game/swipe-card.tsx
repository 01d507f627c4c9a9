import { useTranslation } from '@pairwise/i18n';
import { type Direction, putToRest, useSwipePointer } from '@pairwise/swipe';
import { Photo, VisuallyHidden } from '@pairwise/ui';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';

import { usePhotoSource } from '../photo/use-photo-source.ts';
import { PhotoSteps } from '../photo/photo-steps.tsx';
import { behind, card as cardStyle, CARD_SIZES, gone, LEAVE_MS, photo, returning } from './card-style.ts';
import { Stamps } from './stamp.tsx';
import { SwipeCaption } from './swipe-caption.tsx';
import type { SwipeCard as Card } from '../swipe-deck/swipe-deck.ts';

interface SwipeCardProps {
  card: Card;
  /** `top` can be swiped, `behind` waits, a direction means that the card leaves to that side. */
  place: 'top' | 'behind' | Direction;
  returned: boolean;
  /** Returns false when the swipe is refused: the card springs back. */
  onSwipe: (direction: Direction) => boolean;
  onLeft: (id: number) => void;
}

/** A member as a card to throw to a side. A tap on a half of the photo shows the next or the previous photo. */
export const SwipeCard = ({ card, place, returned, onSwipe, onLeft }: SwipeCardProps) => {
  const { t } = useTranslation('mf-members');
  const photoSource = usePhotoSource();
  const nameId = useId();
  const [shown, setShown] = useState(0);
  const pointer = useSwipePointer({ onSwipe });
  const { images, name } = card;
  const image = images[shown];
  const onTop = place === 'top';
  const thrown = place === 'left' || place === 'right' ? place : undefined;

  const left = useEffectEvent(() => onLeft(card.id));
  useEffect(() => {
    if (!thrown) return undefined;
    const timer = setTimeout(() => left(), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [thrown]);

  const element = useRef<HTMLElement>(null);
  const isBack = onTop && returned;
  useLayoutEffect(() => {
    // A card that comes back while it is still flying is the same element: its drag offset must be reset.
    if (isBack && element.current) putToRest(element.current);
  }, [isBack]);

  return (
    <article
      ref={element}
      aria-labelledby={nameId}
      css={[cardStyle, place === 'behind' && behind, thrown && gone(thrown), isBack && returning]}
      inert={!onTop}
      aria-hidden={!onTop}
      {...(onTop && pointer)}
    >
      <Photo
        {...(image && photoSource(image))}
        alt={image ? t('swipe.photo', { number: shown + 1, name }) : t('swipe.noPhoto', { name })}
        sizes={CARD_SIZES}
        // In a short window the card is wide and cuts the photo. This position keeps the face above the caption.
        position="50% 25%"
        priority
        css={photo}
      >
        {onTop && images.length > 1 && <PhotoSteps count={images.length} shown={shown} onShow={setShown} />}
        <Stamps thrown={thrown} />
        <SwipeCaption card={card} id={nameId} />
        <VisuallyHidden>
          <span role="status">
            {onTop && images.length > 1 && t('swipe.position', { number: shown + 1, total: images.length })}
          </span>
        </VisuallyHidden>
      </Photo>
    </article>
  );
};
