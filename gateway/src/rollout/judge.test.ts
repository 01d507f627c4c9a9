import { seededRandom } from '../testing/seeded-random.ts';
import type { VersionHealth } from './version-health.ts';
import { addValue, countOf, type Histogram, quantile } from './histogram.ts';
import { differenceAtLeast, differenceAtMost, interval } from './interval.ts';
import { type Compared, judge } from './judge.ts';

const rule = { minSessions: 50, errorRateDelta: 0.01 };

const healthOf = (sessions: number, errorSessions: number, more: Partial<VersionHealth> = {}): VersionHealth => ({
  name: 'mf-chat',
  version: '1.0.0-00000001',
  sessions,
  errorSessions,
  errorRate: sessions === 0 ? 0 : errorSessions / sessions,
  readyP75Ms: null,
  lcpP75Ms: null,
  inpP75Ms: null,
  clsP75: null,
  errorSessionsBy: { load: 0, mount: 0, render: 0, script: errorSessions },
  readySamples: 0,
  silence: { shown: 0, reported: 0 },
  networks: [],
  messages: [],
  ...more,
});

const none = healthOf(0, 0);
const compared = (canary: VersionHealth, stable = none, stableDay = stable): Compared => ({
  canary,
  stable,
  stableDay,
});

describe('intervals', () => {
  test('Wilson’s interval has the published values', () => {
    // Newcombe 1998, table I: 81 of 263 and 0 of 20, at 95 %.
    const { lower, upper } = interval(81, 263, 1.96);
    expect([lower, upper]).toEqual([expect.closeTo(0.2553, 4), expect.closeTo(0.3662, 4)]);
    expect(interval(0, 20, 1.96).upper).toBeCloseTo(0.1611, 4);
    expect(interval(0, 0, 4)).toEqual({ lower: 0, upper: 1 });
  });

  test('Newcombe’s bound has the published values', () => {
    // Newcombe 1998, table II, method 10: 56 of 70 against 48 of 80, at 95 %: 0.0524 to 0.3339.
    const canary = { errorSessions: 56, sessions: 70 };
    expect(differenceAtLeast(canary, { errorSessions: 48, sessions: 80 }, 1.96)).toBeCloseTo(0.0524, 4);
    expect(differenceAtMost(canary, { errorSessions: 48, sessions: 80 }, 1.96)).toBeCloseTo(0.3339, 4);
  });
});

/** Realistic ready times: most around 0.7 s, some of several seconds (log-normal). */
const readyTimes = ((random) =>
  Array.from({ length: 4_096 }, () => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return 700 * Math.exp(0.8 * normal);
  }))(seededRandom(1));

interface Trial {
  seed: number;
  stableRate: number;
  canaryRate: number;
  /** Share of the visitors who get the canary. */
  share: number;
  maxSessions: number;
  /** By how much the canary's ready times are longer than stable's; without it there are no ready times. */
  slower?: number;
}

/**
 * Simulates a rollout that is judged after every ten documents of the canary. Returns after how many it was rolled
 * back.
 */
