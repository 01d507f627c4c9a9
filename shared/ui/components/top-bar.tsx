import type { ComponentProps } from 'react';

import { theme } from '../tokens.ts';
import { Container } from './container.tsx';

export type TopBarProps = ComponentProps<'div'>;

/** The row of the top bar, for use inside the page's header. `TopBarGap` separates its two ends. */
export const TopBar = (props: TopBarProps) => (
  <Container
    css={{
      display: 'flex',
      alignItems: 'center',
      gap: theme.space[1],
      blockSize: theme.bar,
      // The narrowest phones, where German words need the room.
      '@media (max-width: 359.98px)': { gap: 0, paddingInline: theme.space[3] },
    }}
    {...props}
  />
);

/** The empty middle of a `TopBar`. */
export const TopBarGap = () => <span css={{ flex: 1 }} />;
