import type { ElementType } from 'react';

import { theme } from '../tokens.ts';
import type { AsProps } from './as-props.ts';

type OwnProps = {
  /** Says all that the card says: its text is not read a second time. */
  'aria-label': string;
};

export type CoverLinkProps<Component extends ElementType> = AsProps<Component, OwnProps>;

/** Makes the whole card it stands in one link, and leaves the card's buttons to themselves. */
export const CoverLink = <Component extends ElementType = 'a'>({ as, ...rest }: CoverLinkProps<Component>) => {
  const Element: ElementType = as ?? 'a';
  return (
    <Element
      css={{
        position: 'absolute',
        inset: 0,
        zIndex: 1,
        borderRadius: 'inherit',
        '&:focus-visible': {
          outline: `3px solid ${theme.color.photoInk}`,
          outlineOffset: -3,
          boxShadow: `inset 0 0 0 6px ${theme.color.secondary}`,
        },
      }}
      {...rest}
    />
  );
};
