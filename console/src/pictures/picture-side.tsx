import type { Picture, PicturePair } from '@pairwise/contracts/pictures';
import { useTranslation } from '@pairwise/i18n';
import { Button, Text, theme } from '@pairwise/ui';
import { useState } from 'react';

import { ChangedMarks, IgnoredMarks } from './picture-marks.tsx';

interface PictureSideProps {
  /** Before or after. */
  caption: string;
  alt: string;
  picture: Picture;
  pair: PicturePair;
  address: string;
}

/** One picture with the outlines of what differs, or a button when it could not be loaded. */
export const PictureSide = ({ caption, alt, picture, pair, address }: PictureSideProps) => {
  const { t } = useTranslation('console');
  const [failed, setFailed] = useState(false);
  const { width, regions, ignored } = pair;
  return (
    <figure css={{ display: 'grid', alignContent: 'start', minInlineSize: 0, margin: 0 }}>
      <figcaption
        css={{
          position: 'sticky',
          insetBlockStart: 0,
          zIndex: 1,
          paddingBlock: theme.space[1],
          background: theme.color.inset,
          color: theme.color.inkMuted,
          overflowWrap: 'anywhere',
          ...theme.text.xs,
        }}
      >
        {caption}
      </figcaption>
      {/* Pages are pictured in the light theme, so their outlines have its colours. */}
      <div
        css={{
          position: 'relative',
          aspectRatio: `${width} / ${picture.height}`,
          colorScheme: 'light',
          background: theme.color.surface,
          color: theme.color.ink,
        }}
      >
        {failed ? (
          <div css={{ display: 'grid', justifyItems: 'start', gap: theme.space[2], padding: theme.space[2] }}>
            <Text size="sm" role="alert">
              {t('pictures.broken')}
            </Text>
            <Button size="sm" variant="ghost" onClick={() => setFailed(false)}>
              {t('state.retry')}
            </Button>
          </div>
        ) : (
          <>
            <img
              src={address}
              alt={alt}
              width={width}
              height={picture.height}
              loading="lazy"
              decoding="async"
              onError={() => setFailed(true)}
              css={{ display: 'block', inlineSize: '100%', blockSize: 'auto' }}
            />
            <IgnoredMarks picture={picture} width={width} regions={ignored} />
            <ChangedMarks picture={picture} width={width} regions={regions} />
          </>
        )}
      </div>
    </figure>
  );
};
