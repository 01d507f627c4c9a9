import { css, theme } from '@pairwise/ui';

const lines = css({
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${theme.space[4]}`,
    paddingBlock: theme.space[3],
    borderBlockEnd: `1px solid ${theme.color.line}`,
  },
  '& dt': { color: theme.color.inkMuted },
  '& dd': {
    margin: 0,
    fontWeight: theme.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});

const small = css({ ...theme.text.sm, '& > div': { paddingBlock: 10 } });

interface FactsProps {
  facts: readonly (readonly [name: string, value: string])[];
  size?: 'sm';
}

/** Names with their values, one a line. */
export const Facts = ({ facts, size }: FactsProps) => (
  <dl css={[lines, size && small]}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
