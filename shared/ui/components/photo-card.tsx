import type { ReactNode } from 'react';

import { IconLock } from '../icons.ts';
import { media, theme } from '../tokens.ts';
import { Photo, type PhotoProps } from './photo.tsx';
import { scrim } from './scrim.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type PhotoCardProps = Omit<PhotoProps, 'src' | 'alt' | 'title' | 'children' | 'scrim' | 'priority'> & {
  photo: Pick<PhotoProps, 'src' | 'srcSet' | 'sizes' | 'blurhash' | 'priority'> | null;
  /** Name and age. */
  title: ReactNode;
  subtitle?: ReactNode;
  /** A sentence by the member. */
  note?: ReactNode;
  /** Shows the online dot. Repeat the text in the link's label. */
  onlineLabel?: string | undefined;
  /** A word in the upper corner, for example "new". */
  flag?: ReactNode;
  /** A `CoverLink`. Screen readers read its label in place of the card. */
  link?: ReactNode;
  /** A `PhotoButton`. */
  action?: ReactNode;
  /** Large text, for a card of two columns. */
  feature?: boolean;
  /** Blurs the picture and shows a lock with this reason. */
  lockedLabel?: ReactNode;
};

/** The caption grows with its text, and the scrim grows with it, so that text is always readable on the photo. */
const caption = (scrimHeight: number) =>
  ({
    position: 'absolute',
    zIndex: 1,
    inset: 'auto 0 0',
    display: 'grid',
    gap: 2,
    padding: theme.space[3],
    paddingBlockStart: scrimHeight,
    background: scrim(`${scrimHeight}px`),
    color: theme.color.photoInk,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    pointerEvents: 'none',
  }) as const;

const captionSizes = {
  small: { title: theme.text.lg, rest: theme.text.sm },
  feature: {
    title: { ...theme.text.xl, [media.up('md')]: theme.text.page },
    rest: { ...theme.text.sm, [media.up('md')]: theme.text.md },
  },
};

const lock = {
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 6,
  padding: theme.space[2],
  background: theme.color.photoVeil,
  color: theme.color.photoInk,
  fontWeight: theme.weight.medium,
  textAlign: 'center',
  pointerEvents: 'none',
  ...theme.text.sm,
} as const;

/** A member as a photo card: the name on a scrim, a link over the whole card, one action. */
export const PhotoCard = (props: PhotoCardProps) => {
  const {
    photo,
    title,
    subtitle,
    note,
    onlineLabel,
    flag,
    link,
    action,
    feature = false,
    lockedLabel,
    ...rest
  } = props;
  const locked = lockedLabel !== undefined;
  const size = captionSizes[feature ? 'feature' : 'small'];
  return (
    <Photo
      {...photo}
      alt=""
      css={[
        { '&:hover > img': { transform: 'scale(1.03)' } },
        locked && { '& > img, &:hover > img': { filter: 'blur(14px)', transform: 'scale(1.15)' } },
      ]}
      {...rest}
    >
      {link}
      {flag !== undefined && (
        <span
          css={{ position: 'absolute', zIndex: 2, insetBlockStart: theme.space[3], insetInlineStart: theme.space[3] }}
        >
          <span
            css={{
              display: 'inline-block',
              padding: '4px 10px',
              borderRadius: theme.radius.full,
              background: theme.color.photoInk,
              color: theme.color.photoTagInk,
              fontWeight: theme.weight.bold,
              ...theme.text.xs,
            }}
          >
            {flag}
          </span>
        </span>
      )}
      {action !== undefined && (
        <span
          css={{ position: 'absolute', zIndex: 2, insetBlockStart: theme.space[2], insetInlineEnd: theme.space[2] }}
        >
          {action}
        </span>
      )}
      {locked ? (
        <span css={lock}>
          <IconLock size={28} />
          {lockedLabel}
        </span>
      ) : (
        <span css={caption(feature ? 88 : 52)} aria-hidden={link === undefined ? undefined : true}>
          <span
            css={{
              display: 'flex',
              alignItems: 'center',
              gap: theme.space[2],
              fontWeight: theme.weight.bold,
              ...size.title,
            }}
          >
            <span css={{ minInlineSize: 0 }}>{title}</span>
            {onlineLabel !== undefined && (
              <span
                css={{
                  flex: 'none',
                  inlineSize: 10,
                  blockSize: 10,
                  borderRadius: '50%',
                  background: theme.color.photoDot,
                }}
              >
                <VisuallyHidden>{onlineLabel}</VisuallyHidden>
              </span>
            )}
          </span>
          {subtitle !== undefined && <span css={{ color: theme.color.photoInkMuted, ...size.rest }}>{subtitle}</span>}
          {note !== undefined && <span css={size.rest}>{note}</span>}
        </span>
      )}
    </Photo>
  );
};
