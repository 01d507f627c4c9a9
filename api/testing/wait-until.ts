import { setTimeout } from 'node:timers/promises';

/** Polls until a condition holds. The time limit of the test ends it. */
export const waitUntil = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await setTimeout(10);
};
