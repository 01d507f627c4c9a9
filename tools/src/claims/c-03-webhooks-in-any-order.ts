import { judge, type Judgement } from './c-03/judge.ts';
import { chooseCourse, type Outcome } from './c-03/plan.ts';
import type { Claim } from './claim.ts';
import { inParallel } from './support/in-parallel.ts';
import { seeded } from './support/random.ts';
import { countWrongBalances, readMoney, readSales } from './support/read-sales.ts';
import type { Edit } from './support/running-api.ts';
import { type Attempt, type Buyer, openShop, type Shop } from './support/shop.ts';
import { shuffled } from './support/shuffle.ts';

const PORT = 4820;

interface Size {
  payments: number;
  /** Payments of one member, whose attempts are limited. */
  each: number;
}
const SIZES = { small: { payments: 100, each: 20 }, full: { payments: 10_000, each: 25 } } as const;
const CONTROL: Size = { payments: 40, each: 20 };

/** Payments that are under way together. The provider's pages expire after 15 minutes, so the full size comes in waves. */
const WAVE = 500;

const DELIVERIES = 5;
/** Forged notices, as a share of the real ones. */
const FORGED = 0.2;
const CONCURRENT = 24;
/** Payments of which no notice arrives after their last change. */
const LOST = 0.05;

/** One thing that happens to a payment. The outcomes of one payment keep their order. */
type Step = { kind: 'deliver' | 'return' | 'outcome'; nth: number } | { kind: 'forged'; nth: number; how: number };

interface Findings extends Judgement {
  deliveries: number;
  forged: number;
  returns: number;
  /** Responses to notices that were not 200, which would reveal something. */
  otherResponses: number;
  wrongBalances: number;
  /** Payments that were credited by the nightly comparison alone, and what it left. */
  creditedAtNight: number;
  leftByComparison: number;
}

/** Plans the steps of all payments in a random order. Of most payments some notices come after the last change. */
const planSteps = (courses: readonly (readonly Outcome[])[], random: () => number): Step[] => {
  const early: Step[] = [];
  const late: Step[] = [];
  for (const [nth, outcomes] of courses.entries()) {
    const isLost = random() < LOST;
    for (let copy = 0; copy < DELIVERIES; copy += 1) {
      (isLost || copy < 2 ? early : late).push({ kind: 'deliver', nth });
    }
    for (const _ of outcomes) early.push({ kind: 'outcome', nth });
    early.push({ kind: 'return', nth });
  }
  const forged = Math.round(courses.length * DELIVERIES * FORGED);
  for (let how = 0; how < forged; how += 1) {
    const place = random() < 0.5 ? early : late;
    place.push({ kind: 'forged', nth: Math.floor(random() * courses.length), how });
  }
  return [...shuffled(early, random), ...shuffled(late, random)];
};

/** Sends a notice that no provider sent: unknown ids, claims about the status, other forms, another provider. */
const forge = (shop: Shop, { ref }: Attempt, how: number): Promise<number> => {
  const kinds = [
    () => shop.deliver(`id=tr_${'x'.repeat(24)}`),
    () => shop.deliver(`id=${ref}&status=paid&amount=2999&currency=EUR`),
    () => shop.deliver(JSON.stringify({ id: ref, status: 'paid' }), { type: 'application/json' }),
    () => shop.deliver(`id=${ref}`, { provider: 'mollie' }),
    () => shop.deliver(`id=${ref}'%20or%20true--`),
    () => shop.deliver('', { type: 'text/plain' }),
  ];
  return (kinds[how % kinds.length] ?? (() => Promise.resolve(200)))();
};

const WRONG_VALUE = '0.01';

type Counts = Pick<Findings, 'deliveries' | 'forged' | 'returns' | 'otherResponses'>;

