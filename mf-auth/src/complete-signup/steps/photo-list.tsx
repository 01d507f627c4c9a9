import { bus, useStream } from '@pairwise/bus';
import { photoAddress } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import {
  Banner,
  Button,
  Cluster,
  css,
  Dialog,
  IconButton,
  IconChevronDown,
  IconTrash,
  Photo,
  showToast,
  Stack,
  Tag,
  Text,
  theme,
  VisuallyHidden,
} from '@pairwise/ui';
import { useState } from 'react';

import { type Photos, useDeletePhoto, useOrderPhotos } from '../complete-signup.queries.ts';
import { useAfterDeletion } from './use-after-deletion.ts';
import { useMoveFocus } from './use-move-focus.ts';

type OwnImage = Photos['images'][number];

const row = css({
  display: 'grid',
  gridTemplateColumns: '72px 1fr',
  gap: theme.space[3],
  alignItems: 'center',
  padding: theme.space[2],
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.pair,
});

/** The main photo as others will see it: large, with its controls below. */
const mainRow = css({
  display: 'grid',
  gap: theme.space[2],
  inlineSize: '100%',
  maxInlineSize: 300,
  marginInline: 'auto',
  listStyle: 'none',
});

const statusOf = ({ status }: OwnImage): 'active' | 'rejected' | 'pending' =>
  status === 'active' || status === 'rejected' ? status : 'pending';

interface RowProps {
  image: OwnImage;
  number: number;
  /** False for a single photo, which has no other place. */
  movable: boolean;
  /** Moves the photo by one place; undefined at the end of the list. */
  onEarlier?: (() => void) | undefined;
  onLater?: (() => void) | undefined;
  onRemove: () => void;
}

const PhotoRow = ({ image, number, movable, onEarlier, onLater, onRemove }: RowProps) => {
  const { t } = useTranslation('mf-auth');
  const { cdn_prefix } = useStream(bus.settings$);
  const status = statusOf(image);
  const isMain = number === 1 && status !== 'rejected';
  return (
    <li css={isMain ? mainRow : row}>
      <Photo
        src={photoAddress(cdn_prefix, image.filename, isMain ? 640 : 96)}
        alt={t('completeSignup.photo.alt', { number })}
        ratio={isMain ? '4 / 5' : '1'}
        blurhash={image.blurhash}
        priority={isMain}
      />
      <Stack gap={1}>
        <Cluster gap={2}>
          {isMain && <Tag tone="match">{t('completeSignup.photo.main')}</Tag>}
          <Text as="span" size="sm" tone={status === 'rejected' ? 'danger' : 'muted'}>
            {t(`completeSignup.photo.${status}`)}
            {image.reject_reason !== null && status === 'rejected' && `: ${image.reject_reason}`}
          </Text>
        </Cluster>
        <Cluster gap={1} css={{ marginInlineStart: -10 }}>
          {movable && (
            <>
              <IconButton
                label={t('completeSignup.photo.earlier', { number })}
                data-move="earlier"
                disabled={!onEarlier}
                onClick={onEarlier}
                css={{ '&:disabled': { opacity: 0.35 } }}
              >
                <IconChevronDown css={{ rotate: '180deg' }} />
              </IconButton>
              <IconButton
                label={t('completeSignup.photo.later', { number })}
                data-move="later"
                disabled={!onLater}
                onClick={onLater}
                css={{ '&:disabled': { opacity: 0.35 } }}
              >
                <IconChevronDown />
              </IconButton>
            </>
          )}
          <IconButton label={t('completeSignup.photo.remove', { number })} data-remove onClick={onRemove}>
            <IconTrash />
          </IconButton>
        </Cluster>
      </Stack>
    </li>
  );
};

interface PhotoListProps {
  images: readonly OwnImage[];
  /** The last photo was deleted, and the button that had the focus is gone. */
  onEmptied: () => void;
  /** A photo was deleted. */
  onDeleted: () => void;
}

/** The member's photos in order; the first is the main photo. Refused photos come last and can't be moved. */
export const PhotoList = ({ images, onEmptied, onDeleted }: PhotoListProps) => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const order = useOrderPhotos();
  const remove = useDeletePhoto();
  const [asked, setAsked] = useState<OwnImage>();
  const [announcement, setAnnouncement] = useState('');
  const placed = images.filter(({ status }) => status !== 'rejected').map(({ id }) => id);
  const { list, keepFocus } = useMoveFocus(placed);
  const announceDeletion = useAfterDeletion({
    list,
    asks: asked !== undefined,
    announce: () => showToast({ text: t('completeSignup.photo.removed') }),
    onEmptied,
  });
  const error = order.error ?? remove.error;
  if (images.length === 0) return null;

  // The main photo may have changed: the shell refetches the user.
  const emitChange = { onSuccess: () => bus.emit('user:changed', {}) };
  const move = (from: number, way: 'earlier' | 'later') => {
    const to = way === 'earlier' ? from - 1 : from + 1;
    const id = placed[from];
    if (id === undefined || to < 0 || to >= placed.length) return undefined;
    return () => {
      if (order.isPending) return;
      keepFocus({ id, way });
      const next = placed.toSpliced(from, 1).toSpliced(to, 0, id);
      order.mutate(next, {
        onSuccess: () => {
          emitChange.onSuccess();
          setAnnouncement(t('completeSignup.photo.moved', { number: to + 1, total: placed.length }));
        },
      });
    };
  };
  const close = () => setAsked(undefined);
  /** Closes the dialog about a photo. Another one may have been opened while the photo was being deleted. */
  const closeAbout = (image: OwnImage) => setAsked((now) => (now === image ? undefined : now));
  const removed = ({ id }: OwnImage): void => {
    emitChange.onSuccess();
    onDeleted();
    setAnnouncement('');
    announceDeletion(images.findIndex((image) => image.id === id));
  };

  return (
    <Stack gap={2}>
      <Stack as="ul" ref={list} gap={2} aria-label={t('completeSignup.photo.list')} css={{ margin: 0, padding: 0 }}>
        {images.map((image, index) => {
          const place = placed.indexOf(image.id);
          return (
            <PhotoRow
              key={image.id}
              image={image}
              number={index + 1}
              movable={placed.length > 1}
              onEarlier={move(place, 'earlier')}
              onLater={move(place, 'later')}
              onRemove={() => setAsked(image)}
            />
          );
        })}
      </Stack>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {error && (
        <Banner tone="danger" live="assertive">
          {errorText(error)}
        </Banner>
      )}
      <Dialog
        open={asked !== undefined}
        onClose={close}
        title={t('completeSignup.photo.removeTitle')}
        actions={
          <>
            <Button variant="ghost" onClick={close}>
              {t('completeSignup.photo.removeNo')}
            </Button>
            <Button
              variant="danger"
              busy={remove.isPending}
              onClick={() =>
                asked &&
                remove.mutate(asked.id, { onSuccess: () => removed(asked), onSettled: () => closeAbout(asked) })
              }
            >
              {t('completeSignup.photo.removeYes')}
            </Button>
          </>
        }
      >
        <Text>{t('completeSignup.photo.removeText')}</Text>
      </Dialog>
    </Stack>
  );
};
