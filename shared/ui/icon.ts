import type { Icon } from '@tabler/icons-react';
import { createElement, type SVGProps } from 'react';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref' | 'stroke'> & { size?: number | string; stroke?: number };

/** Sets our stroke and a size that follows the text's. Hides the icon from screen readers: its control has the name. */
export const icon = (source: Icon) => {
  const SizedIcon = (props: IconProps) =>
    createElement(source, { size: '1.375em', stroke: 1.9, 'aria-hidden': true, ...props });
  SizedIcon.displayName = source.displayName ?? 'Icon';
  return SizedIcon;
};
