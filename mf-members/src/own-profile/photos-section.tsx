import { useOnline } from '@pairwise/api-client';
import { paths } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { isDemoMode } from '@pairwise/remote';
import { Link } from '@pairwise/router';
import {
  Banner,
  Button,
  css,
  IconButton,
  IconCamera,
  IconDiamond,
  IconPhoto,
  IconX,
  LinkButton,
  Stack,
  Text,
  theme,
} from '@pairwise/ui';
import { type ChangeEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { AppealSheet } from './appeal-sheet.tsx';
import { isPending, type OwnPhotos, placedPhotos, useDeletePhoto, useOrderPhotos } from './own-photos.queries.ts';
import { PhotoGrid } from './photo-grid.tsx';
import { PhotoSheet } from './photo-sheet.tsx';
import { type PhotoUpload, photoUploads } from './photo-uploads.ts';
import { RefusedPhotos } from './refused-photos.tsx';
import { useAfterDeletion } from './use-after-deletion.ts';
import type { Overlay } from './use-overlay.ts';
import { usePhotoDecisions } from './use-photo-decisions.ts';

/** Photos that premium members may have (MEMBER-06). */
const PREMIUM_LIMIT = 25;
const accepted = 'image/jpeg,image/png,image/webp';

/** Only on touch devices, which have a camera: a desktop browser would open the file dialog again. */
const onlyInHand = css({ display: 'none', '@media (pointer: coarse)': { display: 'flex' } });
/** Always rendered, because screen readers announce only changes of an existing region; takes no room while empty. */
const statusLine = css({ '&:empty': { marginBlockStart: `calc(${theme.space[3]} * -1)` } });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: theme.space[2], '& > *': { flex: '1 1 150px' } });

interface PhotosSectionProps {
  photos: OwnPhotos;
  overlay: Overlay | undefined;
  onOpen: (overlay: Overlay) => void;
  onClose: () => void;
}

/** Explains why an upload failed, with the buttons to retry and to dismiss it. */
const FailedUpload = ({ upload, disabled }: { upload: PhotoUpload; disabled: boolean }) => {
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  const canRetry = upload.error?.code === 'error' || upload.error?.code === 'offline';
  return (
    <Banner
      tone="danger"
      live="assertive"
      action={
        <>
          {canRetry && (
            <Button variant="plain" size="sm" disabled={disabled} onClick={() => photoUploads.retry(upload.key)}>
              {t('own.retry')}
            </Button>
          )}
          <IconButton
            label={t('own.photos.dismiss', { name: upload.name })}
            onClick={() => photoUploads.cancel(upload.key)}
            css={{ marginBlock: -8, marginInlineEnd: -10, color: 'inherit' }}
          >
            <IconX />
          </IconButton>
        </>
      }
    >
      <strong css={{ display: 'block', overflowWrap: 'anywhere' }}>{upload.name}</strong>
      {errorText(upload.error)}
    </Banner>
  );
};

