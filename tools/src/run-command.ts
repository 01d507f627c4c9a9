import { isLauncherError } from '@pairwise/api/launcher';

import { PlainError } from './settings.ts';

/** Runs a command's body; what its user can mend is told in a sentence, anything else with its stack. */
export const runCommand = async (body: () => Promise<number>): Promise<never> => {
  try {
    process.exit(await body());
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') {
      console.log('Stopped before everything was up.');
      process.exit(130);
    }
    console.error(error instanceof PlainError || isLauncherError(error) ? error.message : error);
    process.exit(1);
  }
};
