import type { CSSObject } from '@emotion/react';
import type { ReactNode } from 'react';

import { keyframes } from '../css.ts';
import { IconHeartFilled } from '../icons.ts';
import { theme } from '../tokens.ts';

export type PhotoPairProps = {
  /** Two `Photo`s of ratio 1, or buttons around them. */
  left: ReactNode;
  right: ReactNode;
};

const meetLeft = keyframes({ from: { transform: 'translateX(-18%) rotate(-6deg)', opacity: 0 } });
const meetRight = keyframes({ from: { transform: 'translateX(18%) rotate(6deg)', opacity: 0 } });

const half = (name: ReturnType<typeof keyframes>): CSSObject => ({
  inlineSize: '54%',
  animation: `${name} ${theme.motion.slow} ${theme.motion.ease}`,
});

/** The right photo is in front, with a rim in the background colour. Its tight corner is mirrored, as in the logo. */
const rightHalf: CSSObject = {
  zIndex: 1,
  marginInlineStart: '-4%',
  borderRadius: `${theme.radius.lg} ${theme.radius.lg} ${theme.radius.tight} ${theme.radius.lg}`,
  boxShadow: `0 0 0 4px ${theme.color.surface}`,
  '&& > *, && > * > *': { borderRadius: 'inherit' },
};

/** The two photos of a match, which move together like the two halves of the logo. */
export const PhotoPair = ({ left, right }: PhotoPairProps) => (
  <div
    css={{
      position: 'relative',
      display: 'flex',
      justifyContent: 'center',
      paddingBlock: `${theme.space[2]} ${theme.space[5]}`,
    }}
  >
    <div css={[half(meetLeft), { marginInlineEnd: '-4%' }]}>{left}</div>
    <div css={[half(meetRight), rightHalf]}>{right}</div>
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
        border: `4px solid ${theme.color.surface}`,
        background: theme.color.primary,
        color: theme.color.onPrimary,
      }}
    >
      <IconHeartFilled size={24} />
    </span>
  </div>
);