const rollOut = ({ seed, stableRate, canaryRate, share, maxSessions, slower }: Trial): number | undefined => {
  const random = seededRandom(seed);
  const arms = {
    canary: { sessions: 0, errors: 0, ready: [] as Histogram },
    stable: { sessions: 0, errors: 0, ready: [] as Histogram },
  };
  const healthOfArm = ({ sessions, errors, ready }: (typeof arms)['canary']): VersionHealth =>
    healthOf(sessions, errors, { readySamples: countOf(ready), readyP75Ms: quantile(ready, 0.75) });
  while (arms.canary.sessions < maxSessions) {
    const isCanary = random() < share;
    const arm = isCanary ? arms.canary : arms.stable;
    arm.sessions += 1;
    if (random() < (isCanary ? canaryRate : stableRate)) arm.errors += 1;
    if (slower !== undefined) {
      addValue(arm.ready, (readyTimes[Math.floor(random() * readyTimes.length)] ?? 0) * (isCanary ? slower : 1));
    }
    if (!isCanary || arm.sessions % 10 !== 0) continue;
    if (judge(compared(healthOfArm(arms.canary), healthOfArm(arms.stable)), rule).halt) return arm.sessions;
  }
  return undefined;
};

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe('PLAT-07 rollouts that are judged after every ten documents', () => {
  const seeds = Array.from({ length: 500 }, (_, index) => index + 1);
  /** Everything but the error rate varies in the same way for good and for bad canaries. */
  const trial = (seed: number) => {
    const random = seededRandom(seed * 7919);
    return { seed, stableRate: random() * 0.03, share: 0.1 + random() * 0.4, worse: random() };
  };

  test('rolls none of 500 good canaries back within 5,000 documents', () => {
    const rolledBack = seeds.filter((seed) => {
      const { stableRate, share } = trial(seed);
      return rollOut({ seed, stableRate, canaryRate: stableRate, share, maxSessions: 5_000 }) !== undefined;
    });
    expect(rolledBack).toEqual([]);
  });

  test('rolls all of 500 canaries back that are worse by 5 points or more', () => {
    const after = seeds.map((seed) => {
      const { stableRate, share, worse } = trial(seed);
      const canaryRate = stableRate + 0.05 + 0.45 * worse ** 2;
      return rollOut({ seed, stableRate, canaryRate, share, maxSessions: 5_000 });
    });
    const counts = after.filter((sessions) => sessions !== undefined);
    expect(counts).toHaveLength(500);
    expect({ median: median(counts), most: Math.max(...counts) }).toEqual({ median: 70, most: 1_350 });
  });

  test('rolls none of 100 canaries back that are as fast as stable', () => {
    const rolledBack = seeds.slice(0, 100).filter((seed) => {
      const { stableRate, share } = trial(seed);
      const same = { seed, stableRate, canaryRate: stableRate, share, maxSessions: 1_500, slower: 1 };
      return rollOut(same) !== undefined;
    });
    expect(rolledBack).toEqual([]);
  });

  test('rolls all of 100 canaries back that need three times as long', () => {
    const after = seeds.slice(0, 100).map((seed) => {
      const { stableRate, share } = trial(seed);
      return rollOut({ seed, stableRate, canaryRate: stableRate, share, maxSessions: 1_000, slower: 3 });
    });
    expect(after.filter((sessions) => sessions === undefined)).toEqual([]);
  });
});

