import type { PicturePair } from '@pairwise/contracts/pictures';
import { formatNumber, useLanguage, useTranslation } from '@pairwise/i18n';
import { Cluster, IconButton, IconMaximize, Text, theme } from '@pairwise/ui';
import { useLayoutEffect, useRef, useState } from 'react';

import { picturesAddress } from '../api/console-api.ts';
import type { Compared } from '../api/queries.ts';
import { PictureSide } from './picture-side.tsx';

/** The smallest share that is not shown as 0.0 %, in percent. */
const least = 0.1;

/** Returns a formatter of shares: `4.2 %`, `< 0.1 %`. */
export const useShare = (): ((share: number) => string) => {
  const { t } = useTranslation('console');
  const language = useLanguage();
  return (share) => {
    const percent = Number((share * 100).toFixed(1));
    const value = percent === 0 ? `< ${formatNumber(least, language)}` : formatNumber(percent, language);
    return t('figure.percent', { value });
  };
};

/** Room above the first outline, for its number and the caption. In pixels. */
const above = 64;

/** In pixels. */
const narrow = 560;

interface PicturePairViewProps {
  compared: Compared;
  path: string;
  pair: PicturePair;
}

/** The pictures of a page at one width, before and after side by side. Both scroll together. */
export const PicturePairView = ({ compared, path, pair }: PicturePairViewProps) => {
  const { t } = useTranslation('console');
  const formatShare = useShare();
  const [large, setLarge] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { width, before, after, regions, share, ignored } = pair;
  const sides = [
    { picture: before, version: compared.against, key: 'before' as const },
    { picture: after, version: compared.version, key: 'after' as const },
  ].flatMap(({ picture, ...side }) => (picture ? [{ ...side, picture }] : []));

  // Shows the first difference, which may be far down the page.
  const [first] = regions;
  const [left, top] = first ? [first.x, first.y] : [];
  useLayoutEffect(() => {
    if (left === undefined || top === undefined || !frame.current) return;
    const scale = large ? 1 : (frame.current.querySelector('img')?.getBoundingClientRect().width ?? 0) / width;
    frame.current.scrollTop = top * scale - above;
    frame.current.scrollLeft = large ? left - above : 0;
  }, [left, top, width, large]);

  const difference =
    regions.length > 0 ? t('pictures.areas', { count: regions.length, share: formatShare(share) }) : t('pictures.same');
  const facts = [t('pictures.width', { width }), ...(before && after ? [difference] : [])];
  const label = t('pictures.compare', { path, width });
  return (
    <div css={{ display: 'grid', gap: theme.space[1], minInlineSize: 0, containerType: 'inline-size' }}>
      <Cluster justify="between" gap={2} wrap={false}>
        <Text size="sm">{facts.join(' · ')}</Text>
        <IconButton
          label={`${t('pictures.enlarge')}: ${label}`}
          aria-pressed={large}
          solid={large}
          onClick={() => setLarge(!large)}
        >
          <IconMaximize />
        </IconButton>
      </Cluster>
      <div
        ref={frame}
        role="region"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
        tabIndex={0}
        css={{
          display: 'grid',
          gridTemplateColumns: large ? `repeat(${sides.length}, ${width}px)` : 'repeat(2, minmax(0, 1fr))',
          // Side by side in a narrow place, the pictures of a desk would be too small to read.
          ...(!large &&
            width > narrow && { [`@container (max-width: ${narrow}px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
          gap: theme.space[3],
          maxBlockSize: 'min(560px, 75vh)',
          overflow: 'auto',
          paddingInline: theme.space[2],
          paddingBlockEnd: theme.space[2],
          borderRadius: theme.radius.md,
          background: theme.color.inset,
        }}
      >
        {sides.map(({ key, picture, version }) => (
          <PictureSide
            key={key}
            caption={t(`pictures.${key}`, { version })}
            alt={t('pictures.alt', { path, version, width })}
            picture={picture}
            pair={pair}
            address={`${picturesAddress(compared)}/${picture.id}`}
          />
        ))}
      </div>
      {ignored.length > 0 && (
        <Text size="sm" tone="muted">
          {t('pictures.ignored')}
        </Text>
      )}
    </div>
  );
};
