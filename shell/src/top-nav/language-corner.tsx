import { media, theme } from '@pairwise/ui';

import { LanguageMenu } from '../language/language-menu.tsx';

/** Renders the language menu in the upper corner, over the screen, for a layout without a bar. */
export const LanguageCorner = () => (
  <div
    css={{
      position: 'absolute',
      zIndex: 20,
      // Below the notices above the screen.
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
