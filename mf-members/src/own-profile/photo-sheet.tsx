import { type ApiError, useOnline } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { photoAddress } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import {
  Banner,
  Button,
  css,
  IconChevronLeft,
  IconChevronRight,
  IconStar,
  IconTrash,
  Photo,
  Sheet,
  Stack,
  Text,
  theme,
  VisuallyHidden,
} from '@pairwise/ui';
import { useLayoutEffect, useRef, useState } from 'react';

import { moveItem } from './grid-moves.ts';
import { isPending, type OwnPhoto } from './own-photos.queries.ts';

const picture = css({ aspectRatio: 'auto', blockSize: 'min(40dvh, 340px)' });
const pair = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: theme.space[2] });

interface PhotoSheetProps {
  photo: OwnPhoto;
  /** Ids of the placed photos, in their order. */
  order: readonly string[];
  onSort: (order: string[]) => void;
  /** Why the last order could not be saved. */
  sortError: ApiError | null;
  /** Whether a photo is being deleted: this one or, when its sheet was closed meanwhile, another. */
  deletes: 'this' | 'other' | undefined;
  /** Why this photo could not be deleted. */
  deletionError: ApiError | null;
  onDelete: () => void;
  onClose: () => void;
}

/** The actions on a photo without dragging: move, make it the main photo, delete it after a confirmation. */
export const PhotoSheet = (props: PhotoSheetProps) => {
  const { photo, order, onSort, sortError, deletes, deletionError, onDelete, onClose } = props;
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  const online = useOnline();
  const { cdn_prefix } = useStream(bus.settings$);
  const [isConfirming, setConfirming] = useState(false);
  const place = order.indexOf(photo.id);
  const isRefused = place < 0;
  const last = order.length - 1;
  const number = place + 1;
  const error = deletionError ?? sortError;

  const [announcement, setAnnouncement] = useState('');
  const statement = useRef<HTMLParagraphElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  /** The place that the photo moves to. There, at an end of the order, the pressed button is disabled. */
  const target = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (target.current !== place) return;
    target.current = undefined;
    if (buttons.current?.querySelector(':focus:enabled')) return;
    buttons.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [place]);

  const moveTo = (to: number): void => {
    target.current = to;
    onSort(moveItem(order, place, to));
    setAnnouncement(t('own.photos.said.moved', { number: to + 1, total: order.length }));
  };
  const title = () => {
    if (isConfirming) return t('own.photos.removeTitle');
    return isRefused ? t('own.photos.refused') : t('own.photos.alt', { number, total: order.length });
  };
  const state = () => {
    if (isRefused) return photo.reject_reason ?? t('own.photos.refused');
    if (isPending(photo)) return t('own.photos.pendingText');
    return t(place === 0 ? 'own.photos.mainText' : 'own.photos.active');
  };
  return (
    // The focus begins at the statement: the first button of a lone photo deletes it.
    <Sheet open onClose={onClose} closeLabel={t('own.close')} title={title()} initialFocus={statement}>
      <Stack gap={4}>
        <Photo
          css={picture}
          src={photoAddress(cdn_prefix, photo.filename, 640)}
          alt={isRefused ? t('own.photos.refused') : t('own.photos.alt', { number, total: order.length })}
          blurhash={photo.blurhash}
        />
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
        {error && (
          <Banner tone="danger" live="assertive">
            {errorText(error)}
          </Banner>
        )}
        {isConfirming ? (
          <Stack gap={2}>
            <Text>{t('own.photos.removeText')}</Text>
            <Button variant="danger" block busy={deletes !== undefined} disabled={!online} onClick={onDelete}>
              {t('own.photos.removeYes')}
            </Button>
            <Button
              // The button that had the focus is gone. This one deletes nothing.
              ref={(button) => button?.focus()}
              variant="ghost"
              block
              // The photo cannot be kept any more.
              disabled={deletes === 'this'}
              onClick={() => setConfirming(false)}
            >
              {t('own.photos.removeNo')}
            </Button>
          </Stack>
        ) : (
          <Stack gap={2}>
            <Text ref={statement} size="sm" tone="muted" role="status" tabIndex={-1}>
              {state()}
            </Text>
            {!isRefused && place > 0 && (
              <Button
                variant="secondary"
                block
                icon={<IconStar />}
                disabled={!online}
                onClick={() => {
                  onSort(moveItem(order, place, 0));
                  onClose();
                }}
              >
                {t('own.photos.makeMain')}
              </Button>
            )}
            {!isRefused && last > 0 && (
              <div ref={buttons} css={pair}>
                <Button
                  variant="ghost"
                  icon={<IconChevronLeft />}
                  disabled={!online || place === 0}
                  onClick={() => moveTo(place - 1)}
                >
                  {t('own.photos.earlier')}
                </Button>
                <Button
                  variant="ghost"
                  icon={<IconChevronRight />}
                  disabled={!online || place === last}
                  onClick={() => moveTo(place + 1)}
                >
                  {t('own.photos.later')}
                </Button>
              </div>
            )}
            <Button variant="ghost" block icon={<IconTrash />} disabled={!online} onClick={() => setConfirming(true)}>
              {t('own.photos.remove')}
            </Button>
          </Stack>
        )}
      </Stack>
    </Sheet>
  );
};
