import { Container, css, media, theme } from '@pairwise/ui';
import type { ReactNode } from 'react';

/** The widest line that is easy to read. */
export const measure = '68ch';

const frame = css({
  paddingBlock: `${theme.space[5]} ${theme.space[7]}`,
  [media.up('md')]: { paddingBlock: `${theme.space[6]} ${theme.space[8]}` },
  '@media print': { maxInlineSize: 'none', padding: 0 },
});

/** The room of a content page. */
export const PageFrame = ({ children }: { children: ReactNode }) => <Container css={frame}>{children}</Container>;
