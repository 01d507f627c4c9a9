import { css, theme, VisuallyHidden } from '@pairwise/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';

/** A touch target; the circle in it is smaller. */
const THUMB = 44;
const CIRCLE = 12;
/** Aligns the circles at the ends with the text above. */
const EDGE = CIRCLE - THUMB / 2;

export type RangeSliderProps = Omit<ComponentProps<'div'>, 'onChange' | 'children'> & {
  /** Names both thumbs together. */
  label: string;
  hideLabel?: boolean;
  lowLabel: string;
  highLabel: string;
  min: number;
  max: number;
  low: number;
  high: number;
  /** A thumb that cannot be moved. */
  fixed?: 'low' | 'high' | undefined;
  /** The chosen range, beside the label. */
  text: ReactNode;
  /** What a screen reader says of one thumb, such as "30 years". */
  valueText: (value: number) => string;
  onChange: (range: { low: number; high: number }) => void;
};

const thumbCircle = `radial-gradient(circle, ${theme.color.surface} 0 ${CIRCLE - 4}px, ${theme.color.secondary} ${CIRCLE - 3.5}px ${CIRCLE}px, transparent ${CIRCLE + 0.5}px)`;

const thumb = {
  boxSizing: 'border-box' as const,
  appearance: 'none' as const,
  inlineSize: THUMB,
  blockSize: THUMB,
  border: 0,
  borderRadius: theme.radius.full,
  background: thumbCircle,
  pointerEvents: 'auto' as const,
  cursor: 'grab',
};

const focused = { outline: `2px solid ${theme.color.focus}`, outlineOffset: -7 };

/** Both inputs lie on each other: only their thumbs take the pointer. */
const input = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: THUMB,
  margin: 0,
  appearance: 'none',
  background: 'none',
  pointerEvents: 'none',
  '&:focus-visible': { outline: 'none' },
  '&::-webkit-slider-runnable-track': { blockSize: THUMB, background: 'none' },
  '&::-moz-range-track': { background: 'none' },
  // A browser drops a rule with a selector that it does not know, so each has its own.
  '&::-webkit-slider-thumb': thumb,
  '&::-moz-range-thumb': thumb,
  '&:focus-visible::-webkit-slider-thumb': focused,
  '&:focus-visible::-moz-range-thumb': focused,
  '&:active::-webkit-slider-thumb': { cursor: 'grabbing' },
  '&:disabled::-webkit-slider-thumb': { cursor: 'not-allowed', opacity: 0.5 },
});

const line = css({
  position: 'absolute',
  insetBlockStart: THUMB / 2 - 2,
  insetInline: THUMB / 2 - CIRCLE,
  blockSize: 4,
  borderRadius: 2,
  background: theme.color.line,
});

const chosenLine = css({
  position: 'absolute',
  insetBlockStart: THUMB / 2 - 2,
  blockSize: 4,
  background: theme.color.secondary,
});

/** A range chosen with two thumbs. Each is a slider: arrow keys, Page keys, Home and End move it; they never cross. */
export const RangeSlider = (props: RangeSliderProps) => {
  const { label, hideLabel, lowLabel, highLabel, min, max, low, high, fixed, text, valueText, onChange, ...rest } =
    props;
  const id = useId();
  const place = (value: number): string =>
    `calc(${THUMB / 2}px + (100% - ${THUMB}px) * ${(value - min) / Math.max(1, max - min)})`;
  const name = <span id={id}>{label}</span>;
  // Where both thumbs are at the end, the one that can still move is on top.
  const lowOnTop = low > (min + max) / 2;
  return (
    <div role="group" aria-labelledby={id} {...rest}>
      <div css={{ display: 'flex', justifyContent: 'space-between', gap: theme.space[3], ...theme.text.sm }}>
        <span css={{ fontWeight: theme.weight.medium }}>
          {hideLabel ? <VisuallyHidden>{name}</VisuallyHidden> : name}
        </span>
        <span aria-hidden="true" css={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {text}
        </span>
      </div>
      <div
        css={{
          position: 'relative',
          flex: 1,
          blockSize: THUMB,
          marginInline: hideLabel ? `0 ${EDGE}px` : EDGE,
        }}
      >
        <span css={line} />
        <span
          css={chosenLine}
          style={{ insetInlineStart: place(low), insetInlineEnd: `calc(100% - ${place(high)})` }}
        />
        <input
          type="range"
          css={input}
          style={{ zIndex: lowOnTop ? 2 : 1 }}
          aria-label={lowLabel}
          aria-valuetext={valueText(low)}
          min={min}
          max={max}
          value={low}
          disabled={fixed === 'low'}
          onChange={({ target }) => onChange({ low: Math.min(Number(target.value), high), high })}
        />
        <input
          type="range"
          css={input}
          style={{ zIndex: lowOnTop ? 1 : 2 }}
          aria-label={highLabel}
          aria-valuetext={valueText(high)}
          min={min}
          max={max}
          value={high}
          disabled={fixed === 'high'}
          onChange={({ target }) => onChange({ low, high: Math.max(Number(target.value), low) })}
        />
      </div>
    </div>
  );
};
