import { type ComparedArms, independentPages, reasonToHalt } from '@pairwise/gateway/rollout';

import { rollOut, type RollOutOptions } from './c-29/roll-out.ts';
import { type Defect, defects, traffic } from './c-29/traffic.ts';
import type { Claim } from './claim.ts';
import { seeded } from './support/random.ts';

const sizes = {
  small: { good: 600, bad: 20 },
  full: { good: 100_000, bad: 400 },
};
/** Of a good canary: at least and at most so many visitors. */
const [LEAST_VISITORS, MOST_VISITORS] = [100, 900];
/** Of a bad one, after which it counts as missed. */
const VISITORS_OF_BAD = 400_000;
/** A third of them are ramps, which are judged at each of their percentages. */
const plans = [[5], [10], [25], [50], [5, 25, 50], [10, 50]] as const;
const percentsOfBad = [25, 50] as const;
/** Of good canaries, at most so many may be rolled back. */
const ALLOWED = 1 / 10_000;

/** As the control API sets it in public. */
const rule = { minSessions: 500, errorRateDelta: 0.002, minNetworks: 3 };

const judge = (compared: ComparedArms): boolean => reasonToHalt(compared, rule) !== undefined;

/** The control: a test at 95 % for one look, used after every report. */
const judgeForOneLook = ({ pairs }: ComparedArms): boolean => {
  const [pair] = pairs;
  if (!pair) return false;
  const [canary, control] = [pair.canary.loaded, pair.control.loaded];
  const both = (canary.errorSessions + control.errorSessions) / (canary.sessions + control.sessions);
  const deviation = Math.sqrt(both * (1 - both) * (1 / canary.sessions + 1 / control.sessions));
  return (canary.errorRate - control.errorRate) / deviation > 1.96;
};

/** The control: the first document of a visitor also counts by its times, whether the browser has the code or not. */
const timesOfFirst: RollOutOptions['openDocuments'] = () => {
  const isIndependent = independentPages();
  return (document) => {
    const isFirst = isIndependent(document);
    return { outcome: isFirst, times: isFirst };
  };
};

const divergence = (one: number, other: number): number => {
  const part = (share: number, of: number): number => (share === 0 ? 0 : share * Math.log(share / of));
  return part(one, other) + part(1 - one, 1 - other);
};

/**
 * Returns how many pages a sequential test needs at least on average to reject “no difference” with this error (Wald): its
 * logarithm by the information of one page.
 */
const leastPages = ({ rates: { stable, canary } }: Defect, percent: number): number => {
  const share = percent / 100;
  const both = share * canary + (1 - share) * stable;
  const information = share * divergence(canary, both) + (1 - share) * divergence(stable, both);
  return Math.max(1, Math.log(1 / ALLOWED) / information);
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Proves C-29: good canaries stay, whatever the traffic does, and bad ones are rolled back soon. */
export const fairCanaryJudge: Claim = {
  id: 'C-29',
  title: 'the canary judge is fair',
  prove: ({ size, seed, log }) => {
    const random = seeded(seed);
    const { good, bad } = sizes[size];
    const kinds = Object.entries(traffic);
    const kindOf = (at: number): (typeof kinds)[number] => {
      const kind = kinds[at % kinds.length];
      if (!kind) throw new Error('There is no traffic.');
      return kind;
    };
    const planOf = (at: number) => plans[at % plans.length] ?? plans[0];

    const rolledBack: string[] = [];
    let visitors = 0;
    const rollOutGood = (
      at: number,
      options: Pick<RollOutOptions, 'judge' | 'openDocuments'>,
      [, make]: (typeof kinds)[number] = kindOf(at),
    ): boolean => {
      const length = Math.round(LEAST_VISITORS + random() * (MOST_VISITORS - LEAST_VISITORS));
      visitors += length;
      const plan = planOf(Math.floor(at / kinds.length));
      const each = Math.ceil(length / plan.length);
      return rollOut({ random, traffic: make, percents: plan, visitors: each, ...options }) !== undefined;
    };
    for (let at = 0; at < good; at += 1) {
      if (rollOutGood(at, { judge })) rolledBack.push(kindOf(at)[0]);
      if ((at + 1) % 20_000 === 0) log(`${at + 1} good canaries, ${rolledBack.length} rolled back`);
    }
    const goodVisitors = visitors;

    const ordinary = traffic['1 % errors'];
    if (!ordinary) throw new Error('There is no ordinary traffic.');
    const figures: Record<string, string> = {};
    let [tried, missed] = [0, 0];
    for (const [kind, defect] of Object.entries(defects)) {
      const needed: number[] = [];
      const ratios: number[] = [];
      const count = Math.max(2, Math.round(bad / Object.keys(defects).length));
      for (let at = 0; at < count; at += 1) {
        const percent = percentsOfBad[at % percentsOfBad.length] ?? 50;
        tried += 1;
        const after = rollOut({
          random,
          traffic: defect.audience ?? ordinary,
          before: ordinary,
          percents: [percent],
          visitors: VISITORS_OF_BAD,
          defect,
          judge,
        });
        if (after === undefined) {
          missed += 1;
          continue;
        }
        needed.push(after);
        ratios.push(after / leastPages(defect, percent));
      }
      const factor = median(ratios).toFixed(1);
      figures[`pages until rolled back: ${kind}`] = `${median(needed)} (${factor} × the least of a sequential test)`;
      log(`${kind}: ${needed.length} of ${count} rolled back`);
    }

    log('Control: a test for one look, looked at after every report …');
    const control = 300;
    let wrong = 0;
    for (let at = 0; at < control; at += 1) wrong += rollOutGood(at, { judge: judgeForOneLook }) ? 1 : 0;
    log('Control: times of first documents, of returning visitors …');
    let cold = 0;
    const returning = kinds.find(([kind]) => kind === 'returning visitors');
    for (let at = 0; at < control; at += 1) {
      cold += rollOutGood(at, { judge, openDocuments: timesOfFirst }, returning) ? 1 : 0;
    }

    return Promise.resolve({
      holds: rolledBack.length <= Math.ceil(good * ALLOWED) && missed === 0,
      counts: {
        'good canaries, in eleven kinds of traffic, a third of them ramps': good,
        'visitors of them': goodVisitors,
        'rolled back': rolledBack.length,
        'of them in': rolledBack.length === 0 ? '-' : [...new Set(rolledBack)].join(', '),
        'bad canaries, of eleven kinds (not rolled back)': `${tried} (${missed})`,
        ...figures,
      },
      control: {
        what:
          `one look at 95 % after every report (${wrong} of ${control} good ones rolled back), ` +
          `times of first documents (${cold} of ${control})`,
        caught: Math.min(wrong, cold) > control * ALLOWED * 100,
      },
    });
  },
};
