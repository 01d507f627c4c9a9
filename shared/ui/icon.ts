import type { Icon } from '@tabler/icons-react';
import { createElement, type SVGProps } from 'react';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref' | 'stroke'> & { size?: number | string; stroke?: number };

/** Gives an icon our size, which follows the text's, and stroke. Decorative: the control beside it carries the name. */
export const icon = (source: Icon) => {
  const SizedIcon = (props: IconProps) =>
    createElement(source, { size: '1.375em', stroke: 1.9, 'aria-hidden': true, ...props });
  SizedIcon.displayName = source.displayName ?? 'Icon';
  return SizedIcon;
};
