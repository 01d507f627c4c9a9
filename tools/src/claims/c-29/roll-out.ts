import {
  addDocument,
  addShown,
  type ArmHealth,
  type ComparedArms,
  type CountedDocument,
  countedDocuments,
  type CountedParts,
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

const addPage = ({ pages: [, pages] }: Counted, { network, silent }: Page): void => {
  addShown(pages);
  if (!silent) addDocument(pages, { network, vitals: {}, deployable: { name, version: '', errors: [] } }, 1);
};

const addLoaded = ({ loaded: [, loaded] }: Counted, page: Page, parts?: CountedParts): void => {
  const { network, failed, ready, lcp, inp, cls } = page;
  const errors = failed ? [{ phase: 'render' as const, message: 'it failed' }] : [];
  const deployable = { name, version: '', readyMs: ready, errors };
  addDocument(loaded, { network, vitals: { lcp, inp, cls }, deployable }, 1, parts);
};

/** Returns the page as it is where the code has to be downloaded first. */
const withDownload = (page: Page): Page => {
  const { ready, lcp, download = 0 } = page;
  return { ...page, ready: ready + download, lcp: lcp + download };
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
  /** Visitors at each percentage. Some of them open a second page. */
  visitors: number;
  defect?: Defect;
  judge: Judge;
  /** Returns a function that says what of a document counts; by default that of the gateway. */
  openDocuments?: () => (document: CountedDocument) => CountedParts;
}

/** A report that does not fail changes little: a look follows after ten of them, or after one in two hundred of all pages. */
const lookEvery = (at: number): number => Math.max(10, Math.floor(at / 200));
/** Pages of stable before the rollout. */
const BEFORE = 400;
/** The share of visitors that open the page a second time. */
const COME_AGAIN = 0.5;

/** Returns the pages of one visitor: one or two, under the same conditions. */
const visitsOf = (traffic: Traffic, at: number, random: Random): [Page, ...Page[]] => {
  const first = traffic(BEFORE + at, random);
  if (random() >= COME_AGAIN) return [first];
  return [first, { ...traffic(BEFORE + at, random), network: first.network }];
};

/**
 * Simulates a rollout whose canary is judged after each report that fails, and after some of the others. Returns after how
 * many pages of both arms it was rolled back; undefined when it never was.
 */
export const rollOut = ({
  random,
  traffic,
  before = traffic,
  percents,
  visitors,
  defect,
  judge,
  openDocuments = countedDocuments,
}: RollOutOptions): number | undefined => {
  const known = counted();
  for (let at = 0; at < BEFORE; at += 1) {
    const page = before(at, random);
    addLoaded(known, page.isKnown ? page : withDownload(page));
  }
  const timesBefore = sumOf(known.loaded);
  const isIndependent = independentPages();
  const partsOf = openDocuments();
  /** Of visitors that come again later. */
  const positions = new Map<string, number>();
  let shown = 0;
  for (const [nth, percent] of percents.entries()) {
    const arms = { canary: counted(), control: counted() };
    const first = nth * visitors;
    for (let at = first; at < first + visitors; at += 1) {
      const visits = visitsOf(traffic, at, random);
      const [{ visitor = `${at}`, network, isKnown = false }] = visits;
      const position = positions.get(visitor) ?? random() * 100;
      if (visits[0].visitor !== undefined) positions.set(visitor, position);
      const isCanary = position < percent;
      const arm = isCanary ? arms.canary : arms.control;
      if (at % MINUTE === 0) for (const one of Object.values(arms)) endMinute(one);
      for (const [visit, made] of visits.entries()) {
        shown += 1;
        const hasCode = visit > 0 || (isKnown && !isCanary);
        const loaded = hasCode ? made : withDownload(made);
        const page = isCanary && defect ? defect.change(loaded, random) : loaded;
        const document = { game: `${percent}`, visitor, network, at: (at / PAGES_OF_DAY) * DAY_MS, route: '' };
        if (isIndependent(document)) addPage(arm, page);
        if (!page.silent) addLoaded(arm, page, partsOf(document));
        if (!page.failed && !page.silent && at % lookEvery(at - first) !== 0) continue;
        const days = Math.floor(at / PAGES_OF_DAY) - Math.floor(first / PAGES_OF_DAY) + 1;
        const ofOneNetwork = PAGES_OF_NETWORK * days;
        const pair = { percent, canary: armHealth(arms.canary), control: armHealth(arms.control), ofOneNetwork };
        const compared = { pairs: [pair], before: timesBefore, messages: [], percentages: percents.length };
        if (judge(compared)) return shown;
      }
    }
  }
  return undefined;
};
