import { distanceOf, middleOf, NEAREST, panBy, wholeView, zoomAt } from './zoom.ts';

const box = { width: 400, height: 600 };

test('the point under the finger stays there while the picture grows', () => {
  const point = { x: 80, y: -40 };
  const view = zoomAt(wholeView, point, 2, box);
  expect(view).toEqual({ scale: 2, x: -80, y: 40 });
  // The part that was 80 px right of the middle is drawn at 80 · 2 − 80 = 80 px.
  expect(80 * view.scale + view.x).toBe(point.x);
});

test('limits the scale to between 1 and NEAREST', () => {
  expect(zoomAt(wholeView, { x: 0, y: 0 }, 0.2, box)).toEqual(wholeView);
  expect(zoomAt(wholeView, { x: 0, y: 0 }, 99, box).scale).toBe(NEAREST);
});

test('never shows beyond the edge of the picture, even when it shrinks', () => {
  const near = zoomAt(wholeView, { x: 0, y: 0 }, 2, box);
  expect(panBy(near, { x: 5_000, y: -5_000 }, box)).toEqual({ scale: 2, x: 200, y: -300 });
  const corner = panBy(near, { x: 5_000, y: 5_000 }, box);
  expect(zoomAt(corner, { x: -200, y: -300 }, 1, box)).toEqual(wholeView);
  expect(panBy(wholeView, { x: 30, y: 30 }, box)).toEqual(wholeView);
});

test('computes the distance and the middle of two fingers', () => {
  expect(distanceOf({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5);
  expect(middleOf({ x: 0, y: 2 }, { x: 4, y: 4 })).toEqual({ x: 2, y: 3 });
});
