import type { ElementType } from 'react';

import { theme } from '../tokens.ts';
import type { AsProps } from './as-props.ts';

type OwnProps = {
  /** Contains all that the card shows. Screen readers read it in place of the card's text. */
  'aria-label': string;
};

export type CoverLinkProps<Component extends ElementType> = AsProps<Component, OwnProps>;

/** Makes the card around it one link. Buttons of the card stay separate. */
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
