import { css, media, theme } from '@pairwise/ui';
import type { ReactNode } from 'react';

const lines = css({
  display: 'grid',
  gap: `${theme.space[1]} ${theme.space[5]}`,
  margin: 0,
  paddingInlineStart: theme.space[4],
  borderInlineStart: `3px solid ${theme.color.line}`,
  '& dt': { fontWeight: theme.weight.medium, overflowWrap: 'anywhere' },
  '& dd': { margin: 0, marginBlockEnd: theme.space[2], overflowWrap: 'anywhere' },
  [media.up('sm')]: {
    gridTemplateColumns: 'minmax(9rem, 13rem) minmax(0, 1fr)',
    '& dd': { marginBlockEnd: 0 },
    rowGap: theme.space[3],
  },
  '@media print': { breakInside: 'avoid' },
});

/** Names with their values. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl css={lines}>
    {facts.map(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
  </dl>
);
