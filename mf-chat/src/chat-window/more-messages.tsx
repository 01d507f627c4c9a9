import { useErrorText } from '@pairwise/i18n';
import { Button, css, Text, theme } from '@pairwise/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { FurtherMessages } from './use-shown-part.ts';

const olderPlace = css({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: theme.space[3],
});

/**
 * Loads further messages when it scrolls into view. The button is for keyboards, and the only way after a failure: the
 * place stays in view, so loading by itself would never end.
 */
export const MoreMessages = ({ loading, error, load, label }: FurtherMessages & { label: string }) => {
  const errorText = useErrorText();
  const hasFailed = error !== null;
  const place = useRef<HTMLDivElement>(null);
  const loadLatest = useEffectEvent(load);
  useEffect(() => {
    if (!place.current || loading || hasFailed || !('IntersectionObserver' in window)) return undefined;
    // Recreated after each page: an observer reports changes only, and a short page may leave the button in view.
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) loadLatest();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [loading, hasFailed]);
  return (
    <div ref={place} css={olderPlace}>
      {hasFailed && !loading && (
        <Text size="sm" tone="danger" role="alert">
          {errorText(error)}
        </Text>
      )}
      <Button variant="ghost" size="sm" busy={loading} onClick={load}>
        {label}
      </Button>
    </div>
  );
};
