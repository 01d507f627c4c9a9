import type { CSSObject } from '@emotion/react';
import { IconButton, IconChevronLeft, IconChevronRight, IconX, media, theme } from '@pairwise/ui';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';

import { keepScrollbarRoom } from './keep-scrollbar-room.ts';
import { LightboxPhoto, type LightboxPicture, type ZoomHandle } from './lightbox-photo.tsx';

export type { LightboxPicture } from './lightbox-photo.tsx';

export type LightboxProps = {
  pictures: readonly LightboxPicture[];
  /** Index of the picture in view, from 0. The index after the last picture is `end`. */
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
  /** Names the dialog: whose photos these are. */
  label: string;
  closeLabel: string;
  previousLabel: string;
  nextLabel: string;
  /** Shown in place of a picture that could not be loaded. */
  failedText: string;
  retryLabel: string;
  /** Shown and announced at every step: "Photo 2 of 5". */
  position: ReactNode;
  /** Shown after the last picture, for example an offer. */
  end?: ReactNode;
};

const dialogStyle: CSSObject = {
  inlineSize: '100vw',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: theme.color.night,
  color: theme.color.photoInk,
  overscrollBehavior: 'contain',
  '&:focus': { outline: 'none' },
  '&::backdrop': { background: theme.color.night },
};

const inCorner: CSSObject = {
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(${theme.space[3]} + env(safe-area-inset-top))`,
};

const beside: CSSObject = {
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(50% - ${theme.tap} / 2)`,
  // Hidden, it would lose the focus.
  '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
  '&[aria-disabled="true"]:not(:focus)': { visibility: 'hidden' },
  // On phones, buttons at the sides would cover the small picture.
  [media.down('md')]: {
    insetBlockStart: 'auto',
    insetBlockEnd: `calc(${theme.space[4]} + env(safe-area-inset-bottom))`,
  },
};

const plus = ['+', '='];
const STEP = 1.5;

/**
 * Shows photos over the whole screen. Swipe or arrow keys step, pinch, double tap, wheel or +/- zoom, Escape or a swipe
 * down closes. Mount it to open it. The focus stays inside and returns to the opener.
 */
export const Lightbox = (props: LightboxProps) => {
  const { pictures, shown, onShow, onClose, label, closeLabel, previousLabel, nextLabel, position, end } = props;
  const { failedText, retryLabel } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const zoom = useRef<ZoomHandle>(null);
  const labelId = useId();
  const last = end === undefined ? pictures.length - 1 : pictures.length;
  const picture = pictures[shown];

  useLayoutEffect(() => {
    const element = dialog.current;
    const giveRoomBack = keepScrollbarRoom();
    element?.showModal();
    return () => {
      element?.close();
      giveRoomBack();
    };
  }, []);

  const step = (by: 1 | -1): void => {
    const wanted = shown + by;
    if (wanted >= 0 && wanted <= last) onShow(wanted);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
    else if (plus.includes(event.key)) zoom.current?.zoomBy(STEP);
    else if (event.key === '-') zoom.current?.zoomBy(1 / STEP);
    else return;
    event.preventDefault();
    // The page below handles some of the same keys.
    event.stopPropagation();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of its content
    <dialog
      ref={dialog}
      aria-labelledby={labelId}
      // Focusable, so that a press on the picture does not move the focus out of the dialog.
      tabIndex={-1}
      css={dialogStyle}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <IconButton
        label={closeLabel}
        tone="on-photo"
        onClick={onClose}
        css={[inCorner, { insetInlineEnd: theme.space[3] }]}
      >
        <IconX />
      </IconButton>
      <p
        id={labelId}
        css={[
          inCorner,
          { insetInlineStart: theme.space[4], pointerEvents: 'none', ...theme.text.sm, lineHeight: theme.tap },
        ]}
      >
        {label}
      </p>
      {picture ? (
        <LightboxPhoto
          key={picture.id}
          picture={picture}
          zoom={zoom}
          onStep={step}
          onDismiss={onClose}
          failedText={failedText}
          retryLabel={retryLabel}
        />
      ) : (
        <div css={{ display: 'grid', placeContent: 'center', blockSize: '100%', padding: theme.space[5] }}>{end}</div>
      )}
      {last > 0 && (
        <>
          <IconButton
            label={previousLabel}
            tone="on-photo"
            aria-disabled={shown === 0}
            onClick={() => step(-1)}
            css={[beside, { insetInlineStart: theme.space[3] }]}
          >
            <IconChevronLeft />
          </IconButton>
          <IconButton
            label={nextLabel}
            tone="on-photo"
            aria-disabled={shown === last}
            onClick={() => step(1)}
            css={[beside, { insetInlineEnd: theme.space[3] }]}
          >
            <IconChevronRight />
          </IconButton>
        </>
      )}
      <p
        role="status"
        css={{
          position: 'absolute',
          insetBlockEnd: `calc(${theme.space[4]} + env(safe-area-inset-bottom))`,
          insetInline: 72,
          textAlign: 'center',
          pointerEvents: 'none',
          ...theme.text.sm,
          lineHeight: theme.tap,
          '& > span:not(:empty)': {
            padding: '6px 12px',
            borderRadius: theme.radius.full,
            background: theme.color.photoButton,
          },
        }}
      >
        <span>{position}</span>
      </p>
    </dialog>
  );
};
