import { alternate, median } from './alternate.ts';

test('the median is the middle, or the mean of both middles', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(() => median([])).toThrow();
});

test('variants are measured in turns, the first run of each is discarded, and the ratio compares pairs', async () => {
  const order: string[] = [];
  let speed = 1;
  const measured = (name: string, cost: number) => () => {
    order.push(name);
    if (name === 'ours') speed += 1;
    return Promise.resolve(cost * speed);
  };
  const result = await alternate(3, measured('ours', 2), measured('peer', 1));
  expect(order).toEqual(['ours', 'peer', 'ours', 'peer', 'peer', 'ours', 'ours', 'peer']);
  expect(result.ours).toHaveLength(3);
  expect(result.ratio).toBeCloseTo(2, 0);
});

test('without a warm-up every run is measured', async () => {
  const result = await alternate(
    1,
    () => Promise.resolve(3),
    () => Promise.resolve(2),
    { warmUp: false },
  );
  expect(result).toEqual({ ours: [3], peer: [2], ratio: 1.5 });
});
