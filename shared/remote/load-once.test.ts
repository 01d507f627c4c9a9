import { loadOnce } from './load-once.ts';

test('each key is fetched once, and those who wait share the wait', async () => {
  const asked: string[] = [];
  const loader = loadOnce(async (key: string) => {
    asked.push(key);
    return key.toUpperCase();
  });
  expect(loader.get('a')).toBeUndefined();
  expect(await Promise.all([loader.load('a'), loader.load('a'), loader.load('b')])).toEqual(['A', 'A', 'B']);
  expect(await loader.load('a')).toBe('A');
  expect(asked).toEqual(['a', 'b']);
  expect(loader.get('a')).toBe('A');
});

test('a failure is forgotten: the next try really tries', async () => {
  let tries = 0;
  const loader = loadOnce(async () => {
    tries += 1;
    if (tries === 1) throw new Error('away');
    return tries;
  });
  await expect(loader.load('a')).rejects.toThrow('away');
  expect(await loader.load('a')).toBe(2);
});
