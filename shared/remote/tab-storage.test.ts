import { tabStorage } from './tab-storage.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const entry = tabStorage('test', isText);

afterEach(() => sessionStorage.clear());

test('keeps a value for this tab, and forgets it', () => {
  expect(entry.read()).toBeUndefined();
  entry.keep('kept');
  expect(entry.read()).toBe('kept');
  expect(tabStorage('another', isText).read()).toBeUndefined();
  entry.keep(undefined);
  expect(entry.read()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', '7', 'null', '{"text":"kept"}'])('what else may lie there is nothing: %s', (value) => {
  sessionStorage.setItem('pairwise:test', value);
  expect(entry.read()).toBeUndefined();
});

test('a tab without storage keeps nothing', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no storage', 'SecurityError');
    });
  entry.keep('kept');
  entry.keep(undefined);
  expect(entry.read()).toBeUndefined();
});
