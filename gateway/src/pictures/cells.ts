/** The pixels of a picture. */
export interface Bitmap {
  width: number;
  height: number;
  /** Three bytes a pixel: red, green, blue. */
  data: Uint8Array;
}

/** Pictures are compared in squares of this size, in pixels. */
export const CELL = 8;

/** The squares of a picture by row, and how many pixels differ in each. */
export interface Cells {
  columns: number;
  rows: number;
  counts: Uint16Array;
}

/** A channel that differs by less cannot be seen. */
const VISIBLE = 12;

const differsAt = ({ data: one }: Bitmap, { data: other }: Bitmap, at: number): boolean => {
  for (let channel = at; channel < at + 3; channel += 1) {
    if (Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)) > VISIBLE) return true;
  }
  return false;
};

/**
 * Counts the differing pixels of two pictures of the same width. Where one of them is shorter, every pixel of the other
 * differs.
 */
export const compareCells = (one: Bitmap, other: Bitmap): Cells => {
  const { width } = one;
  if (other.width !== width) throw new Error(`pictures of ${width} and ${other.width} pixels cannot be compared`);
  const [shorter, height] = [Math.min(one.height, other.height), Math.max(one.height, other.height)];
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const counts = new Uint16Array(columns * rows);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / CELL) * columns;
    for (let x = 0; x < width; x += 1) {
      if (y < shorter && !differsAt(one, other, (y * width + x) * 3)) continue;
      const cell = row + Math.floor(x / CELL);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return { columns, rows, counts };
};
