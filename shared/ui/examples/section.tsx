import type { ReactNode } from 'react';

import { Heading, Stack, Text } from '../index.ts';

/** One group of examples under its name. */
export const Section = ({ name, children }: { name: string; children: ReactNode }) => (
  <Stack as="section" gap={3}>
    <Heading level={2} css={{ marginBlockStart: 16 }}>
      <Text as="span" tone="muted" size="md" weight="bold">
        {name}
      </Text>
    </Heading>
    {children}
  </Stack>
);
