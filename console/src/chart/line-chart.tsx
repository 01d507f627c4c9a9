import { formatTime, useLanguage } from '@pairwise/i18n';
import { theme, VisuallyHidden } from '@pairwise/ui';

import { ChartTable } from './chart-table.tsx';
import type { ChartLine, ChartPoint } from './series.ts';
import { ticksUpTo } from './series.ts';

export interface LineChartProps {
  title: string;
  /** The whole chart in a sentence, for screen readers. */
  summary: string;
  lines: ChartLine[];
  format: (value: number) => string;
}

/** Width and height of the drawing in its own units. The drawing is stretched to its box; its strokes are not. */
const size = 1000;

const tones = {
  canary: { stroke: theme.color.secondary, strokeWidth: 3 },
  stable: { stroke: theme.color.lineStrong, strokeWidth: 2.5, strokeDasharray: '7 5' },
};

type Place = (point: { index: number; value: number }, count: number) => string;

/** Builds the path of one line. A stretch without reports is a gap, and a single value between two gaps is a dot. */
const pathOf = (points: readonly ChartPoint[], place: Place): string => {
  let open = false;
  return points
    .map(({ value }, index) => {
      if (value === null) {
        open = false;
        return '';
      }
      const command = open ? 'L' : 'M';
      open = true;
      const at = place({ index, value }, points.length);
      return points[index + 1]?.value == null && command === 'M' ? `M${at}h0.01` : `${command}${at}`;
    })
    .join('');
};

/**
 * Draws lines over time, with the same values as a table below. Labels are text beside the drawing, so that they keep
 * the reader's font size while the drawing is stretched.
 */
export const LineChart = ({ title, summary, lines, format }: LineChartProps) => {
  const language = useLanguage();
  const values = lines.flatMap(({ points }) => points.flatMap(({ value }) => (value === null ? [] : [value])));
  const ticks = ticksUpTo(Math.max(0, ...values));
  const top = ticks.at(-1) ?? 1;
  const heightOf = (value: number): number => size - (value / top) * size;
  const place: Place = ({ index, value }, count) =>
    `${((count === 1 ? 0.5 : index / (count - 1)) * size).toFixed(1)} ${heightOf(value).toFixed(1)}`;
  const axis = lines[0]?.points ?? [];
  const [first, last] = [axis[0], axis.at(-1)];

  return (
    <figure css={{ display: 'grid', alignContent: 'start', gap: theme.space[2], minInlineSize: 0, margin: 0 }}>
      <figcaption css={{ fontWeight: theme.weight.medium, ...theme.text.sm }}>{title}</figcaption>
      <VisuallyHidden>{summary}</VisuallyHidden>
      <div
        aria-hidden="true"
        css={{
          display: 'grid',
          gridTemplateColumns: 'max-content minmax(0, 1fr)',
          columnGap: theme.space[2],
          rowGap: theme.space[1],
          paddingBlockStart: theme.space[2],
          color: theme.color.inkMuted,
          fontVariantNumeric: 'tabular-nums',
          ...theme.text.xs,
        }}
      >
        <div
          css={{
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'space-between',
            marginBlock: -8,
            textAlign: 'end',
          }}
        >
          {ticks.map((tick) => (
            <span key={tick}>{format(tick)}</span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${size} ${size}`}
          preserveAspectRatio="none"
          fill="none"
          css={{ display: 'block', inlineSize: '100%', blockSize: 150, overflow: 'visible' }}
        >
          {ticks.map((tick) => (
            <path
              key={tick}
              d={`M0 ${heightOf(tick)}H${size}`}
              vectorEffect="non-scaling-stroke"
              css={{ stroke: theme.color.line, strokeWidth: 1 }}
            />
          ))}
          {[...lines].reverse().map(({ label, tone, points }) => (
            <path
              key={label}
              d={pathOf(points, place)}
              vectorEffect="non-scaling-stroke"
              strokeLinejoin="round"
              strokeLinecap="round"
              css={tones[tone]}
            />
          ))}
        </svg>
        <span />
        <div css={{ display: 'flex', justifyContent: 'space-between' }}>
          {first && <span>{formatTime(new Date(first.at), language)}</span>}
          {last && last !== first && <span>{formatTime(new Date(last.at), language)}</span>}
        </div>
      </div>
      <ul
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: `${theme.space[1]} ${theme.space[4]}`,
          margin: 0,
          padding: 0,
          listStyle: 'none',
          ...theme.text.sm,
        }}
      >
        {lines.map(({ label, tone }) => (
          <Key key={label} label={label} stroke={tones[tone]} />
        ))}
      </ul>
      <ChartTable title={title} lines={lines} format={format} />
    </figure>
  );
};

const Key = ({
  label,
  stroke,
}: {
  label: string;
  stroke: { stroke: string; strokeWidth: number; strokeDasharray?: string };
}) => (
  <li css={{ display: 'flex', alignItems: 'center', gap: theme.space[2], minInlineSize: 0, overflowWrap: 'anywhere' }}>
    <svg width="18" height="4" viewBox="0 0 18 4" aria-hidden="true" css={{ flex: 'none' }}>
      <path d="M0 2H18" css={stroke} />
    </svg>
    <span>{label}</span>
  </li>
);
