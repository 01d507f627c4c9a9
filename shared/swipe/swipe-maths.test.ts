import { axisOf, decisionOf, pullOf, type Sample, thresholdOf, tiltOf, velocityOf } from './swipe-maths.ts';

const path = (...points: [x: number, time: number][]): Sample[] => points.map(([x, time]) => ({ x, y: 0, time }));

describe('the axis of a movement', () => {
  test.each([
    [3, 3, undefined],
    [7.9, 0, undefined],
    [9, 2, 'x'],
    [-30, 12, 'x'],
    [2, -9, 'y'],
    [20, 21, 'y'],
    [20, 20, 'y'],
  ])('%d to the side and %d down: %s', (dx, dy, axis) => {
    expect(axisOf(dx, dy)).toBe(axis);
  });
});

describe('speed', () => {
  test('is measured over the last moments', () => {
    expect(velocityOf(path([0, 0], [10, 50], [60, 100], [110, 150]), 150)).toBe(1);
    expect(velocityOf(path([100, 0], [80, 50], [60, 100]), 100)).toBe(-0.4);
  });

  test('is zero after a stop before the release', () => {
    expect(velocityOf(path([0, 0], [150, 50]), 400)).toBe(0);
  });

  test('is zero for one sample, or two with the same time', () => {
    expect(velocityOf([], 10)).toBe(0);
    expect(velocityOf(path([5, 0]), 10)).toBe(0);
    expect(velocityOf(path([5, 10], [90, 10]), 10)).toBe(0);
  });
});

describe('a release', () => {
  const width = 330;
  const far = thresholdOf(width);

  test('the threshold grows with the card, within the reach of a thumb', () => {
    expect(far).toBeCloseTo(92.4);
    expect(thresholdOf(100)).toBe(56);
    expect(thresholdOf(2_000)).toBe(130);
  });

  test.each([
    ['far enough, slowly', far, 0, 'right'],
    ['far enough to the left', -far, 0, 'left'],
    ['a little short', far - 1, 0, undefined],
    ['a little short to the left', -far + 1, -0.49, undefined],
    ['short but flicked', 30, 0.8, 'right'],
    ['flicked to the left', -30, -0.8, 'left'],
    ['flicked from a tremble', 20, 2, undefined],
    ['far, but on the way back', far + 40, -0.6, undefined],
    ['far, hardly moving back', far + 40, -0.1, 'right'],
    ['short, flicked to the other side', 30, -0.9, undefined],
    ['not moved', 0, 0, undefined],
  ])('%s', (_what, dx, velocity, direction) => {
    expect(decisionOf({ dx, velocity, width })).toBe(direction);
  });

  test('the pull is 1 at the threshold, and never more', () => {
    expect(pullOf(0, width)).toBe(0);
    expect(pullOf(far / 2, width)).toBeCloseTo(0.5);
    expect(pullOf(-far, width)).toBe(-1);
    expect(pullOf(900, width)).toBe(1);
  });

  test('a card tilts with the distance, the other way when held low, within a limit', () => {
    expect(tiltOf(165, width, false)).toBeCloseTo(7);
    expect(tiltOf(165, width, true)).toBeCloseTo(-7);
    expect(tiltOf(-3_000, width, false)).toBe(-14);
    expect(tiltOf(50, 0, false)).toBe(14);
  });
});
