import {
  addDocument,
  addShown,
  type ArmHealth,
  type ComparedArms,
  emptyMinute,
  healthOf,
  independentPages,
  type MinuteHealth,
  PAGES_OF_NETWORK,
  sumOf,
} from '@pairwise/gateway/rollout';

import type { Defect, Page, Random, Traffic } from './traffic.ts';

/** Decides after a report whether the canary is rolled back. */
export type Judge = (compared: ComparedArms) => boolean;

/** What is counted of an arm, by the platform's own functions: until the present minute, and in it. */
interface Counted {
  loaded: [before: MinuteHealth, now: MinuteHealth];
  pages: [before: MinuteHealth, now: MinuteHealth];
}

/** Pages of a minute. */
const MINUTE = 60;
/** Pages of a day, as long as one of seasons. */
const PAGES_OF_DAY = 4_800;
const DAY_MS = 24 * 60 * 60_000;

const name = 'mf-chat';

const counted = (): Counted => ({
  loaded: [emptyMinute(), emptyMinute()],
  pages: [emptyMinute(), emptyMinute()],
});

const endMinute = (one: Counted): void => {
  one.loaded = [sumOf(one.loaded), emptyMinute()];
  one.pages = [sumOf(one.pages), emptyMinute()];
};

const count = (
  { loaded: [, loaded], pages: [, pages] }: Counted,
  { network, silent, failed, ready, lcp, inp, cls }: Page,
): void => {
  addShown(pages);
  if (silent) return;
  const vitals = { lcp, inp, cls };
  const errors = failed ? [{ phase: 'render' as const, message: 'it failed' }] : [];
  addDocument(pages, { network, vitals, deployable: { name, version: '', errors: [] } }, 1);
  addDocument(loaded, { network, vitals, deployable: { name, version: '', readyMs: ready, errors } }, 1);
};

const armHealth = (arm: Counted): ArmHealth => {
  const [loaded, pages] = [sumOf(arm.loaded), sumOf(arm.pages)];
  return {
    loaded: healthOf({ name, version: '' }, loaded, loaded, []),
    pages: healthOf({ name, version: '' }, pages, pages, []),
    times: loaded,
  };
};

export interface RollOutOptions {
  random: Random;
  /** Of the audience of the canary. */
  traffic: Traffic;
  /** Of all visitors before the rollout; by default that of the audience. */
  before?: Traffic;
  /** Of the audience that gets the canary. With several it is raised from one to the next, whatever was proven. */
  percents: readonly [number, ...number[]];
  /** Pages at each percentage. */
  pages: number;
  defect?: Defect;
  judge: Judge;
}

/** A report that does not fail changes little: a look follows after ten of them, or after one in two hundred of all pages. */
const lookEvery = (at: number): number => Math.max(10, Math.floor(at / 200));
/** Pages of stable before the rollout. */
const BEFORE = 400;

/**
 * Simulates a rollout whose canary is judged after each report that fails, and after some of the others. Returns after how
 * many pages of both arms it was rolled back; undefined when it never was.
 */
export const rollOut = ({
  random,
  traffic,
  before = traffic,
  percents,
  pages,
  defect,
  judge,
}: RollOutOptions): number | undefined => {
  const known = counted();
  for (let at = 0; at < BEFORE; at += 1) count(known, before(at, random));
  const timesBefore = sumOf(known.loaded);
  const isIndependent = independentPages();
  for (const [nth, percent] of percents.entries()) {
    const arms = { canary: counted(), control: counted() };
    const first = nth * pages;
    for (let at = first; at < first + pages; at += 1) {
      const seen = traffic(BEFORE + at, random);
      const page = { game: `${percent}`, visitor: seen.visitor ?? `${at}`, network: seen.network };
      if (!isIndependent({ ...page, at: (at / PAGES_OF_DAY) * DAY_MS })) continue;
      const isCanary = random() * 100 < percent;
      const shown = isCanary && defect ? defect.change(seen, random) : seen;
      count(isCanary ? arms.canary : arms.control, shown);
      if (at % MINUTE === 0) for (const arm of Object.values(arms)) endMinute(arm);
      if (!shown.failed && !shown.silent && at % lookEvery(at - first) !== 0) continue;
      const days = Math.floor(at / PAGES_OF_DAY) - Math.floor(first / PAGES_OF_DAY) + 1;
      const ofOneNetwork = PAGES_OF_NETWORK * days;
      const pair = { percent, canary: armHealth(arms.canary), control: armHealth(arms.control), ofOneNetwork };
      const compared = { pairs: [pair], before: timesBefore, messages: [], percentages: percents.length };
      if (judge(compared)) return at + 1;
    }
  }
  return undefined;
};
