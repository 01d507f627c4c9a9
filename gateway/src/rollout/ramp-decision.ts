import type { HealthVerdict } from '@pairwise/contracts/console';

import type { Rollout } from '../registry/index.ts';
import { nextPercent } from '../registry/ramp.ts';

const MINUTE_MS = 60_000;

/**
 * Returns why a canary gets the next percentage of its ramp now; undefined when it does not. It must have been at the present
 * one for the planned time, and be proven healthy there. At 0 % there is nothing to prove.
 */
export const reasonToRaise = (
  rollout: Pick<Rollout, 'steps' | 'ramp'>,
  verdict: Pick<HealthVerdict, 'state' | 'reason'>,
  now: number,
): string | undefined => {
  const { steps, ramp } = rollout;
  const percent = steps[0]?.percent ?? 0;
  if (!ramp || ramp.paused || nextPercent(rollout) === undefined) return undefined;
  if (now < Date.parse(ramp.since) + ramp.holdMinutes * MINUTE_MS) return undefined;
  if (ramp.notBefore !== undefined && now < Date.parse(ramp.notBefore)) return undefined;
  if (percent === 0) return 'the planned start';
  if (verdict.state !== 'healthy') return undefined;
  return `${ramp.holdMinutes} minutes at ${percent} %: ${verdict.reason}`;
};
