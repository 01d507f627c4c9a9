import type { ComponentProps } from 'react';

import { keyframes } from '../css.ts';
import { theme } from '../tokens.ts';

export type ProgressBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string;
  /** From 0 to 1. Without it, the bar shows progress of unknown length. */
  value?: number | undefined;
};

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

export const ProgressBar = ({ label, value, ...rest }: ProgressBarProps) => (
  <div
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers give <progress> shapes of their own
    role="progressbar"
    aria-label={label}
    {...(value !== undefined && { 'aria-valuenow': Math.round(value * 100), 'aria-valuemin': 0, 'aria-valuemax': 100 })}
    css={{
      blockSize: 8,
      borderRadius: 4,
      overflow: 'hidden',
      background: theme.color.inset,
      '&::before': {
        content: '""',
        display: 'block',
        blockSize: '100%',
        borderRadius: 4,
        background: theme.color.secondary,
        ...(value === undefined
          ? { inlineSize: '40%', animation: `${sweep} 1.4s ${theme.motion.ease} infinite` }
          : { inlineSize: `${value * 100}%`, transition: `inline-size ${theme.motion.base} ${theme.motion.ease}` }),
      },
    }}
    {...rest}
  />
);
