import { inTurn } from './in-turn.ts';

test('runs one work at a time in order, also after one that failed', async () => {
  const run = inTurn();
  const log: string[] = [];
  const work = (name: string, fails = false) =>
    run(async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([work('a'), work('b', true), work('c')]);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(results[2]).toMatchObject({ value: 'c' });
});
