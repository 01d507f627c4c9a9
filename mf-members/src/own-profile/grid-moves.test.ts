import { type Box, moveItem, nearestPlace, placeByKey } from './grid-moves.ts';

test('moves an item to another place', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
});

test.each([
  ['ArrowLeft', [0, 0, 1, 2, 3, 4, 5]],
  ['ArrowRight', [1, 2, 3, 4, 5, 6, 6]],
  ['ArrowUp', [0, 0, 1, 0, 0, 2, 3]],
  ['ArrowDown', [3, 2, 5, 6, 6, 6, 6]],
  ['Home', [0, 0, 0, 0, 0, 0, 0]],
  ['End', [6, 6, 6, 6, 6, 6, 6]],
])('%s moves as the layout shows: the main photo is two wide and two high', (key, places) => {
  expect(places.map((_, index) => placeByKey(key, index, 7))).toEqual(places);
});

test('other keys move nothing', () => {
  expect(placeByKey('Tab', 1, 7)).toBeUndefined();
  expect(placeByKey('toString', 1, 7)).toBeUndefined();
});

const boxes: Box[] = [
  { left: 0, top: 0, width: 200, height: 250 },
  { left: 210, top: 0, width: 100, height: 120 },
  { left: 210, top: 130, width: 100, height: 120 },
];

test.each([
  [150, 200, 0],
  [211, 5, 1],
  [260, 200, 2],
  [400, 500, 2],
  [-50, 400, 0],
])('%d, %d is in or nearest to place %d', (x, y, place) => {
  expect(nearestPlace(boxes, x, y)).toBe(place);
});
