import { useTranslation } from '@pairwise/i18n';
import { css, IconButton, IconX, Photo, ProgressBar, theme } from '@pairwise/ui';

import { cell, fill, mainCell } from './photo-layout.ts';
import type { PhotoUpload } from './photo-uploads.ts';

const veil = css({ position: 'absolute', inset: 0, background: theme.color.photoVeil });
const bar = css({ position: 'absolute', insetInline: theme.space[2], insetBlockEnd: theme.space[2] });
const stop = css({ position: 'absolute', insetBlockStart: 4, insetInlineEnd: 4 });

interface UploadTileProps {
  upload: PhotoUpload;
  /** The place that the photo will have, from 0. */
  place: number;
  onCancel: () => void;
}

/** A running upload, in the place that the photo will have. */
export const UploadTile = ({ upload: { name, preview, state, progress }, place, onCancel }: UploadTileProps) => {
  const { t } = useTranslation('mf-members');
  const isSent = state === 'sending' && progress === 1;
  return (
    <li css={[cell, place === 0 && mainCell]} style={{ order: place }}>
      <Photo css={[fill, { borderRadius: theme.radius.pairMd }]} src={preview} alt="">
        <span css={veil} />
        <ProgressBar
          css={bar}
          label={t(isSent ? 'own.photos.preparing' : 'own.photos.uploading', { name })}
          {...(!isSent && { value: progress })}
        />
        <IconButton css={stop} tone="on-photo" label={t('own.photos.cancel', { name })} onClick={onCancel}>
          <IconX />
        </IconButton>
      </Photo>
    </li>
  );
};
