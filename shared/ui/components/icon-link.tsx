import type { ElementType } from 'react';

import type { AsProps } from './as-props.ts';
import { type IconButtonAppearance, iconButtonStyle } from './icon-button-style.ts';

export type IconLinkProps<Component extends ElementType> = AsProps<
  Component,
  IconButtonAppearance & { 'aria-label'?: never }
>;

export const IconLink = <Component extends ElementType = 'a'>({
  as,
  label,
  solid,
  tone,
  ...rest
}: IconLinkProps<Component>) => {
  const Element: ElementType = as ?? 'a';
  return <Element aria-label={label} title={label} css={iconButtonStyle({ solid, tone })} {...rest} />;
};
