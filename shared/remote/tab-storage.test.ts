import { tabStorage } from './tab-storage.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const entry = tabStorage('test', isText);

afterEach(() => sessionStorage.clear());

test('stores a value for this tab and deletes it', () => {
  expect(entry.read()).toBeUndefined();
  entry.write('kept');
  expect(entry.read()).toBe('kept');
  expect(tabStorage('another', isText).read()).toBeUndefined();
  entry.write(undefined);
  expect(entry.read()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', '7', 'null', '{"text":"kept"}'])('ignores a stored value of another shape: %s', (value) => {
  sessionStorage.setItem('pairwise:test', value);
  expect(entry.read()).toBeUndefined();
});

test('a tab without storage stores nothing and throws nothing', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no storage', 'SecurityError');
    });
  entry.write('kept');
  entry.write(undefined);
  expect(entry.read()).toBeUndefined();
});
