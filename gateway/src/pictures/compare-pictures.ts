import type { PictureRegion } from '@pairwise/contracts/pictures';

import { type Bitmap, CELL, type Cells, compareCells } from './cells.ts';
import { type Marked, regionsOf } from './regions.ts';

/** Two pictures of the same address with the same version. */
export type Twice = readonly [Bitmap, Bitmap];

export interface Comparison {
  regions: PictureRegion[];
  /** The share of the pixels that differ, 0 to 1. */
  share: number;
  ignored: PictureRegion[];
}

const heightOf = (...bitmaps: readonly Bitmap[]): number => Math.max(...bitmaps.map(({ height }) => height));

const isMarked = ({ columns, rows, counts }: Cells, column: number, row: number): boolean =>
  column < columns && row < rows && (counts[row * columns + column] ?? 0) > 0;

/** Around what moves by itself, as a clock does: its other digits change less often. In squares. */
const MARGIN = 2;

/** Returns what differs between two visits of the same version, with a margin. */
const unsteadyParts = (pictures: Twice): PictureRegion[] => {
  const cells = compareCells(...pictures);
  const near = (column: number, row: number): boolean => {
    for (let across = -MARGIN; across <= MARGIN; across += 1) {
      for (let down = -MARGIN; down <= MARGIN; down += 1) {
        if (column + across >= 0 && row + down >= 0 && isMarked(cells, column + across, row + down)) return true;
      }
    }
    return false;
  };
  const [{ width }] = pictures;
  return regionsOf({ ...cells, has: near }, { width, height: heightOf(...pictures) });
};

const isInside = (regions: readonly PictureRegion[], column: number, row: number): boolean =>
  regions.some(
    ({ x, y, width, height }) =>
      column * CELL < x + width && (column + 1) * CELL > x && row * CELL < y + height && (row + 1) * CELL > y,
  );

/**
 * Compares two visits with each version. What differs between the two visits with the stable version would differ without
 * a change, too, so it is ignored. Of the rest, what differs in each pair of visits has changed.
 */
export const comparePictures = (before: Twice, after: Twice): Comparison => {
  const [first] = before;
  const size = { width: first.width, height: heightOf(...before, ...after) };
  const ignored = unsteadyParts(before);
  const pairs = before.flatMap((one) => after.map((other) => compareCells(one, other)));
  const marked: Marked = {
    columns: Math.ceil(size.width / CELL),
    rows: Math.ceil(size.height / CELL),
    has: (column, row) => pairs.every((cells) => isMarked(cells, column, row)) && !isInside(ignored, column, row),
  };
  let pixels = 0;
  const [cells] = pairs;
  for (let row = 0; row < marked.rows; row += 1) {
    for (let column = 0; column < marked.columns; column += 1) {
      if (marked.has(column, row)) pixels += cells?.counts[row * marked.columns + column] ?? 0;
    }
  }
  return { regions: regionsOf(marked, size), share: pixels / (size.width * size.height), ignored };
};
