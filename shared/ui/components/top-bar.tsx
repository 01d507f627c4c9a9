import type { ComponentProps } from 'react';

import { theme } from '../tokens.ts';
import { Container } from './container.tsx';

export type TopBarProps = ComponentProps<'div'>;

/** What stands in the bar at the top, side by side: put it into the page's header. `TopBarGap` parts its two ends. */
export const TopBar = (props: TopBarProps) => (
  <Container
    css={{
      display: 'flex',
      alignItems: 'center',
      gap: theme.space[1],
      blockSize: theme.bar,
      // The narrowest phones: German words need the room there.
      '@media (max-width: 359.98px)': { gap: 0, paddingInline: theme.space[3] },
    }}
    {...props}
  />
);

/** The empty middle of a `TopBar`. */
export const TopBarGap = () => <span css={{ flex: 1 }} />;
