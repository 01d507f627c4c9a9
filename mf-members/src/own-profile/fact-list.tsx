import { css, media, Text, theme } from '@pairwise/ui';
import type { ReactNode } from 'react';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space[4],
  margin: 0,
  [media.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

interface FactListProps {
  /** A fact without a value shows `none`. */
  facts: readonly { label: string; value: string | null }[];
  none: ReactNode;
}

export const FactList = ({ facts, none }: FactListProps) => (
  <dl css={list}>
    {facts.map(({ label, value }) => (
      <div key={label} css={{ minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}>
        <Text as="dt" size="sm" tone="muted">
          {label}
        </Text>
        <Text
          as="dd"
          weight={value === null ? 'body' : 'medium'}
          tone={value === null ? 'muted' : 'default'}
          css={{ margin: 0 }}
        >
          {value ?? none}
        </Text>
      </div>
    ))}
  </dl>
);
