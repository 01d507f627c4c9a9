import { coalesce } from './coalesce.ts';

test('calls during the work lead to one more run after it', async () => {
  const first = Promise.withResolvers<void>();
  let runs = 0;
  const run = coalesce(() => {
    runs += 1;
    return runs === 1 ? first.promise : Promise.resolve();
  });
  const running = run();
  await Promise.all([run(), run()]);
  expect(runs).toBe(1);
  first.resolve();
  await running;
  expect(runs).toBe(2);
});

test('work that fails runs again with the next call', async () => {
  let runs = 0;
  const run = coalesce(() => {
    runs += 1;
    return runs === 1 ? Promise.reject(new Error('The channel is closed.')) : Promise.resolve();
  });
  await expect(run()).rejects.toThrow('The channel is closed.');
  await run();
  expect(runs).toBe(2);
});
