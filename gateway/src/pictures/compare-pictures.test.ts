import type { PictureRegion } from '@pairwise/contracts/pictures';

import type { Bitmap } from './cells.ts';
import { comparePictures } from './compare-pictures.ts';

type Colour = readonly [number, number, number];
type Painted = PictureRegion & { colour: Colour };

const grey: Colour = [200, 200, 200];
const black: Colour = [0, 0, 0];

/** Paints rectangles on white. */
const bitmap = (painted: readonly Painted[] = [], height = 400, width = 360): Bitmap => {
  const data = new Uint8Array(width * height * 3).fill(255);
  for (const { x, y, width: wide, height: high, colour } of painted) {
    for (let row = y; row < y + high; row += 1) {
      for (let column = x; column < x + wide; column += 1) data.set(colour, (row * width + column) * 3);
    }
  }
  return { width, height, data };
};

const button: Painted = { x: 40, y: 80, width: 120, height: 40, colour: grey };
const clock = (digit: number): Painted => ({ x: 280 + digit, y: 8, width: 8, height: 16, colour: black });
const twice = (...painted: Painted[]) => [bitmap(painted), bitmap(painted)] as const;

test('PLAT-04 equal pictures have no regions', () => {
  expect(comparePictures(twice(button), twice(button))).toEqual({ regions: [], share: 0, ignored: [] });
});

test('PLAT-04 a changed button is one region, with the share of the pixels that differ', () => {
  const dark = { ...button, colour: black };
  const { regions, share, ignored } = comparePictures(twice(button), twice(dark));
  expect(regions).toEqual([{ x: 40, y: 80, width: 120, height: 40 }]);
  expect(share).toBeCloseTo((120 * 40) / (360 * 400), 10);
  expect(ignored).toEqual([]);
});

test('words of a line are one region, and what is far away is another', () => {
  const words = [0, 1, 2].map((nth): Painted => ({ x: 40 + nth * 56, y: 80, width: 40, height: 16, colour: black }));
  const far: Painted = { x: 40, y: 320, width: 8, height: 8, colour: black };
  expect(comparePictures(twice(), twice(...words, far)).regions).toEqual([
    { x: 40, y: 80, width: 152, height: 16 },
    { x: 40, y: 320, width: 8, height: 8 },
  ]);
});

test('a shade that no one sees is no change', () => {
  const shade: Painted = { ...button, colour: [205, 195, 200] };
  expect(comparePictures(twice(button), twice(shade)).regions).toEqual([]);
});

test('PLAT-04 a clock that differs between two visits of the same version is ignored, a change beside it is not', () => {
  const before = [bitmap([button, clock(0)]), bitmap([button, clock(3)])] as const;
  const after = [bitmap([clock(5)]), bitmap([clock(7)])] as const;
  const { regions, ignored, share } = comparePictures(before, after);
  expect(regions).toEqual([{ x: 40, y: 80, width: 120, height: 40 }]);
  expect(share).toBeCloseTo((120 * 40) / (360 * 400), 10);
  expect(ignored).toHaveLength(1);
  // Without the second visit, the clock would count as a change.
  const [steady] = before;
  const counted = comparePictures([steady, steady], after);
  expect(counted.regions).toHaveLength(2);
});

test('what differs from one visit with the new version only may be chance', () => {
  const banner: Painted = { x: 0, y: 200, width: 360, height: 60, colour: grey };
  expect(comparePictures(twice(button), [bitmap([button, banner]), bitmap([button])]).regions).toEqual([]);
  expect(comparePictures(twice(button), twice(button, banner)).regions).toHaveLength(1);
});

test('a longer page differs from its old end on', () => {
  const { regions, share } = comparePictures(twice(button), [bitmap([button], 480), bitmap([button], 480)]);
  expect(regions).toEqual([{ x: 0, y: 400, width: 360, height: 80 }]);
  expect(share).toBeCloseTo(80 / 480, 10);
});

test('a page that differs everywhere has a few regions, which cover all of it', () => {
  const dots = Array.from({ length: 500 }, (_, nth): Painted => ({
    x: (nth % 12) * 30,
    y: Math.floor(nth / 12) * 9,
    width: 2,
    height: 2,
    colour: black,
  }));
  const { regions } = comparePictures(twice(), twice(...dots));
  expect(regions.length).toBeLessThanOrEqual(24);
  const isCovered = ({ x, y }: Painted): boolean =>
    regions.some((one) => x >= one.x && x < one.x + one.width && y >= one.y && y < one.y + one.height);
  expect(dots.every(isCovered)).toBe(true);
});

test('pictures of different widths are refused', () => {
  const wide = bitmap([], 400, 1280);
  expect(() => comparePictures(twice(), [wide, wide])).toThrow('pictures of 360 and 1280 pixels cannot be compared');
});
