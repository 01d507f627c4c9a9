import type { Ramp, RampPlan } from '@pairwise/contracts/console';

/** The ramp of a canary while it is edited. */
export interface RampDraft {
  /** Whether the canary gets a ramp at all. */
  on: boolean;
  /** The percentages after that of the start, `10, 50, 100`. */
  percents: string;
  holdMinutes: string;
  /** Value of a `datetime-local` field, in the reader's time zone; empty: from the start on. */
  notBefore: string;
}

/** The fields of a ramp that can be invalid. */
export type RampProblem = 'percents' | 'holdMinutes';

const MAX_HOLD_MINUTES = 60 * 24 * 30;

/** Formats a time as the value of a `datetime-local` field. */
const localValue = (at: string): string => {
  const time = new Date(at);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** Returns the draft of a running ramp, with the percentages that are left; without a ramp one that is off. */
export const rampDraftOf = (ramp: Ramp | undefined, present: number): RampDraft => {
  if (!ramp) return { on: false, percents: '10, 50, 100', holdMinutes: '60', notBefore: '' };
  const left = ramp.percents.filter((percent) => percent > present);
  return {
    on: left.length > 0,
    percents: left.join(', '),
    holdMinutes: `${ramp.holdMinutes}`,
    notBefore: ramp.notBefore === undefined ? '' : localValue(ramp.notBefore),
  };
};

const percentsIn = (text: string): number[] =>
  text
    .split(/[\s,;→%]+/)
    .filter((word) => word !== '')
    .map(Number);

/** Returns the invalid fields of a ramp that starts with a percentage. */
export const rampProblems = ({ on, percents, holdMinutes }: RampDraft, start: number): RampProblem[] => {
  if (!on) return [];
  const all = [start, ...percentsIn(percents)];
  const rises = all.every((percent, nth) => percent <= 100 && percent > (all[nth - 1] ?? -1));
  const minutes = holdMinutes.trim();
  const isHold = /^\d{1,5}$/.test(minutes) && Number(minutes) >= 1 && Number(minutes) <= MAX_HOLD_MINUTES;
  return [
    ...(rises && all.length > 1 && all.length <= 20 ? [] : ['percents' as const]),
    ...(isHold ? [] : ['holdMinutes' as const]),
  ];
};

/** Returns the plan to send, from valid fields; undefined when the ramp is off. */
export const rampToSend = ({ on, percents, holdMinutes, notBefore }: RampDraft, start: number): RampPlan | undefined =>
  on
    ? {
        percents: [start, ...percentsIn(percents)],
        holdMinutes: Number(holdMinutes.trim()),
        ...(notBefore !== '' && { notBefore: new Date(notBefore).toISOString() }),
      }
    : undefined;
