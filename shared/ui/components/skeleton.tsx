import type { ComponentProps } from 'react';

import { keyframes } from '../css.ts';
import { theme } from '../tokens.ts';

export type SkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  width?: number | string;
  height?: number | string;
  /** Replaces the height, for example '4 / 5' for a photo. */
  ratio?: string;
  radius?: 'sm' | 'md' | 'pair' | 'full';
};

const shimmer = keyframes({ to: { backgroundPosition: '-150% 0' } });

/** A placeholder in the final size of the content that loads. Set `aria-busy` on the list around it. */
export const Skeleton = ({ width = '100%', height = 16, ratio, radius = 'sm', ...rest }: SkeletonProps) => (
  <div
    aria-hidden="true"
    css={{
      inlineSize: width,
      ...(ratio === undefined ? { blockSize: height } : { aspectRatio: ratio }),
      maxInlineSize: '100%',
      borderRadius: theme.radius[radius],
      background: `linear-gradient(100deg, ${theme.color.inset} 40%, ${theme.color.line} 50%, ${theme.color.inset} 60%) 0 / 300% 100%`,
      animation: `${shimmer} 1.6s linear infinite`,
    }}
    {...rest}
  />
);
