import { seededRandom } from '../testing/seeded-random.ts';
import { addDocument, emptyMinute, type MinuteHealth } from './minute-health.ts';
import type { ArmHealth, ArmPair } from './figures.ts';
import type { Times } from './health.ts';
import { judgeArms, type Judgement } from './judge-arms.ts';
import { healthOf } from './version-health.ts';

const rule = { minSessions: 500, errorRateDelta: 0.002, minNetworks: 3 };
const nothing = emptyMinute();

interface Documents {
  count: number;
  failing?: number;
  silent?: number;
  readyMs?: number;
  inp?: number;
  /** So many of them are slow in one figure. */
  slow?: { time: keyof Times; documents: number };
  /** All of them come from one network; otherwise each from its own. */
  network?: string;
}

/** Above what is slow by default, and below twice of it. */
const slowTimes: Record<keyof Times, number> = { ready: 4_000, lcp: 4_000, inp: 300, cls: 0.15 };

const armOf = ({ count, failing = 0, silent = 0, readyMs = 700, inp = 80, slow, network }: Documents): ArmHealth => {
  const loaded = emptyMinute();
  for (let at = 0; at < count; at += 1) {
    const errors = at < failing ? [{ phase: 'render' as const, message: 'no cart' }] : [];
    const times = { ready: readyMs, lcp: 900, inp, cls: 0.01 };
    if (slow && at < slow.documents) times[slow.time] = slowTimes[slow.time];
    const { ready, ...vitals } = times;
    const deployable = { name: 'mf-chat', version: '1.0.1', readyMs: ready, errors };
    addDocument(loaded, { network: network ?? `n${at}`, deployable, vitals }, 1);
  }
  const health = (sum: MinuteHealth, shown: number) =>
    healthOf({ name: 'mf-chat', version: '1.0.1' }, sum, { shown, sessions: count }, []);
  return { loaded: health(loaded, 0), pages: health(loaded, count + silent), times: loaded };
};

const judged = (canary: Documents, control: Documents, percent = 50): Judgement =>
  judgeArms(
    { pairs: [{ percent, canary: armOf(canary), control: armOf(control) }], before: nothing, messages: [] },
    rule,
  );

