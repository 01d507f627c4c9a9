import { readSettings } from '../settings.ts';
import { runProduct } from './run-product.ts';

afterEach(() => jest.restoreAllMocks());

/** Returns the warnings of a start, which ends at its first step: its folder can't be written. */
const warningsOf = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await expect(runProduct(readSettings({ ...env, DATA_DIR: '/proc/pairwise/data' }))).rejects.toThrow(
    /can't be written/,
  );
  return warn.mock.calls.flat().join('\n');
};

test('PLAT-05 a start with one origin for all zones warns of it', async () => {
  expect(await warningsOf({ ZONES: 'single' })).toContain('ZONES=single');
});

test('PLAT-05 a start with an origin for each zone prints no warning', async () => {
  expect(await warningsOf({})).toBe('');
});