describe('PLAT-07 one verdict', () => {
  test('the reason contains the counts and the most frequent message', () => {
    const canary = healthOf(120, 41, { messages: [{ message: 'no cart', phase: 'render', count: 40, at: '' }] });
    expect(judge(compared(canary, healthOf(980, 2)), rule)).toEqual({
      halt: true,
      state: 'rolled_back',
      reason:
        '41 of 120 documents with an error, stable 2 of 980: worse by at least 19.3 %, allowed are 1 %; ' +
        'most often "no cart" (render)',
    });
  });

  test('gives no verdict before the canary has enough reports', () => {
    expect(judge(compared(healthOf(49, 49), healthOf(900, 0)), rule)).toEqual({
      halt: false,
      state: 'not_enough_data',
      reason: '49 of 49 documents with an error, stable 0 of 900: not enough data, no verdict before 50 documents',
    });
    expect(judge(compared(healthOf(50, 50), healthOf(900, 0)), rule).halt).toBe(true);
  });

  test('healthy is said when it is proven, and otherwise how many documents decide', () => {
    const stateOf = (canary: VersionHealth, stable = none): [string, string] => {
      const { halt, state, reason } = judge(compared(canary, stable), rule);
      expect(halt).toBe(false);
      return [state, reason];
    };
    const proven = /^0 of 3000 documents with an error, stable 0 of 3000: healthy, not worse by 1 %$/;
    expect(stateOf(healthOf(3_000, 0), healthOf(3_000, 0))).toEqual(['healthy', expect.stringMatching(proven)]);
    // As many documents as the rule waits for prove little.
    const few =
      /^0 of 60 documents with an error, stable 0 of 900: not enough data; about [\d,]+ more documents decide$/;
    expect(stateOf(healthOf(60, 0), healthOf(900, 0))).toEqual(['not_enough_data', expect.stringMatching(few)]);
    const worse =
      /^9 of 300 documents with an error, stable 9 of 900: worse, not proven; about [\d,]+ more documents decide$/;
    expect(stateOf(healthOf(300, 9), healthOf(900, 9))).toEqual(['worse_not_proven', expect.stringMatching(worse)]);
    // Nothing is known of stable.
    expect(stateOf(healthOf(3_000, 0))).toEqual(['not_enough_data', expect.stringMatching(/about 50 more documents/)]);
  });

  test('ready times and silence of few documents prove nothing either', () => {
    const timed = (readySamples: number) => healthOf(3_000, 0, { readySamples, readyP75Ms: 800 });
    expect(judge(compared(timed(3_000), timed(3_000)), rule).state).toBe('healthy');
    expect(judge(compared(timed(150), timed(3_000)), rule)).toMatchObject({
      state: 'not_enough_data',
      reason: 'ready times of 150 documents, stable 3000: not enough data; about 50 more documents decide',
    });
    const silent = (shown: number, reported: number) => healthOf(3_000, 0, { silence: { shown, reported } });
    const usual = silent(500, 450);
    expect(judge(compared(silent(500, 450), usual), rule).state).toBe('healthy');
    expect(judge(compared(silent(20, 18), usual), rule).state).toBe('not_enough_data');
    // Five in ten are more than half of nine in ten, but not for certain.
    expect(judge(compared(silent(60, 30), usual), rule)).toMatchObject({ halt: false, state: 'not_enough_data' });
  });

  test('a stable version that fails as often is no reason', () => {
    expect(judge(compared(healthOf(500, 250), healthOf(500, 250)), rule).halt).toBe(false);
    expect(judge(compared(healthOf(500, 250), healthOf(500, 100)), rule).halt).toBe(true);
  });

  test('compares with the last day of stable when it has no documents of the same period', () => {
    const failing = healthOf(200, 20);
    expect(judge(compared(failing, none, healthOf(5_000, 500)), rule).halt).toBe(false);
    const { halt, reason } = judge(compared(failing, none, healthOf(5_000, 5)), rule);
    expect(halt).toBe(true);
    expect(reason).toContain('stable 5 of 5000 in the last 24 hours');
  });

  test('allows a stable version without data an error rate of one in twenty', () => {
    expect(judge(compared(healthOf(200, 20)), rule).halt).toBe(false);
    expect(judge(compared(healthOf(200, 60), healthOf(40, 12)), rule).halt).toBe(false);
    const { halt, reason } = judge(compared(healthOf(200, 80)), rule);
    expect(halt).toBe(true);
    expect(reason).toContain('allowed are 6 % because stable has little data');
  });

  test('ignores the networks with the most errors with minNetworks', () => {
    const stable = healthOf(900, 1);
    const one = healthOf(100, 40, {
      networks: [
        ['a', 39],
        ['b', 1],
      ],
    });
    const many = healthOf(100, 40, {
      networks: [
        ['a', 10],
        ['b', 10],
        ['c', 10],
        ['d', 10],
      ],
    });
    expect(judge(compared(one, stable), rule).halt).toBe(true);
    expect(judge(compared(one, stable), { ...rule, minNetworks: 3 }).halt).toBe(false);
    expect(judge(compared(many, stable), { ...rule, minNetworks: 3 }).halt).toBe(true);
  });

  test('detects a clearly slower canary, with enough documents', () => {
    const stable = healthOf(900, 0, { readySamples: 900, readyP75Ms: 800 });
    const canary = (readySamples: number, readyP75Ms: number) => healthOf(900, 0, { readySamples, readyP75Ms });
    expect(judge(compared(canary(300, 1_690), stable), rule).halt).toBe(false);
    expect(judge(compared(canary(150, 5_000), stable), rule).halt).toBe(false);
    expect(judge(compared(canary(300, 1_710), stable), rule)).toEqual({
      halt: true,
      state: 'rolled_back',
      reason: 'it needs 1710 ms until it can be used (75th percentile of 300), stable 800 ms',
    });
  });

  test('detects a shell that does not report', () => {
    const stable = healthOf(0, 0, { silence: { shown: 500, reported: 450 } });
    const canary = (reported: number) => healthOf(reported, 0, { silence: { shown: 200, reported } });
    expect(judge(compared(canary(180), stable), rule).halt).toBe(false);
    expect(judge(compared(canary(0), stable), rule).reason).toBe(
      'only 0 of 200 documents reported at all, stable 450 of 500: it seems not to start',
    );
    // When no page reports (a load test, a site behind a blocker), silence means nothing.
    const quiet = healthOf(0, 0, { silence: { shown: 500, reported: 3 } });
    expect(judge(compared(canary(0), quiet), rule).halt).toBe(false);
  });
});
