import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { keyframes } from '../css.ts';
import { theme } from '../tokens.ts';
import { type ButtonAppearance, buttonStyle } from './button-style.ts';

export type ButtonProps = ComponentProps<'button'> &
  ButtonAppearance & {
    icon?: ReactNode;
    /** Its action is running. The button keeps its focus and width and ignores presses. */
    busy?: boolean | undefined;
  };

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

const busyBar = (
  <span
    aria-hidden="true"
    css={{
      position: 'absolute',
      insetInline: 12,
      insetBlockEnd: 4,
      blockSize: 3,
      borderRadius: 2,
      overflow: 'hidden',
      background: 'color-mix(in srgb, currentColor 25%, transparent)',
      '&::after': {
        content: '""',
        display: 'block',
        inlineSize: '40%',
        blockSize: '100%',
        borderRadius: 2,
        background: 'currentColor',
        animation: `${sweep} 1.1s ${theme.motion.ease} infinite`,
      },
    }}
  />
);

/** Ignores presses while busy. The `disabled` attribute would lose the keyboard focus. */
const ignore = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

export const Button = ({ variant, size, block, icon, busy = false, children, onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    css={[buttonStyle({ variant, size, block }), busy && { cursor: 'progress' }]}
    {...rest}
    {...(busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignore } : { onClick })}
  >
    {icon}
    {children}
    {busy && busyBar}
  </button>
);
