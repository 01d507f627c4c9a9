import type { Check } from '../registry/index.ts';
import type { Candidate, RunCheck } from './candidate.ts';

/** Whether a result keeps no version from going live. */
export const isGood = ({ verdict }: Check): boolean => verdict === 'passed' || verdict === 'warned';

/** Runs a check. One that throws has proved nothing, so it counts as not run. */
export const runCheck = async (
  candidate: Candidate,
  { id, run }: Readonly<{ id: string; run: RunCheck }>,
): Promise<Check> => {
  try {
    return await run(candidate);
  } catch (error) {
    return {
      id,
      verdict: 'not run',
      reason: `The check failed: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
};
