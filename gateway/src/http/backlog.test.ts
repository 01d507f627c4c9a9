import { type Backlog, openBacklog } from './backlog.ts';

let backlog: Backlog;
beforeEach(() => {
  backlog = openBacklog({ maxWaitMs: 1_000, least: 10 });
});

const add = (count: number): void => {
  for (let n = 0; n < count; n += 1) backlog.add();
};
/** Lets a sample pass in which requests were served. */
const sample = (served: number, isServed = true): void => {
  for (let n = 0; n < served; n += 1) backlog.remove(isServed);
  backlog.sample(100);
};
/** Counts how many requests are admitted. */
const admitted = (): number => {
  let count = 0;
  for (; !backlog.isFull() && count < 10_000; count += 1) backlog.add();
  return count;
};

test('is full when a new request would wait longer than the limit, in two samples in a row', () => {
  add(140);
  // 10 of 140 in 100 ms: the last one waits 1.3 s.
  sample(10);
  expect(backlog.isFull()).toBe(false);
  add(10);
  sample(10);
  expect(backlog.isFull()).toBe(true);
});

test('a single late sample fills nothing', () => {
  add(140);
  sample(10);
  sample(60);
  sample(10);
  expect(backlog.isFull()).toBe(false);
});

test('has room for what is served in half of the limit, and opens below a quarter', () => {
  add(220);
  sample(10);
  sample(10);
  expect(backlog.isFull()).toBe(true);
  // 200 wait: 40 in 100 ms are 200 in half of the limit.
  sample(40);
  expect(admitted()).toBe(40);
  // 60 wait, and 140 are served in 100 ms.
  sample(140);
  expect(admitted()).toBe(10_000);
});

test('always has room for a few, even when nothing is served', () => {
  add(11);
  for (let n = 0; n < 13; n += 1) sample(0);
  expect(backlog.isFull()).toBe(true);
  sample(2);
  expect(admitted()).toBe(1);
});

test('slow requests that arrive together are no overload before the limit has passed', () => {
  add(200);
  for (let n = 0; n < 9; n += 1) sample(0);
  expect(backlog.isFull()).toBe(false);
  // Control: after the limit they are one.
  for (let n = 0; n < 3; n += 1) sample(0);
  expect(backlog.isFull()).toBe(true);
});

test('requests that were refused, or whose clients have left, are not served ones', () => {
  add(500);
  for (let n = 0; n < 12; n += 1) sample(10, false);
  expect(backlog.isFull()).toBe(true);
});
