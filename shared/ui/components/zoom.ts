/** The view of a picture in its box. Scale 1 is whole; `x` and `y` are px from the box's middle to the picture's. */
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

/** The scale after a double tap. */
export const NEAR = 2.5;
/** The greatest scale. */
export const NEAREST = 4;

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Limits a view so that it shows nothing beyond the picture's edge and fills the box. */
const within = ({ scale, x, y }: ZoomView, { width, height }: Box): ZoomView => {
  const kept = between(scale, 1, NEAREST);
  // The picture may move by half of what exceeds the box. `+ 0` turns -0 into 0.
  const [across, down] = [((kept - 1) * width) / 2, ((kept - 1) * height) / 2];
  return { scale: kept, x: between(x, -across, across) + 0, y: between(y, -down, down) + 0 };
};

/** Changes the scale while the part of the picture under `point` (from the box's middle) stays there. */
export const zoomAt = (view: ZoomView, point: Point, scale: number, box: Box): ZoomView => {
  const grown = between(scale, 1, NEAREST) / view.scale;
  return within(
    { scale: view.scale * grown, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    box,
  );
};

/** Moves the picture, within its limits. */
export const panBy = (view: ZoomView, by: Point, box: Box): ZoomView =>
  within({ ...view, x: view.x + by.x, y: view.y + by.y }, box);

export const distanceOf = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

export const middleOf = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