/** Orders so many payments, and does all steps of them in a random order. */
const runWave = async (
  shop: Shop,
  { buyers, payments, random }: { buyers: readonly Buyer[]; payments: number; random: () => number },
  counts: Counts,
): Promise<void> => {
  const courses = Array.from({ length: payments }, () => chooseCourse(random));
  const attempts: Attempt[] = [];
  await inParallel(
    courses.map((_, nth) => nth),
    CONCURRENT,
    async (nth) => {
      const buyer = buyers[nth % buyers.length];
      if (buyer) attempts[nth] = await shop.order(buyer);
    },
  );
  const left = courses.map((outcomes) => [...outcomes]);
  const turn = courses.map(() => Promise.resolve());
  const noteStatus = (status: number): void => {
    if (status !== 200) counts.otherResponses += 1;
  };
  await inParallel(planSteps(courses, random), CONCURRENT, async (step) => {
    const attempt = attempts[step.nth];
    if (!attempt) throw new Error('an order is missing');
    if (step.kind === 'deliver') {
      counts.deliveries += 1;
      noteStatus(await shop.deliver(`id=${attempt.ref}`));
    } else if (step.kind === 'forged') {
      counts.forged += 1;
      noteStatus(await forge(shop, attempt, step.how));
    } else if (step.kind === 'return') {
      counts.returns += 1;
      noteStatus(await shop.openResult(attempt.buyer, attempt.payment));
    } else {
      const outcome = left[step.nth]?.shift();
      if (outcome === undefined) return;
      const decided = (turn[step.nth] ?? Promise.resolve()).then(() =>
        outcome === 'paid wrong' ? shop.decide(attempt.ref, 'paid', WRONG_VALUE) : shop.decide(attempt.ref, outcome),
      );
      turn[step.nth] = decided;
      await decided;
    }
  });
};

const run = async (
  shop: Shop,
  { payments, each }: Size,
  random: () => number,
  log: (line: string) => void,
): Promise<Findings> => {
  const counts: Counts = { deliveries: 0, forged: 0, returns: 0, otherResponses: 0 };
  for (let done = 0; done < payments; done += WAVE) {
    const wave = Math.min(WAVE, payments - done);
    await runWave(shop, { buyers: await shop.makeBuyers(Math.ceil(wave / each)), payments: wave, random }, counts);
    log(`${done + wave} payments …`);
  }
  await shop.finishJobs();
  const { db } = shop.api;
  const countCredited = async () => (await readSales(db)).filter(({ purchases }) => purchases > 0).length;
  const creditedByDay = await countCredited();
  // A payment that was paid after it had failed, and whose last notice was lost, is found at night.
  const leftByComparison = await shop.reconcile();
  const { cash, sum } = await readMoney(db);
  if (sum !== 0) throw new Error(`the accounts of the ledger add up to ${sum}`);
  return {
    ...counts,
    ...judge(await readSales(db), await shop.book(), cash),
    wrongBalances: await countWrongBalances(db),
    creditedAtNight: (await countCredited()) - creditedByDay,
    leftByComparison,
  };
};

const isRight = (found: Findings): boolean =>
  found.notCredited === 0 &&
  found.creditedTwice === 0 &&
  found.unpaidCredited === 0 &&
  found.wrongAmountNotSetAside === 0 &&
  found.difference === 0 &&
  found.otherResponses === 0 &&
  found.wrongBalances === 0 &&
  found.leftByComparison === 0;

/** The negative control: a notice is proof enough. */
const believing: Edit[] = [
  {
    file: 'src/domain/payments/check-attempt.ts',
    from: 'await settle(shop, attempt, payment);',
    to: "await settle(shop, attempt, attempt.provider_ref === null ? payment : { ...payment, state: 'paid' });",
  },
];

/** Proves C-03: each payment is credited exactly once, whatever notices arrive, how often and in which order. */
export const webhooksInAnyOrder: Claim = {
  id: 'C-03',
  title: 'webhooks in any number and order credit each payment once',
  prove: async ({ size, seed, log }) => {
    const inShop = async (what: Size, edits: readonly Edit[]): Promise<Findings> => {
      const shop = await openShop({ purpose: 'c-03', port: PORT, log, edits });
      try {
        return await run(shop, what, seeded(seed), log);
      } finally {
        await shop.close();
      }
    };
    const found = await inShop(SIZES[size], []);
    log('Control: an api that believes a notice …');
    const control = await inShop(CONTROL, believing);
    return {
      holds: isRight(found),
      counts: {
        payments: SIZES[size].payments,
        'paid as ordered': found.paid,
        'notices delivered': found.deliveries,
        'forged notices': found.forged,
        'returns of a browser': found.returns,
        'paid and not credited': found.notCredited,
        'credited by the nightly comparison alone': found.creditedAtNight,
        'differences that the comparison left': found.leftByComparison,
        'credited twice': found.creditedTwice,
        'credited and not paid': found.unpaidCredited,
        'other amounts that were not set aside': found.wrongAmountNotSetAside,
        'responses that differ': found.otherResponses,
        'balances that are not the sum of their payments': found.wrongBalances,
        'ledger minus the book of the provider, in cents': found.difference,
      },
      control: {
        what: `an api that believes a notice (${control.unpaidCredited} of ${CONTROL.payments} credited and not paid)`,
        caught: !isRight(control) && control.unpaidCredited > 0,
      },
    };
  },
};
