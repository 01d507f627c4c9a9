import type { ComponentProps, ReactNode } from 'react';

import { media, theme } from '../tokens.ts';
import { Tag } from './tag.tsx';

export type PriceCardProps = Omit<ComponentProps<'input'>, 'type' | 'name' | 'value' | 'title'> & {
  name: string;
  value: string;
  /** The large number. `title` is what it counts. */
  amount: string;
  title: string;
  price: string;
  /** Lines in small print, for example the price of one unit. */
  details?: ReactNode[];
  /** On the card's upper edge, for example "most popular". */
  tag?: ReactNode;
  /** An extra or a discount. */
  bonus?: ReactNode;
};

const layout = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(76px, auto) 1fr auto',
  gridTemplateAreas: '"amount bonus price" "amount title details"',
  alignItems: 'center',
  gap: '2px 10px',
  padding: `14px ${theme.space[4]}`,
  [media.up('md')]: {
    gridTemplateColumns: '1fr auto',
    gridTemplateAreas: '"amount bonus" "title title" "price price" "details details"',
    alignContent: 'start',
    alignItems: 'start',
    gap: '2px 8px',
    padding: `${theme.space[6]} ${theme.space[5]}`,
  },
} as const;

/** One bundle to choose, inside a `RadioGroup`. The chosen card is dark. */
export const PriceCard = (props: PriceCardProps) => {
  const { amount, title, price, details = [], tag, bonus, className, ...rest } = props;
  return (
    <label
      className={className}
      css={{
        ...layout,
        border: `1.5px solid ${theme.color.line}`,
        borderRadius: theme.radius.pair,
        background: theme.color.surface,
        cursor: 'pointer',
        transition: `background ${theme.motion.fast}, border-color ${theme.motion.fast}`,
        '--detail': theme.color.inkMuted,
        '&:hover': { borderColor: theme.color.lineStrong },
        '&:has(:checked)': {
          borderColor: theme.color.deep,
          background: theme.color.deep,
          color: theme.color.onDeep,
          '--detail': theme.color.onDeepMuted,
        },
        [media.up('lg')]: { '&:has(:checked)': { paddingBlock: 44 } },
        '&:has(:focus-visible)': theme.focusRing,
      }}
    >
      <input
        type="radio"
        {...rest}
        css={{ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', margin: 0, opacity: 0 }}
      />
      {tag && (
        <Tag tone="popular" css={{ position: 'absolute', insetBlockStart: -14, insetInlineStart: theme.space[4] }}>
          {tag}
        </Tag>
      )}
      <span
        css={{
          gridArea: 'amount',
          fontSize: '2.75rem',
          fontWeight: theme.weight.black,
          lineHeight: 1,
          letterSpacing: '-0.04em',
          fontVariantNumeric: 'tabular-nums',
          [media.up('md')]: { fontSize: '3.25rem' },
          [media.up('lg')]: { 'input:checked ~ &': { fontSize: '4.5rem' } },
        }}
      >
        {amount}
      </span>
      {bonus && (
        <Tag tone="bonus" css={{ gridArea: 'bonus', justifySelf: 'start' }}>
          {bonus}
        </Tag>
      )}
      <span css={{ gridArea: 'title', color: 'var(--detail)', ...theme.text.sm }}>{title}</span>
      <span
        css={{
          gridArea: 'price',
          fontWeight: theme.weight.bold,
          fontVariantNumeric: 'tabular-nums',
          textAlign: 'end',
          ...theme.text.lg,
          [media.up('md')]: { marginBlockStart: theme.space[3], textAlign: 'start', ...theme.text.xl },
        }}
      >
        {price}
      </span>
      <span
        css={{
          gridArea: 'details',
          display: 'grid',
          color: 'var(--detail)',
          fontVariantNumeric: 'tabular-nums',
          textAlign: 'end',
          ...theme.text.sm,
          [media.up('md')]: { textAlign: 'start' },
        }}
      >
        {details.map((detail, index) => (
          <span key={index}>{detail}</span>
        ))}
      </span>
    </label>
  );
};
