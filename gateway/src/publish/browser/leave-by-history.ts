import { goBack, goForward, isAt, pushEntry, readPath } from './in-page.ts';
import type { IsolatedWorld } from './isolated-world.ts';

const STEP_MS = 5_000;

/**
 * Adds an entry for another address to the history and goes to it, as the browser's Forward button does. The code of the page
 * sees a visitor who uses Back and Forward, and no call of a function by the check.
 */
export const addLeaving = async (
  { evaluate, waitFor }: Pick<IsolatedWorld, 'evaluate' | 'waitFor'>,
  path: string,
): Promise<void> => {
  const own = await evaluate(readPath);
  await evaluate(pushEntry, path);
  await evaluate(goBack);
  await waitFor(STEP_MS, isAt, own);
  await evaluate(goForward);
  await waitFor(STEP_MS, isAt, path);
};
