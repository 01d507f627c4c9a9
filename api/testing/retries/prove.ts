import { failpoints } from '../../src/plugins/failpoints.ts';
import { writeCases, type WriteKey } from './cases.ts';
import { sendUntilComplete } from './deliver.ts';
import { deleteKeys } from './effects.repository.ts';
import { openStage, type Stage } from './stage.ts';

export interface RetryOptions {
  /** Where the first response of each write is cut: at every byte, or at this many bytes, the first of which is 0. */
  cuts: number | 'every byte';
  /** Each write is killed at each failpoint; with 8, only at every eighth of these. */
  killEvery: number;
  /** How many writes prove the control of a late key. */
  lateKeys: number;
  /** Returns numbers from 0 to 1. */
  random: () => number;
  log: (line: string) => void;
}

export interface RetryFindings {
  writes: number;
  /** Writes that store nothing, so that nothing is compared. */
  withoutEffect: number;
  /** Places at which a first response was cut, of all writes. */
  places: number;
  deliveries: number;
  /** Deliveries whose response did not arrive as a whole. */
  cuts: number;
  kills: number;
  /** What differed from one delivery. */
  violations: string[];
  controls: {
    /** Writes that had more than one effect without a key. */
    withoutKey: string[];
    /** Writes that were tried with a key that is lost after the commit, and those that had more than one effect. */
    lateKey: { tried: number; caught: string[] };
  };
}

const keys = Object.keys(writeCases) as WriteKey[];
/** A write is delivered six times at most: once, and five times again (decisions G-1). */
const MOST_LOST = 5;

/** Delivers one write two to six times, of which all but the last lose their response. */
const deliverWithCuts = async (
  { proxy, open, effectsOf }: Stage,
  key: WriteKey,
  { place, length }: { place: number; length: number },
  random: () => number,
) => {
  const lost = 1 + Math.floor(random() * MOST_LOST);
  let cuts = 0;
  let isFirstCut = false;
  let refusal: string | undefined;
  const effects = await effectsOf(key, async (scene) => {
    const browser = open(key, scene);
    for (let delivery = 0; delivery < lost; delivery += 1) {
      proxy.cutAfter(delivery === 0 ? place : Math.floor(random() * length));
      if ((await browser.send()).complete) continue;
      cuts += 1;
      if (delivery === 0) isFirstCut = true;
    }
    proxy.cutAfter(undefined);
    const last = await sendUntilComplete(browser);
    if (last.status !== 200) refusal = JSON.stringify(last.body);
  });
  return { deliveries: lost + 1, cuts, isFirstCut, effects, refusal };
};

/** Kills the process in the middle of one write and repeats it. @returns undefined when the write has no such failpoint */
const deliverWithCrash = async (
  { open, effectsOf, crash }: Stage,
  key: WriteKey,
  failpoint: (typeof failpoints)[number],
) => {
  let killed = false;
  let refusal: string | undefined;
  const effects = await effectsOf(key, async (scene) => {
    const browser = open(key, scene);
    killed = await crash(browser, failpoint);
    const last = await sendUntilComplete(browser);
    if (last.status !== 200) refusal = JSON.stringify(last.body);
  });
  return killed ? { effects, refusal } : undefined;
};

/** Control: two deliveries without a key. */
const deliverWithoutKey = ({ proxy, open, effectsOf }: Stage, key: WriteKey): Promise<string> =>
  effectsOf(key, async (scene) => {
    const browser = open(key, scene, false);
    proxy.cutAfter(0);
    await browser.send();
    await browser.send();
  });

/**
 * Control: the state that an api leaves which completes keys after the commit and dies between the two. This api cannot,
 * so it dies before the response, and the key is deleted.
 */
const deliverWithLateKey = ({ db, open, effectsOf, crash }: Stage, key: WriteKey): Promise<string> =>
  effectsOf(key, async (scene) => {
    const browser = open(key, scene);
    if (!(await crash(browser, 'before-response'))) throw new Error(`${key} did not reach its response`);
    await deleteKeys(db);
    await sendUntilComplete(browser);
  });

/** How many effects a text of `effectsOf` lists. */
const total = (effects: string): number =>
  [...effects.matchAll(/(\d+) ×/g)].reduce((sum, [, times]) => sum + Number(times), 0);

const placesOf = ({ cuts, random }: RetryOptions, length: number): number[] =>
  cuts === 'every byte'
    ? Array.from({ length }, (_, byte) => byte)
    : Array.from({ length: cuts }, (_, place) => (place === 0 ? 0 : Math.floor(random() * length)));

/**
 * Delivers every write through cut connections and crashes, and compares its effects with those of one delivery.
 * Deliveries of one write follow each other; the effects are rows and added jobs, not files.
 */
export const proveRetries = async (options: RetryOptions): Promise<RetryFindings> => {
  const { killEvery, lateKeys, random, log } = options;
  const stage = await openStage();
  const findings: RetryFindings = {
    writes: keys.length,
    withoutEffect: 0,
    places: 0,
    deliveries: 0,
    cuts: 0,
    kills: 0,
    violations: [],
    controls: { withoutKey: [], lateKey: { tried: 0, caught: [] } },
  };
  const { controls, violations } = findings;
  const check = (what: string, one: string, found: { effects: string; refusal: string | undefined }): void => {
    const { effects, refusal } = found;
    if (effects === one && refusal === undefined) return;
    violations.push(`${what}: ${refusal ?? (effects || 'nothing')} instead of ${one || 'nothing'}`);
    log(violations.at(-1) ?? '');
  };
  // Another seed kills other writes.
  let untilKill = Math.floor(random() * killEvery);
  try {
    for (const key of keys) {
      const one = await stage.effectsOf(key, (scene) => stage.send(key, scene));
      const length = stage.proxy.lastLength();
      if (one === '') findings.withoutEffect += 1;
      findings.deliveries += 1;

      const places = placesOf(options, length);
      for (const place of places) {
        const { deliveries, cuts, isFirstCut, ...found } = await deliverWithCuts(stage, key, { place, length }, random);
        findings.deliveries += deliveries;
        findings.cuts += cuts;
        if (isFirstCut) findings.places += 1;
        check(`${key} cut at byte ${place}`, one, found);
      }

      for (const failpoint of failpoints) {
        untilKill -= 1;
        if (untilKill >= 0) continue;
        untilKill = killEvery - 1;
        const found = await deliverWithCrash(stage, key, failpoint);
        if (!found) continue;
        findings.kills += 1;
        findings.deliveries += 2;
        check(`${key} killed ${failpoint}`, one, found);
      }

      if (total(await deliverWithoutKey(stage, key)) > total(one)) {
        controls.withoutKey.push(key);
        if (controls.lateKey.tried < lateKeys) {
          controls.lateKey.tried += 1;
          if (total(await deliverWithLateKey(stage, key)) > total(one)) controls.lateKey.caught.push(key);
        }
      }
      log(`${key}: ${length} bytes, ${places.length} places, one effect is ${one || 'nothing'}`);
    }
    return findings;
  } finally {
    await stage.close();
  }
};
