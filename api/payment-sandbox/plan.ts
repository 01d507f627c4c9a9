import { minorOf, type Amount } from './money.ts';
import {
  BANK_REASON_CODES,
  FAILURE_REASONS,
  LATER_STATUSES,
  type BankReason,
  type FailureReason,
  type Status,
} from './status.ts';

/** What becomes of a payment without the checkout page, at a time of the sandbox's clock. */
export type Step = { at: string } & (
  | {
      type: 'status';
      status: Status;
      failureReason?: FailureReason | undefined;
      bankReason?: BankReason | undefined;
      wrongAmount?: boolean | undefined;
    }
  | { type: 'chargeback'; reason?: BankReason | undefined }
  | { type: 'reversal' }
);

const UNITS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const member = <Item extends string>(list: readonly Item[], text: string | undefined): Item | undefined =>
  list.find((item) => item === text);

/**
 * Reads a plan: steps with commas, such as `paid`, `failed:insufficient_funds`, `expired,+2h,paid` or
 * `paid,+30d,chargeback:AC01,+7d,reversal`. Returns undefined if it is not one.
 */
export function readPlan(text: string, now: number): Step[] | undefined {
  let time = now;
  const steps: Step[] = [];
  for (const word of text.split(',')) {
    const wait = /^\+(\d{1,6})([smhd])$/.exec(word);
    if (wait !== null) {
      time += Number(wait[1]) * (UNITS[wait[2] ?? ''] ?? 0);
      continue;
    }
    const step = readStep(word, new Date(time).toISOString());
    if (step === undefined) return undefined;
    steps.push(step);
  }
  return steps.length === 0 ? undefined : steps;
}

function readStep(word: string, at: string): Step | undefined {
  const [name, detail, ...more] = word.split(':');
  if (more.length > 0) return undefined;
  const bankReason = member(BANK_REASON_CODES, detail);
  if (name === 'reversal' && detail === undefined) return { at, type: 'reversal' };
  if (name === 'chargeback' && (detail === undefined || bankReason !== undefined))
    return { at, type: 'chargeback', reason: bankReason };
  const status = member(LATER_STATUSES, name);
  if (status === undefined) return undefined;
  if (detail === undefined) return { at, type: 'status', status };
  if (status === 'paid' && detail === 'wrong_amount') return { at, type: 'status', status, wrongAmount: true };
  const failureReason = member(FAILURE_REASONS, detail);
  if (status !== 'failed' || (failureReason ?? bankReason) === undefined) return undefined;
  return { at, type: 'status', status, failureReason, bankReason };
}

/** The plans of the amounts from 1000.01 to 1000.40, in any currency with cents. The product has no such prices. */
export const AMOUNT_PLANS: Record<number, string> = {
  1: 'paid',
  2: 'failed',
  3: 'canceled',
  4: 'expired',
  5: 'pending',
  6: 'pending,paid',
  7: 'pending,failed',
  8: 'pending,canceled',
  9: 'pending,expired',
  10: 'authorized',
  11: 'authorized,paid',
  12: 'expired,paid',
  13: 'failed,paid',
  14: 'canceled,paid',
  15: 'paid:wrong_amount',
  16: 'expired,+2h,paid',
  17: 'pending,+9d,paid',
  20: 'failed:insufficient_funds',
  21: 'failed:card_expired',
  22: 'failed:possible_fraud',
  23: 'failed:card_declined',
  24: 'failed:invalid_cvv',
  25: 'failed:authentication_failed',
  26: 'failed:refused_by_issuer',
  30: 'paid,+30d,chargeback',
  31: 'paid,+5d,chargeback:AC01',
  32: 'paid,+5d,chargeback:AC04',
  33: 'paid,+5d,chargeback:AM04',
  34: 'paid,+5d,chargeback:MD01',
  35: 'paid,+5d,chargeback:MS03',
  36: 'paid,+56d,chargeback:MD06',
  37: 'failed:AC01',
  38: 'failed:AM04',
  39: 'paid,chargeback,reversal',
  40: 'paid,chargeback',
};

/** Returns the plan of an amount, or undefined for the amounts that have none. */
export function planOfAmount(amount: Amount): string | undefined {
  if (!/^1000\.\d\d$/.test(amount.value)) return undefined;
  return AMOUNT_PLANS[minorOf(amount) - 100_000];
}

/** Selects a plan at random: the share of each is its weight. Returns undefined if there is none. */
export function selectPlan(weights: Readonly<Record<string, number>>, random: number): string | undefined {
  const entries = Object.entries(weights);
  let rest = random * entries.reduce((sum, [, weight]) => sum + weight, 0);
  return entries.find(([, weight]) => (rest -= weight) < 0)?.[0];
}
