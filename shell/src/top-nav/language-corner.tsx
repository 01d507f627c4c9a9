import { media, theme } from '@pairwise/ui';

import { LanguageMenu } from '../language/language-menu.tsx';

/** The language menu of a layout without any bar: in the upper corner, over whatever the screen has there. */
export const LanguageCorner = () => (
  <div
    css={{
      position: 'absolute',
      zIndex: 20,
      // Below what is told above the screen.
      insetBlockStart: `calc(${theme.space[3]} + ${theme.notices})`,
      insetInlineEnd: theme.space[4],
      borderRadius: theme.radius.pairMd,
      background: theme.color.surface,
      [media.up('md')]: { insetInlineEnd: theme.space[5] },
    }}
  >
    <LanguageMenu />
  </div>
);
