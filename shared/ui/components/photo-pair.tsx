import type { CSSObject } from '@emotion/react';
import type { ReactNode } from 'react';

import { keyframes } from '../css.ts';
import { IconHeartFilled } from '../icons.ts';
import { theme } from '../tokens.ts';

export type PhotoPairProps = {
  /** Two `Photo`s of ratio 1, or buttons around them. */
  left: ReactNode;
  right: ReactNode;
  /** The colour behind the pair, for the rims. */
  ground?: string;
};

const appear = keyframes({ from: { opacity: 0 } });
const pop = keyframes({ from: { transform: 'scale(0)' }, '60%': { transform: 'scale(1.25)' } });
const meetLeft = keyframes({ from: { transform: 'translateX(-18%) rotate(-6deg)', opacity: 0 } });
const meetRight = keyframes({ from: { transform: 'translateX(18%) rotate(6deg)', opacity: 0 } });

const half = (name: ReturnType<typeof keyframes>): CSSObject => ({
  inlineSize: '54%',
  animation: `${name} ${theme.motion.slow} ${theme.motion.ease} backwards`,
  // A cross-fade replaces the movement. The style sheet stops every animation otherwise.
  '@media (prefers-reduced-motion: reduce)': { animation: `${appear} 300ms linear !important` },
});

/** The right photo is in front, with a rim in the background colour. Its tight corner is mirrored, as in the logo. */
const rightHalf: CSSObject = {
  zIndex: 1,
  marginInlineStart: '-4%',
  borderRadius: `${theme.radius.lg} ${theme.radius.lg} ${theme.radius.tight} ${theme.radius.lg}`,
  '&& > *, && > * > *': { borderRadius: 'inherit' },
};

/** The two photos of a match, which move together like the two halves of the logo. */
export const PhotoPair = ({ left, right, ground = theme.color.surface }: PhotoPairProps) => (
  <div
    css={{
      position: 'relative',
      display: 'flex',
      justifyContent: 'center',
      paddingBlock: `${theme.space[2]} ${theme.space[5]}`,
    }}
  >
    <div css={[half(meetLeft), { marginInlineEnd: '-4%' }]}>{left}</div>
    <div css={[half(meetRight), rightHalf, { boxShadow: `0 0 0 4px ${ground}` }]}>{right}</div>
    <span
      aria-hidden
      css={{
        position: 'absolute',
        zIndex: 2,
        insetBlockEnd: 0,
        display: 'grid',
        placeItems: 'center',
        inlineSize: 52,
        blockSize: 52,
        borderRadius: '50%',
        border: `4px solid ${ground}`,
        background: theme.color.primary,
        color: theme.color.onPrimary,
        animation: `${pop} ${theme.motion.slow} ${theme.motion.ease} 260ms backwards`,
      }}
    >
      <IconHeartFilled size={24} />
    </span>
  </div>
);
