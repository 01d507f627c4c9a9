import { isChunkFailure, reloadOnce } from './chunk-reload.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => jest.useRealTimers());

test('ERR-03 reloads the page once, and again only after 60 s', () => {
  const reload = jest.fn();
  expect(reloadOnce(reload)).toBe(true);
  expect(reloadOnce(reload)).toBe(false);
  jest.setSystemTime(1_000_000 + 59_999);
  expect(reloadOnce(reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.setSystemTime(1_000_000 + 60_000);
  expect(reloadOnce(reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('ERR-03 does not reload without a network', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = jest.fn();
  expect(reloadOnce(reload)).toBe(false);
  online.mockRestore();
  expect(reloadOnce(reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('ERR-03 recognises only a chunk that failed to load', () => {
  const failure = new Error('Loading chunk 7 failed.');
  failure.name = 'ChunkLoadError';
  expect(isChunkFailure(failure)).toBe(true);
  expect(isChunkFailure(new Error('Loading chunk 7 failed.'))).toBe(false);
  expect(isChunkFailure('ChunkLoadError')).toBe(false);
});
