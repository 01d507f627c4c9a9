import { loadOnce } from './load-once.ts';

test('loads each key once, even for concurrent calls', async () => {
  const loaded: string[] = [];
  const loader = loadOnce(async (key: string) => {
    loaded.push(key);
    return key.toUpperCase();
  });
  expect(loader.get('a')).toBeUndefined();
  expect(await Promise.all([loader.load('a'), loader.load('a'), loader.load('b')])).toEqual(['A', 'A', 'B']);
  expect(await loader.load('a')).toBe('A');
  expect(loaded).toEqual(['a', 'b']);
  expect(loader.get('a')).toBe('A');
});

test('does not cache a failure: the next call loads again', async () => {
  let attempts = 0;
  const loader = loadOnce(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('unavailable');
    return attempts;
  });
  await expect(loader.load('a')).rejects.toThrow('unavailable');
  expect(await loader.load('a')).toBe(2);
});
