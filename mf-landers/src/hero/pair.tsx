import { css, media, theme } from '@pairwise/ui';

import { type PortraitPair, portraits } from './portraits.ts';

const stage = css({
  position: 'relative',
  flex: 1,
  minBlockSize: 280,
  [media.up('md')]: { order: 2, alignSelf: 'stretch', minBlockSize: 520 },
});

const frame = css({
  position: 'absolute',
  overflow: 'hidden',
  '& > img': {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    objectPosition: '50% 30%',
  },
});

/** The two halves of the logo, each a portrait. */
const first = css({
  insetBlockStart: 2,
  insetInlineStart: 0,
  inlineSize: '62%',
  aspectRatio: '1 / 1.12',
  borderRadius: '999px 999px 999px 14px',
  background: theme.color.primary,
  [media.up('md')]: { insetBlockStart: 0, inlineSize: '74%', maxBlockSize: '72%' },
});

const second = css({
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: '49%',
  aspectRatio: '1',
  borderRadius: '999px 999px 14px 999px',
  border: `6px solid ${theme.color.nightEdge}`,
  background: theme.color.secondary,
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
  background: theme.color.secondary,
  color: theme.color.onSecondary,
  [media.up('md')]: { insetBlockEnd: 72, insetInlineStart: 'auto', insetInlineEnd: '54%' },
});

export interface PairProps {
  people: PortraitPair;
  /** The speech bubbles of the two. */
  lines: { ask: string; reply: string };
}

/** Two portraits that form the logo, with two speech bubbles. Decorative, so hidden from screen readers. */
export const Pair = ({ people, lines }: PairProps) => (
  <div css={stage} aria-hidden="true">
    <div css={[frame, first]}>
      <img src={portraits[people[0]]} alt="" width={480} height={600} fetchPriority="high" />
    </div>
    <div css={[frame, second]}>
      <img src={portraits[people[1]]} alt="" width={480} height={600} />
    </div>
    <p css={[line, ask]}>{lines.ask}</p>
    <p css={[line, reply]}>{lines.reply}</p>
  </div>
);