describe('PLAT-07 a verdict on the arms of a rollout', () => {
  test('64 of 64 failing documents are enough, also with few visitors in the canary', () => {
    expect(judged({ count: 64, failing: 64 }, { count: 64 })).toEqual({
      halt: true,
      state: 'rolled_back',
      reason: '64 of 64 documents with an error, stable 0 of 64',
    });
    expect(judged({ count: 64, failing: 64 }, { count: 6_336 }, 1).halt).toBe(true);
  });

  test('as many errors as in the control are no reason, however many they are', () => {
    expect(judged({ count: 2_000, failing: 800 }, { count: 2_000, failing: 800 }).halt).toBe(false);
    expect(judged({ count: 2_000, failing: 800 }, { count: 2_000, failing: 500 }).halt).toBe(true);
  });

  test('one network alone decides nothing where several are required', () => {
    const control = { count: 500 };
    const one = judged({ count: 500, failing: 300, network: 'one' }, control);
    expect(one).toMatchObject({ halt: false, state: 'worse_not_proven' });
    expect(one.reason).toMatch(/worse, not proven; (about [\d,]+|more than a million) more documents decide$/);
    expect(judged({ count: 500, failing: 300 }, control).halt).toBe(true);
  });

  test('pages that never report are failures, when those of stable report', () => {
    const { halt, reason } = judged({ count: 0, silent: 60 }, { count: 58, silent: 2 });
    expect(halt).toBe(true);
    expect(reason).toMatch(/^60 of 60 pages never reported, stable 2 of 60/);
    // A load test reports nothing with either version.
    expect(judged({ count: 0, silent: 600 }, { count: 0, silent: 600 }).halt).toBe(false);
  });

  test('slow documents are compared with what was slow for stable before', () => {
    const slow = judged({ count: 400, readyMs: 4_000 }, { count: 400 });
    expect(slow).toMatchObject({ halt: true, state: 'rolled_back' });
    expect(slow.reason).toMatch(
      /^100 % of 400 documents need more than 2500 ms until it can be used, stable 0 % of 400/,
    );
    expect(judged({ count: 400, inp: 900 }, { count: 400 }).reason).toContain('ms of INP');
    expect(judged({ count: 400, readyMs: 4_000 }, { count: 400, readyMs: 4_000 }).halt).toBe(false);
  });

  test('healthy is said when it is proven; otherwise how many documents decide', () => {
    expect(judged({ count: 20_000 }, { count: 20_000 })).toMatchObject({ halt: false, state: 'healthy' });
    expect(judged({ count: 300 }, { count: 300 })).toMatchObject({
      state: 'not_enough_data',
      reason: expect.stringMatching(/not enough data; about [\d,]+ more documents decide$/),
    });
    expect(judged({ count: 300, failing: 6 }, { count: 300, failing: 2 })).toMatchObject({
      halt: false,
      state: 'worse_not_proven',
      reason: expect.stringMatching(/worse, not proven; about [\d,]+ more documents decide$/),
    });
    expect(judged({ count: 0 }, { count: 0 })).toMatchObject({
      state: 'not_enough_data',
      reason: '0 of 0 documents with an error, stable 0 of 0: not enough data; about 1,000 more documents decide',
    });
  });

  describe('healthy needs a proof for each figure', () => {
    const wide = { ...rule, errorRateDelta: 0.01 };
    const stateOf = (canary: Documents, control: Documents): Judgement =>
      judgeArms(
        { pairs: [{ percent: 50, canary: armOf(canary), control: armOf(control) }], before: nothing, messages: [] },
        wide,
      );

    test('control: without a difference in any figure it is proven', () => {
      expect(stateOf({ count: 20_000 }, { count: 20_000 }).state).toBe('healthy');
    });

    test('pages that freeze a little more often are not proven, and more of them seem worse', () => {
      expect(stateOf({ count: 2_940, silent: 60 }, { count: 2_964, silent: 36 })).toMatchObject({
        state: 'not_enough_data',
        reason: expect.stringMatching(/^60 of 3000 pages never reported, stable 36 of 3000: not enough data; about /),
      });
      expect(stateOf({ count: 2_910, silent: 90 }, { count: 2_955, silent: 45 })).toMatchObject({
        halt: false,
        state: 'worse_not_proven',
        reason: expect.stringMatching(/^90 of 3000 pages never reported, stable 45 of 3000: worse, not proven; about /),
      });
    });

    test('pages that were not long enough ago to have reported prove nothing', () => {
      const unsettled = (): ArmHealth => {
        const arm = armOf({ count: 20_000 });
        return { ...arm, pages: { ...arm.pages, silence: { shown: 0, reported: 0 } } };
      };
      const pairs = [{ percent: 50, canary: unsettled(), control: unsettled() }];
      expect(judgeArms({ pairs, before: nothing, messages: [] }, wide).state).toBe('not_enough_data');
    });

    test.each<[time: keyof Times, text: RegExp]>([
      ['ready', /more than 2500 ms until it can be used/],
      ['lcp', /more than 2500 ms of LCP/],
      ['inp', /more than 200 ms of INP/],
      ['cls', /more than 0.1 of CLS/],
    ])('a worse %s', (time, text) => {
      const of = (count: number, documents: number): Documents => ({ count, slow: { time, documents } });
      // Four points more: allowed, but that it is not more is not proven.
      const little = stateOf(of(3_000, 870), of(3_000, 750));
      expect(little).toMatchObject({ state: 'not_enough_data', reason: expect.stringMatching(text) });
      expect(little.reason).toMatch(/^29 % of 3000 documents .* stable 25 % of 3000: not enough data; about /);
      const more = stateOf(of(1_000, 320), of(1_000, 250));
      expect(more).toMatchObject({ halt: false, state: 'worse_not_proven', reason: expect.stringMatching(text) });
      expect(stateOf(of(3_000, 1_200), of(3_000, 750))).toMatchObject({
        halt: true,
        reason: expect.stringMatching(text),
      });
    });
  });

  test('a canary that is slower in a slow audience is rolled back, although nearly all of it is slow', () => {
    const before = emptyMinute();
    const random = seededRandom(3);
    const around = (median: number): number =>
      median * Math.exp(0.6 * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()));
    const fill = (minute: MinuteHealth, count: number, median: number, more = 0): MinuteHealth => {
      for (let at = 0; at < count; at += 1) {
        const deployable = { name: 'mf-chat', version: '1', readyMs: around(median) + more, errors: [] };
        addDocument(minute, { network: `n${at}`, deployable, vitals: {} }, 1);
      }
      return minute;
    };
    fill(before, 2_000, 900);
    const slowArm = (more: number): ArmHealth => {
      const times = fill(emptyMinute(), 8_000, 2_700, more);
      const health = healthOf({ name: 'mf-chat', version: '1' }, times, { shown: 8_000, sessions: 8_000 }, []);
      return { loaded: health, pages: health, times };
    };
    const control = slowArm(0);
    const compared = (canary: ArmHealth) => ({ pairs: [{ percent: 50, canary, control }], before, messages: [] });
    expect(judgeArms(compared(slowArm(300)), rule)).toMatchObject({
      halt: true,
      reason: expect.stringMatching(/documents need more than 2\d\d\d ms until it can be used/),
    });
    // Control: an audience that is as slow with both versions.
    expect(judgeArms(compared(slowArm(0)), rule).halt).toBe(false);
  });

  describe('several steps', () => {
    const pair = (percent: number, canary: Documents, control: Documents): ArmPair => ({
      percent,
      canary: armOf(canary),
      control: armOf(control),
    });
    const judgedTogether = (...pairs: ArmPair[]): Judgement =>
      judgeArms({ pairs, before: nothing, messages: [] }, rule);

    test('one without a control is compared with no other', () => {
      // Every third page of the first audience fails with either version.
      const all = pair(100, { count: 900, failing: 300 }, { count: 0 });
      const some = pair(10, { count: 300 }, { count: 2_700 });
      expect(judgedTogether(all, some)).toEqual(judgedTogether(some));
      expect(judgedTogether(all, some).state).toBe('not_enough_data');
      // Control: beside a control of its own they are evidence.
      const half = pair(50, { count: 900, failing: 300 }, { count: 900 });
      expect(judgedTogether(half, some).halt).toBe(true);
    });

    test('audiences that fail differently are compared each with itself', () => {
      // Half of an audience that fails, and a tenth of one that does not.
      const failing = pair(50, { count: 1_000, failing: 300 }, { count: 1_000, failing: 300 });
      const fine = pair(10, { count: 200 }, { count: 1_800 });
      expect(judgedTogether(failing, fine)).toMatchObject({ halt: false, state: 'not_enough_data' });
    });
  });

  describe('a rule of several networks', () => {
    const networks = (count: number) => ({ ...rule, minNetworks: count });
    const arms = (canary: Documents, ofOneNetwork = 0): ArmPair[] => [
      { percent: 50, canary: armOf(canary), control: armOf({ count: 500 }), ofOneNetwork },
    ];
    const haltsWith = (pairs: ArmPair[], minNetworks: number): boolean =>
      judgeArms({ pairs, before: nothing, messages: [] }, networks(minNetworks)).halt;

    test('holds without the errors of as many less one', () => {
      const twentyFail = arms({ count: 500, failing: 22 });
      expect([2, 3, 10].map((count) => haltsWith(twentyFail, count))).toEqual([true, true, false]);
    });

    test('holds without the silent and the slow pages of as many less one', () => {
      for (const bad of [
        { count: 480, silent: 25 },
        { count: 500, readyMs: 4_000 },
      ] satisfies Documents[]) {
        // Control: without a limit for a network all of them count.
        expect(haltsWith(arms(bad), 3)).toBe(true);
      }
      const silent = arms({ count: 480, silent: 25 }, 5);
      expect([1, 2, 3].map((count) => haltsWith(silent, count))).toEqual([true, true, false]);
      const slow = arms({ count: 500, slow: { time: 'ready', documents: 29 } }, 5);
      expect([1, 3].map((count) => haltsWith(slow, count))).toEqual([true, false]);
    });
  });

  test('each percentage of a ramp has a part of the error that is allowed', () => {
    const pairs = [{ percent: 50, canary: armOf({ count: 500, failing: 21 }), control: armOf({ count: 500 }) }];
    const one = { ...rule, minNetworks: 1 };
    const halts = (percentages: number): boolean =>
      judgeArms({ pairs, before: nothing, messages: [], percentages }, one).halt;
    expect([1, 20].map(halts)).toEqual([true, false]);
  });
});
