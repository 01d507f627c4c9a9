import type { ComponentProps } from 'react';

import { type IconButtonLook, iconButtonStyle } from './icon-button-style.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & IconButtonLook;

export const IconButton = ({ label, solid, tone, ...rest }: IconButtonProps) => (
  <button type="button" aria-label={label} title={label} css={iconButtonStyle({ solid, tone })} {...rest} />
);
