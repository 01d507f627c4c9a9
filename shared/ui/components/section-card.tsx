import type { ComponentProps, ReactNode } from 'react';

import { media, theme } from '../tokens.ts';
import { Card } from './card.tsx';
import { Heading } from './heading.tsx';
import { Stack } from './stack.tsx';
import { Text } from './text.tsx';

export type SectionCardProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The anchor of the section. The id of its heading is `${id}-title`. */
  id: string;
  title: ReactNode;
  /** One sentence under the title. */
  text?: ReactNode;
  /** Beside the title: the button that changes the section. */
  action?: ReactNode;
};

/** One subject of a long page of settings or facts. */
export const SectionCard = ({ id, title, text, action, children, ...rest }: SectionCardProps) => (
  <Card
    as="section"
    id={id}
    aria-labelledby={`${id}-title`}
    css={{
      padding: theme.space[4],
      [media.up('md')]: { padding: theme.space[5] },
    }}
    {...rest}
  >
    <Stack gap={4}>
      <div>
        <div css={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: theme.space[3] }}>
          <Heading level={2} size="section" id={`${id}-title`} tabIndex={-1}>
            {title}
          </Heading>
          {action}
        </div>
        {text !== undefined && <Text tone="muted">{text}</Text>}
      </div>
      {children}
    </Stack>
  </Card>
);
