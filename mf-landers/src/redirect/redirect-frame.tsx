import { Card, Container, css, Stack, theme } from '@pairwise/ui';
import type { ReactNode } from 'react';

const room = css({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '80dvh',
  maxInlineSize: '34rem',
  paddingBlock: theme.space[6],
});

/** The room of the page: one card in the middle. */
export const RedirectFrame = ({ children }: { children: ReactNode }) => (
  <Container css={room}>
    <Card>
      <Stack gap={4} align="start">
        {children}
      </Stack>
    </Card>
  </Container>
);
