import type { ElementType, ReactNode } from 'react';

import type { AsProps } from './as-props.ts';
import { type ButtonAppearance, buttonStyle } from './button-style.ts';

type OwnProps = ButtonAppearance & { icon?: ReactNode };

export type LinkButtonProps<Component extends ElementType> = AsProps<Component, OwnProps>;

/** A link with the styles of a button. */
export const LinkButton = <Component extends ElementType = 'a'>({
  as,
  variant,
  size,
  block,
  icon,
  children,
  ...rest
}: LinkButtonProps<Component>) => {
  const Element: ElementType = as ?? 'a';
  return (
    <Element css={buttonStyle({ variant, size, block })} {...rest}>
      {icon}
      {children}
    </Element>
  );
};
