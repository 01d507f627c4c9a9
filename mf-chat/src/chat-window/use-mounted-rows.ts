import {
  defaultRangeExtractor,
  observeElementOffset,
  type Range,
  useVirtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { type RefCallback, type RefObject, useCallback, useEffect, useState } from 'react';

/** Up to so many rows are all mounted. */
const MOST_MOUNTED_ROWS = 150;

/** Rows that are mounted above and below the visible ones. */
const OVERSCAN = 15;

/** The height of a row that was never mounted, in pixels. Only the scroll bar depends on it. */
const ESTIMATED_HEIGHT = 64;

type Options = VirtualizerOptions<HTMLElement, HTMLElement>;

/** The exact height, with the margins: the library's own is rounded, which would add up. In pixels. */
const heightOf = (row: HTMLElement): number => {
  const { marginBlockStart, marginBlockEnd } = getComputedStyle(row);
  return row.getBoundingClientRect().height + (parseFloat(marginBlockStart) || 0) + (parseFloat(marginBlockEnd) || 0);
};

/** The scroller is a `column-reverse` box: its end is 0, and positions above the end are negative. */
const observeDistanceFromEnd: Options['observeElementOffset'] = (virtualizer, report) =>
  observeElementOffset(virtualizer, (offset, isScrolling) => report(Math.max(0, -offset), isScrolling));

/** The browser and `useScrollPlace` alone scroll. */
const neverScroll: Options['scrollToFn'] = () => undefined;

const neverAdjust = (): boolean => false;

const rowsAround = (index: number, count: number): number[] => {
  const first = Math.max(0, index - OVERSCAN);
  return Array.from({ length: Math.min(count - 1, index + OVERSCAN) - first + 1 }, (_, step) => first + step);
};

export interface MountedRows {
  /** The first row that is mounted, counted from the oldest. */
  first: number;
  /** The last row that is mounted. */
  last: number;
  /** The height of the rows before the mounted ones, in pixels. */
  above: number;
  /** The height of the rows after the mounted ones, in pixels. */
  below: number;
  /** Ref of each mounted row. The row carries `indexOf(row)` as `data-index`. */
  measure: RefCallback<HTMLElement>;
  indexOf: (row: number) => number;
  /** Mounts a row and those around it instead of the visible ones, until they are scrolled into view. */
  reveal: (row: number) => void;
}

/**
 * Mounts only the visible rows of a long list and some around them. Each row is measured while it is mounted, so that
 * the space in its place has exactly its height later. Rows are counted from the newest inside, as the scroller measures.
 * @param keys identify the rows, the oldest first. The same array for the same rows
 */
export const useMountedRows = (scroller: RefObject<HTMLElement | null>, keys: readonly string[]): MountedRows => {
  const count = keys.length;
  const [revealed, setRevealed] = useState<string>();
  const target = revealed === undefined ? -1 : count - 1 - keys.lastIndexOf(revealed);
  const rangeExtractor = useCallback(
    (range: Range) =>
      target === -1 || target >= range.count || (target >= range.startIndex && target <= range.endIndex)
        ? defaultRangeExtractor(range)
        : rowsAround(target, range.count),
    [target],
  );
  // Its functions are read in this hook only, which no compiler memoizes.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getItemKey: useCallback((index: number) => keys[keys.length - 1 - index] ?? index, [keys]),
    getScrollElement: () => scroller.current,
    estimateSize: () => ESTIMATED_HEIGHT,
    overscan: OVERSCAN,
    rangeExtractor,
    // The first rows are mounted before the scroller can be measured.
    initialRect: { width: 0, height: globalThis.innerHeight },
    observeElementOffset: observeDistanceFromEnd,
    scrollToFn: neverScroll,
    measureElement: heightOf,
  });
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = neverAdjust;

  const mounted = virtualizer.getVirtualItems();
  const { startIndex = -1, endIndex = -1 } = virtualizer.range ?? {};
  const isInView = target >= startIndex && target <= endIndex;
  useEffect(() => {
    if (isInView) setRevealed(undefined);
  }, [isInView]);

  const [newest] = mounted;
  const oldest = mounted.at(-1);
  const { measureElement } = virtualizer;
  const rest = {
    measure: measureElement,
    indexOf: (row: number) => count - 1 - row,
    reveal: (row: number) => setRevealed(keys[row]),
  };
  if (count <= MOST_MOUNTED_ROWS || !newest || !oldest) {
    return { first: 0, last: count - 1, above: 0, below: 0, ...rest };
  }
  return {
    first: count - 1 - oldest.index,
    last: count - 1 - newest.index,
    above: virtualizer.getTotalSize() - oldest.end,
    below: newest.start,
    ...rest,
  };
};
