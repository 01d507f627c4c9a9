import type { ComponentProps } from 'react';

import { type IconButtonAppearance, iconButtonStyle } from './icon-button-style.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & IconButtonAppearance;

export const IconButton = ({ label, solid, tone, ...rest }: IconButtonProps) => (
  <button type="button" aria-label={label} title={label} css={iconButtonStyle({ solid, tone })} {...rest} />
);
