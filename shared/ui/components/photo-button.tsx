import type { ComponentProps } from 'react';

import { theme } from '../tokens.ts';

export type PhotoButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string;
  /** When given, the button is a toggle. */
  pressed?: boolean | undefined;
};

/** A round button on a photo, for example the like button. */
export const PhotoButton = ({ label, pressed, ...rest }: PhotoButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={pressed}
    title={label}
    css={{
      display: 'grid',
      placeItems: 'center',
      inlineSize: theme.tap,
      blockSize: theme.tap,
      padding: 0,
      border: 0,
      borderRadius: '50%',
      background: theme.color.photoButton,
      color: theme.color.photoInk,
      transition: `background ${theme.motion.fast}, transform ${theme.motion.fast} ${theme.motion.ease}`,
      '&:hover': { background: theme.color.markBoth },
      '&:active': { transform: 'scale(0.92)' },
      '&[aria-pressed="true"]': { background: theme.color.photoInk, color: theme.color.photoLike },
      '&:focus-visible': {
        outline: `3px solid ${theme.color.photoInk}`,
        boxShadow: `0 0 0 6px ${theme.color.secondary}`,
      },
    }}
    {...rest}
  />
);
