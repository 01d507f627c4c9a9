import { css, media, theme } from '@pairwise/ui';

import type { Person } from '../people/cast.ts';
import { CutOut } from '../people/cut-out.tsx';

const stage = css({
  position: 'relative',
  flex: 1,
  minBlockSize: 280,
  [media.up('md')]: { order: 2, alignSelf: 'stretch', minBlockSize: 520 },
});

const frame = css({
  position: 'absolute',
  overflow: 'hidden',
  // The heads reach almost to the edge, and the shoulders are cut off by it.
  '& > img': { position: 'absolute', insetInline: '6%', insetBlockEnd: '-3%', inlineSize: '88%', blockSize: '94%' },
});

/** The two halves of the logo, each a portrait. */
const first = css({
  insetBlockStart: 2,
  insetInlineStart: 0,
  inlineSize: '62%',
  aspectRatio: '1 / 1.12',
  borderRadius: '999px 999px 999px 14px',
  background: `var(--lander-accent, ${theme.color.primary})`,
  [media.up('md')]: { insetBlockStart: 0, inlineSize: '74%', maxBlockSize: '72%' },
});

const second = css({
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: '49%',
  aspectRatio: '1',
  borderRadius: '999px 999px 14px 999px',
  border: `6px solid var(--lander-deep, ${theme.color.nightEdge})`,
  background: `var(--lander-shade, ${theme.color.secondary})`,
  [media.up('md')]: { inlineSize: '58%', borderWidth: 10 },
});

const line = css({
  position: 'absolute',
  margin: 0,
  padding: '8px 14px',
  maxInlineSize: 150,
  fontWeight: theme.weight.medium,
  fontSize: '0.875rem',
  lineHeight: 1.35,
  [media.up('md')]: { padding: '12px 18px', maxInlineSize: 190, fontSize: '1rem' },
});

const ask = css({
  insetBlockStart: 34,
  insetInlineEnd: 0,
  borderRadius: '16px 16px 16px 4px',
  background: theme.color.onDeep,
  color: theme.color.onPrimary,
  [media.up('md')]: { insetBlockStart: 64, insetInlineEnd: 'auto', insetInlineStart: '68%' },
});

const reply = css({
  insetBlockEnd: 30,
  insetInlineStart: 4,
  borderRadius: '16px 16px 4px 16px',
  background: `var(--lander-glow, ${theme.color.secondary})`,
  color: theme.color.onDeep,
  [media.up('md')]: { insetBlockEnd: 72, insetInlineStart: 'auto', insetInlineEnd: '54%' },
});

export interface PairProps {
  people: readonly [Person, Person];
  /** The speech bubbles of the two. */
  lines: { ask: string; reply: string };
}

/** Two portraits that form the logo, with two speech bubbles. Decorative, so hidden from screen readers. */
export const Pair = ({ people, lines }: PairProps) => (
  <div css={stage} aria-hidden="true">
    <div css={[frame, first]}>
      <CutOut person={people[0]} first />
    </div>
    <div css={[frame, second]}>
      <CutOut person={people[1]} />
    </div>
    <p css={[line, ask]}>{lines.ask}</p>
    <p css={[line, reply]}>{lines.reply}</p>
  </div>
);
