import { bus, useStream } from '@pairwise/bus';
import { photoAddress } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { css, IconPlus, Photo, theme, VisuallyHidden } from '@pairwise/ui';
import { useState } from 'react';

import type { OwnPhoto } from './own-photos.queries.ts';
import { cell, grid, mainCell } from './photo-layout.ts';
import { PhotoTile } from './photo-tile.tsx';
import type { PhotoUpload } from './photo-uploads.ts';
import { UploadTile } from './upload-tile.tsx';
import { useSlide } from './use-slide.ts';
import { useSorter } from './use-sorter.ts';

/** Places in the first rows: the main photo and the two beside it. */
const FIRST_ROWS = 3;

const empty = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: `1.5px dashed ${theme.color.lineStrong}`,
  borderRadius: theme.radius.pairMd,
  background: theme.color.inset,
  color: theme.color.inkMuted,
  '&:hover': { color: theme.color.ink, borderColor: theme.color.inkMuted },
});

/** The dragged photo: under the finger, tilted, larger than its place. */
const ghostStyle = css({
  position: 'fixed',
  zIndex: 20,
  insetBlockStart: -70,
  insetInlineStart: -56,
  inlineSize: 112,
  pointerEvents: 'none',
  rotate: '-3deg',
  borderRadius: theme.radius.pair,
  boxShadow: theme.shadow.high,
});

interface PhotoGridProps {
  photos: readonly OwnPhoto[];
  uploads: readonly PhotoUpload[];
  limit: number;
  /** Disables sorting and adding, without a network. */
  disabled: boolean;
  onSort: (order: string[]) => void;
  onOpen: (photo: OwnPhoto) => void;
  onAdd: () => void;
  onCancel: (upload: PhotoUpload) => void;
}

/** The photos in their order, the running uploads, and the free places. */
export const PhotoGrid = (props: PhotoGridProps) => {
  const { photos, uploads, limit, disabled, onSort, onOpen, onAdd, onCancel } = props;
  const { t } = useTranslation('mf-members');
  const { cdn_prefix } = useStream(bus.settings$);
  const [announcement, setAnnouncement] = useState('');
  const ids = photos.map(({ id }) => id);
  const total = ids.length;
  const { held, order, item, ghost } = useSorter({
    ids,
    onSort,
    announce: (what, place) => setAnnouncement(t(`own.photos.said.${what}`, { number: place + 1, total })),
  });
  const list = useSlide(order.join());

  const taken = total + uploads.length;
  const free = Math.max(0, limit - taken);
  const places = free === 0 || disabled ? 0 : Math.max(1, Math.min(free, FIRST_ROWS - taken));
  const dragged = held?.by === 'pointer' ? photos.find(({ id }) => id === held?.id) : undefined;
  return (
    <>
      <ul ref={list} css={grid} aria-label={t('own.photos.list')}>
        {photos.map((photo) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            place={order.indexOf(photo.id)}
            total={total}
            hidden={order.indexOf(photo.id) >= limit}
            held={held?.id === photo.id}
            onClick={() => onOpen(photo)}
            {...(!disabled && item(photo.id))}
          />
        ))}
        {uploads.map((upload, index) => (
          <UploadTile key={upload.key} upload={upload} place={total + index} onCancel={() => onCancel(upload)} />
        ))}
        {Array.from({ length: places }, (_, index) => (
          // The button below the photos does the same and has a text.
          <li
            key={`free-${index}`}
            css={[cell, taken + index === 0 && mainCell]}
            style={{ order: taken + index }}
            aria-hidden="true"
          >
            <button type="button" css={empty} tabIndex={-1} onClick={onAdd}>
              <IconPlus size={28} />
            </button>
          </li>
        ))}
      </ul>
      <span id="own-photos-keys" hidden>
        {t('own.photos.keys')}
      </span>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {dragged && (
        <div ref={ghost} css={ghostStyle} aria-hidden="true">
          <Photo src={photoAddress(cdn_prefix, dragged.filename, 320)} alt="" blurhash={dragged.blurhash} />
        </div>
      )}
    </>
  );
};
