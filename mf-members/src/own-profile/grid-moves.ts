/** The photos are in three columns. The first takes two columns and two rows, so two others are beside it. */
const COLUMNS = 3;

/** Returns the items with one moved to another place. */
export const moveItem = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const rest = items.toSpliced(from, 1);
  const item = items[from];
  return item === undefined ? rest : rest.toSpliced(to, 0, item);
};

const above = (index: number): number => {
  if (index >= 2 * COLUMNS) return index - COLUMNS;
  if (index === 5) return 2;
  return index === 2 ? 1 : 0;
};

const below = (index: number): number => {
  if (index === 0) return COLUMNS;
  if (index === 1) return 2;
  return index === 2 ? 5 : index + COLUMNS;
};

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: above,
  ArrowDown: below,
  Home: () => 0,
  End: (_index, last) => last,
};

/** Returns the place that a key moves to; undefined for a key that moves nothing. */
export const placeByKey = (key: string, index: number, count: number): number | undefined => {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return step && Math.min(count - 1, Math.max(0, step(index, count - 1)));
};

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const distance = (at: number, start: number, size: number): number => Math.max(start - at, 0, at - start - size);

/** Returns the index of the box that a point is in, or nearest to. */
export const nearestPlace = (boxes: readonly Box[], x: number, y: number): number => {
  const away = boxes.map(({ left, top, width, height }) =>
    Math.hypot(distance(x, left, width), distance(y, top, height)),
  );
  return away.indexOf(Math.min(...away));
};
