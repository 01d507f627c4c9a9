/** How a picture lies in its box: 1 is whole; `x` and `y` are px from the middle of the box to that of the picture. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  width: number;
  height: number;
}

export const wholeView: ZoomView = { scale: 1, x: 0, y: 0 };

/** What a double tap goes to, and the nearest that a pinch gets. */
export const NEAR = 2.5;
export const NEAREST = 4;

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** A view that never shows beyond the picture's edge, nor smaller than the box. */
const within = ({ scale, x, y }: ZoomView, { width, height }: Box): ZoomView => {
  const kept = between(scale, 1, NEAREST);
  // Half of what is larger than the box may leave it on each side. `+ 0` makes -0 of a whole picture plain.
  const [across, down] = [((kept - 1) * width) / 2, ((kept - 1) * height) / 2];
  return { scale: kept, x: between(x, -across, across) + 0, y: between(y, -down, down) + 0 };
};

/** Another scale, with the part of the picture that is under `point` (from the box's middle) staying under it. */
export const zoomAt = (view: ZoomView, point: Point, scale: number, box: Box): ZoomView => {
  const grown = between(scale, 1, NEAREST) / view.scale;
  return within(
    { scale: view.scale * grown, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    box,
  );
};

/** The picture moved, as far as it may. */
export const panBy = (view: ZoomView, by: Point, box: Box): ZoomView =>
  within({ ...view, x: view.x + by.x, y: view.y + by.y }, box);

export const distanceOf = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

export const middleOf = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
