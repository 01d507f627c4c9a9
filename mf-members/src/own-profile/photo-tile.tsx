import { bus, useStream } from '@pairwise/bus';
import { photoAddress } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { css, IconClock, IconLock, Photo, Tag, theme } from '@pairwise/ui';
import type { ComponentProps } from 'react';

import { isPending, type OwnPhoto } from './own-photos.queries.ts';
import { cell, fill, mainCell } from './photo-layout.ts';

const button = css({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.pairMd,
  background: 'none',
  color: 'inherit',
  cursor: 'grab',
  // A resting finger lifts the photo: no context menu, no selection.
  touchAction: 'manipulation',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  '&:focus-visible': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 2 },
});

const lifted = css({
  '& > button': { outline: `3px solid ${theme.color.secondary}`, outlineOffset: 2 },
  '& img': { opacity: 0.45 },
});

const below = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  padding: `${theme.space[2]} 6px`,
  color: theme.color.photoInk,
  fontWeight: theme.weight.medium,
  ...theme.text.xs,
});

const veil = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: 4,
  background: theme.color.photoVeil,
  color: theme.color.photoInk,
  fontWeight: theme.weight.bold,
  ...theme.text.xs,
});

interface PhotoTileProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  photo: OwnPhoto;
  /** The shown place, from 0, and the number of photos. */
  place: number;
  total: number;
  /** Beyond the member's limit, so others don't see it (decisions M-14). */
  hidden: boolean;
  held: boolean;
}

/** One own photo: a press opens its actions, a hold lifts it to be moved. */
export const PhotoTile = ({ photo, place, total, hidden, held, ...rest }: PhotoTileProps) => {
  const { t } = useTranslation('mf-members');
  const { cdn_prefix } = useStream(bus.settings$);
  const isMain = place === 0;
  const address = (width: 320 | 640) => photoAddress(cdn_prefix, photo.filename, width);
  const words = [
    t('own.photos.alt', { number: place + 1, total }),
    isMain && t('own.photos.main'),
    isPending(photo) && t('own.photos.pending'),
    hidden && t('own.photos.hidden'),
  ];
  return (
    <li css={[cell, isMain && mainCell, held && lifted]} style={{ order: place }}>
      <button
        type="button"
        css={button}
        aria-label={words.filter(Boolean).join(', ')}
        aria-describedby="own-photos-keys"
        aria-haspopup="dialog"
        data-photo="placed"
        onDragStart={(event) => event.preventDefault()}
        {...rest}
      >
        <Photo
          css={fill}
          src={address(320)}
          srcSet={`${address(320)} 320w, ${address(640)} 640w`}
          sizes={isMain ? '(min-width: 768px) 290px, 60vw' : '(min-width: 768px) 140px, 30vw'}
          alt=""
          blurhash={photo.blurhash}
          priority={isMain}
          scrim={isPending(photo)}
        >
          {isMain && (
            <Tag tone="popular" css={{ position: 'absolute', insetBlockStart: 8, insetInlineStart: 8 }}>
              {t('own.photos.main')}
            </Tag>
          )}
          {hidden && (
            <span css={veil}>
              <IconLock size={22} />
              {t('own.photos.hidden')}
            </span>
          )}
          {isPending(photo) && (
            <span css={below}>
              <IconClock size={14} />
              {t('own.photos.pending')}
            </span>
          )}
        </Photo>
      </button>
    </li>
  );
};
