import type { PictureRegion } from '@pairwise/contracts/pictures';

import { CELL, type Cells } from './cells.ts';

/** Which squares are marked. `rows` may be fewer than those of the picture. */
export type Marked = Pick<Cells, 'columns' | 'rows'> & { has: (column: number, row: number) => boolean };

/** A rectangle of squares. The right and the lower edge are inside. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Marks that are so close belong to one region: the lines of a paragraph, the words of a line. In squares. */
const GAP = 3;

/** More outlines than this would not be distinguished. */
const MOST_REGIONS = 24;

const around = ({ left, top, right, bottom }: Box, gap: number): Box => ({
  left: left - gap,
  top: top - gap,
  right: right + gap,
  bottom: bottom + gap,
});

const overlaps = (one: Box, other: Box): boolean =>
  one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom;

const joined = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** Joins boxes until no two are closer than `gap` squares. */
const joinNear = (boxes: readonly Box[], gap: number): Box[] => {
  const apart: Box[] = [];
  const left = [...boxes];
  for (let box = left.pop(); box !== undefined; box = left.pop()) {
    const wide = around(box, gap);
    const near = apart.findIndex((other) => overlaps(wide, other));
    const [other] = near < 0 ? [] : apart.splice(near, 1);
    // A joined box is larger, so it may be near to others now.
    if (other) left.push(joined(box, other));
    else apart.push(box);
  }
  return apart;
};

/** Returns the runs of marked squares in each row, a box each. */
const runsOf = ({ columns, rows, has }: Marked): Box[] => {
  const runs: Box[] = [];
  for (let row = 0; row < rows; row += 1) {
    let start: number | undefined;
    for (let column = 0; column <= columns; column += 1) {
      const isMarked = column < columns && has(column, row);
      if (isMarked) start ??= column;
      else if (start !== undefined) {
        runs.push({ left: start, top: row, right: column - 1, bottom: row });
        start = undefined;
      }
    }
  }
  return runs;
};

/** Returns the marked parts of a picture, the upper ones first. Marks that are close to each other are one part. */
export const regionsOf = (marked: Marked, { width, height }: { width: number; height: number }): PictureRegion[] => {
  let gap = GAP;
  let boxes = joinNear(runsOf(marked), gap);
  while (boxes.length > MOST_REGIONS) {
    gap *= 2;
    boxes = joinNear(boxes, gap);
  }
  return boxes
    .map(({ left, top, right, bottom }) => {
      const [x, y] = [left * CELL, top * CELL];
      return {
        x,
        y,
        width: Math.min((right + 1) * CELL, width) - x,
        height: Math.min((bottom + 1) * CELL, height) - y,
      };
    })
    .toSorted((one, other) => one.y - other.y || one.x - other.x);
};
