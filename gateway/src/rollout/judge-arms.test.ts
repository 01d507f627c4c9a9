import { addDocument, emptyMinute, type MinuteHealth } from './minute-health.ts';
import { type ArmHealth, judgeArms, type Judgement } from './judge-arms.ts';
import { healthOf } from './version-health.ts';

const rule = { minSessions: 500, errorRateDelta: 0.002, minNetworks: 3 };
const nothing = emptyMinute();

interface Documents {
  count: number;
  failing?: number;
  silent?: number;
  readyMs?: number;
  inp?: number;
  /** All of them come from one network; otherwise each from its own. */
  network?: string;
}

const armOf = ({ count, failing = 0, silent = 0, readyMs = 700, inp = 80, network }: Documents): ArmHealth => {
  const loaded = emptyMinute();
  for (let at = 0; at < count; at += 1) {
    const errors = at < failing ? [{ phase: 'render' as const, message: 'no cart' }] : [];
    const deployable = { name: 'mf-chat', version: '1.0.1', readyMs, errors };
    addDocument(loaded, { network: network ?? `n${at}`, deployable, vitals: { inp, lcp: 900, cls: 0.01 } }, 1);
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
    expect(judged({ count: 500, failing: 300, network: 'one' }, control).halt).toBe(false);
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
});
