import { Button, css, theme } from '@pairwise/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { FurtherMessages } from './use-shown-part.ts';

const olderPlace = css({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: theme.space[3],
});

/** Loads further messages when it scrolls into view. The button is for keyboards. */
export const MoreMessages = ({ loading, load, label }: FurtherMessages & { label: string }) => {
  const place = useRef<HTMLDivElement>(null);
  const loadLatest = useEffectEvent(load);
  useEffect(() => {
    if (!place.current || loading || !('IntersectionObserver' in window)) return undefined;
    // Recreated after each page: an observer reports changes only, and a short page may leave the button in view.
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) loadLatest();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [loading]);
  return (
    <div ref={place} css={olderPlace}>
      <Button variant="ghost" size="sm" busy={loading} onClick={load}>
        {label}
      </Button>
    </div>
  );
};