/** The photos: their order, pending and refused ones, uploads, and the limit. */
export const PhotosSection = ({ photos: { images, limit }, overlay, onOpen, onClose }: PhotosSectionProps) => {
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  const online = useOnline();
  const uploads = useSyncExternalStore(photoUploads.subscribe, photoUploads.list);
  const order = useOrderPhotos();
  const files = useRef<HTMLInputElement>(null);
  const section = useRef<HTMLDivElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [appealed, setAppealed] = useState<ReadonlySet<string>>(new Set());
  const decisions = usePhotoDecisions(images);

  const placed = placedPhotos(images);
  const refused = images.filter(({ status }) => status === 'rejected');
  const running = uploads.filter(({ state }) => state !== 'failed');
  const failed = uploads.filter(({ state }) => state === 'failed');
  const isFull = placed.length + running.length >= limit;
  const pending = placed.filter(isPending).length;
  const isUploading = running.length > 0;
  const open = overlay && overlay.kind !== 'edit' ? images.find(({ id }) => id === overlay.id) : undefined;

  const announceDeletion = useAfterDeletion({ section, placed, refused, asks: open !== undefined });
  const remove = useDeletePhoto({
    onDeleted: (id) => {
      const photo = images.find((image) => image.id === id);
      if (photo) announceDeletion(photo);
      decisions.clear();
    },
    onGone: (id) => {
      // Another sheet may have been opened while the photo was being deleted.
      if (overlay?.kind === 'photo' && overlay.id === id) onClose();
    },
  });
  const error = order.error ?? remove.error;

  useEffect(() => {
    if (!isUploading) return undefined;
    // The browser asks before the page is left: running uploads would be lost.
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUploading]);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    photoUploads.add([...(target.files ?? [])]);
    // Choosing the same file again must fire a change event, too.
    target.value = '';
  };
  const sort = (ids: string[]): void => order.mutate(ids);

  const countText = () => {
    if (placed.length === 0) return t('own.photos.none');
    return t('own.photos.count', { count: placed.length, limit });
  };
  return (
    <Stack ref={section} gap={3}>
      <Text size="sm" tone="muted">
        {countText()}
        {placed.length > 1 && ` ${t('own.photos.how')}`}
      </Text>
      <PhotoGrid
        photos={placed}
        uploads={running}
        limit={limit}
        disabled={!online}
        onSort={sort}
        onOpen={({ id }) => onOpen({ kind: 'photo', id })}
        onAdd={() => files.current?.click()}
        onCancel={({ key }) => photoUploads.cancel(key)}
      />
      <Text size="sm" tone="muted" role="status" css={statusLine}>
        {pending > 0
          ? t(isDemoMode() ? 'own.photos.pendingDemo' : 'own.photos.pendingLong', { count: pending })
          : decisions.text}
      </Text>
      {error && (
        <Banner tone="danger" live="assertive">
          {errorText(error)}
        </Banner>
      )}
      {failed.map((upload) => (
        <FailedUpload key={upload.key} upload={upload} disabled={!online} />
      ))}
      {isFull && limit < PREMIUM_LIMIT && (
        <Banner
          tone="promo"
          icon={<IconDiamond />}
          action={
            <LinkButton as={Link} to={paths.premium()} variant="primary" size="sm">
              {t('own.photos.premium')}
            </LinkButton>
          }
        >
          <strong css={{ display: 'block' }}>{t('own.photos.more', { limit: PREMIUM_LIMIT })}</strong>
          <Text as="span" size="sm">
            {errorText({ code: 'photo_limit' })}
          </Text>
        </Banner>
      )}
      {isFull && limit >= PREMIUM_LIMIT && (
        <Text size="sm" tone="muted">
          {t('own.photos.full', { limit })}
        </Text>
      )}
      {!isFull && (
        <>
          <div css={buttons}>
            <Button
              variant="ghost"
              icon={<IconPhoto />}
              data-add-photo
              disabled={!online}
              onClick={() => files.current?.click()}
            >
              {t('own.photos.choose')}
            </Button>
            <Button
              variant="ghost"
              icon={<IconCamera />}
              disabled={!online}
              css={onlyInHand}
              onClick={() => camera.current?.click()}
            >
              {t('own.photos.camera')}
            </Button>
          </div>
          <input
            ref={files}
            type="file"
            hidden
            multiple
            accept={accepted}
            aria-label={t('own.photos.choose')}
            onChange={choose}
          />
          <input
            ref={camera}
            type="file"
            hidden
            accept="image/*"
            capture="user"
            aria-label={t('own.photos.camera')}
            onChange={choose}
          />
          <Text size="sm" tone="muted">
            {t('own.photos.formats')}
          </Text>
        </>
      )}
      <RefusedPhotos
        photos={refused}
        appealed={appealed}
        onAppeal={({ id }) => onOpen({ kind: 'appeal', id })}
        onOpen={({ id }) => onOpen({ kind: 'photo', id })}
      />
      {open && overlay?.kind === 'photo' && (
        <PhotoSheet
          photo={open}
          order={placed.map(({ id }) => id)}
          onSort={sort}
          sortError={order.error}
          deletes={remove.isPending ? (remove.variables === open.id ? 'this' : 'other') : undefined}
          deletionError={remove.variables === open.id ? remove.error : null}
          onDelete={() => remove.mutate(open.id)}
          onClose={onClose}
        />
      )}
      {open?.status === 'rejected' && overlay?.kind === 'appeal' && (
        <AppealSheet photo={open} onAppealed={() => setAppealed(new Set([...appealed, open.id]))} onClose={onClose} />
      )}
    </Stack>
  );
};
