import type { ReactNode } from 'react';

import { Heading, Stack, Text } from '../index.ts';

/** One group of examples with its name. The visual tests name its screenshots by it. */
export const Section = ({ name, children }: { name: string; children: ReactNode }) => (
  <Stack as="section" gap={3} data-section={name}>
    <Heading level={2} css={{ paddingBlockStart: 16 }}>
      <Text as="span" tone="muted" size="md" weight="bold">
        {name}
      </Text>
    </Heading>
    {children}
  </Stack>
);
