import { userInfo } from 'node:os';

import { type Command, type CommandLine, defineCommand, UsageError } from '@pairwise/command-line';

import { countProblems } from '../domain/payments/book-problems.repository.ts';
import {
  countOwedRefunds,
  listAccounts,
  listReviews,
  listWaitingRefunds,
  type Review,
  showOrder,
} from '../domain/payments/books.repository.ts';
import { decideRefund } from '../domain/payments/decide-refund.ts';
import { decideReview } from '../domain/payments/decide-review.ts';
import { reconcileNow } from '../domain/payments/reconcile-now.ts';
import { BillingError } from '../domain/payments/billing-error.ts';
import { refundPayment } from '../domain/payments/refund-payment.ts';
import { listUnproven, type Period, sumVat } from '../domain/receipts/vat.repository.ts';
import { decimalAmount } from '../providers/payment/amount.ts';
import { parseId, parseReasonText } from './parse-options.ts';
import { type CliContext, type CliEnvironment, runLine } from './run-line.ts';
import { sheet, table } from './table.ts';

const parseOrder = (text: string): string => {
  if (!/^\d{10}$/.test(text)) throw new UsageError(`"${text}" is not the number of an order, which has ten digits.`);
  return text;
};

const parseAmount = (text: string): string => {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new UsageError(`"${text}" is not an amount, such as 29.99.`);
  return text;
};

const parseReason = (text: string): 'goodwill' | 'fraud' => {
  if (text !== 'goodwill' && text !== 'fraud') throw new UsageError('--reason must be goodwill or fraud.');
  return text;
};

/** Reads the quarter of a VAT return. */
const parseQuarter = (text: string): Period => {
  const [, year, quarter] = /^(20\d\d)-Q([1-4])$/.exec(text) ?? [];
  if (year === undefined || quarter === undefined) throw new UsageError(`"${text}" is not a quarter, such as 2026-Q4.`);
  const firstOf = (month: number): string => new Date(Date.UTC(Number(year), month, 1)).toISOString().slice(0, 10);
  const month = (Number(quarter) - 1) * 3;
  return { from: firstOf(month), before: firstOf(month + 3) };
};

const why = {
  type: 'string',
  placeholder: 'TEXT',
  summary: 'The reason for your decision. It is stored with your account on this machine.',
  required: true,
  parse: parseReasonText,
} as const;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Formats the day on which the money of a payment in review arrived, or why there is none, by what the provider said last. */
const arrivalOf = ({ received_at: at, reported_state: state }: Review): string => {
  if (at !== null) return dayOf(at);
  if (state === null) return 'not known yet';
  if (state === 'authorized') return 'only authorized';
  return ['failed', 'canceled', 'expired'].includes(state) ? 'nothing arrived' : 'not paid yet';
};

/** Formats what banks have charged back of a payment in review; an empty text when nothing is known. */
const chargedBackOf = ({ charged_back_minor: minor, received_currency: currency }: Review): string =>
  minor === null || minor === 0 || currency === null ? '' : `${decimalAmount(minor, currency)} ${currency}`;

const signedAmount = (minor: number, currency: string): string =>
  `${minor < 0 ? '-' : ''}${decimalAmount(Math.abs(minor), currency)}`;

/** Prints what does not agree in our own books. */
const printProblems = (problems: Record<string, number>, print: (line: string) => void): void => {
  for (const [what, count] of Object.entries(problems)) print(`${count} ${what}`);
};

const order = { summary: 'The number of the order, which the member reads too.', parse: parseOrder } as const;

const commands: Command<CliContext>[] = [
  defineCommand({
    name: 'show',
    summary: 'Shows an order with its attempts, refunds and chargebacks.',
    positionals: { order },
    run: async ({ positionals }, { onDatabase, print }: CliContext) => {
      const found = await onDatabase((db) => showOrder(db, positionals.order));
      if (!found) throw new BillingError(`There is no order ${positionals.order}.`);
      print(sheet(found));
      return 0;
    },
  }),
  defineCommand({
    name: 'refund',
    summary: 'Sends money back to the member. All of it ends the order: its credits and Premium are withdrawn.',
    positionals: { order },
    options: {
      amount: {
        type: 'string',
        placeholder: 'AMOUNT',
        summary: 'A part of the price, such as 9.99, in the order’s currency.',
        parse: parseAmount,
      },
      reason: {
        type: 'string',
        placeholder: 'REASON',
        summary: 'goodwill or fraud.',
        required: true,
        parse: parseReason,
      },
    },
    run: async ({ positionals, options }, { onDatabase, print }: CliContext) => {
      const refund = { orderNumber: positionals.order, ...options, operator: userInfo().username };
      const sent = await onDatabase((db) => refundPayment(db, refund));
      print(`${sent} of the order ${positionals.order} will be sent back`);
      return 0;
    },
  }),
  defineCommand({
    name: 'reviews',
    summary: 'Lists the payments of another amount or currency than ordered, which wait for your decision.',
    run: async (_, { onDatabase, print }: CliContext) => {
      const rows = (await onDatabase(listReviews)).map((review) => ({
        attempt: review.attempt_id,
        order: review.order_number,
        provider: `${review.provider} ${review.provider_ref}`,
        ordered: `${signedAmount(review.ordered_minor, review.currency)} ${review.currency}`,
        received:
          review.received_minor === null || review.received_currency === null
            ? 'not known yet'
            : `${signedAmount(review.received_minor, review.received_currency)} ${review.received_currency}`,
        since: arrivalOf(review),
        'charged back': chargedBackOf(review),
      }));
      print(table(rows, 'no payment is waiting'));
      return 0;
    },
  }),
  defineCommand({
    name: 'decide-review',
    summary:
      'Decides about a payment of another amount: accept it as paid, refund all of it, or reject what never arrived.',
    positionals: { attempt: { summary: 'The id of the attempt, from `reviews`.', parse: parseId('an attempt') } },
    options: {
      as: {
        type: 'string',
        placeholder: 'DECISION',
        summary: 'accept, refund or reject.',
        required: true,
        choices: ['accept', 'refund', 'reject'],
      },
      reason: why,
    },
    run: async ({ positionals: { attempt }, options }, { onDatabase, print }: CliContext) => {
      const decision = { attemptId: attempt, decision: options.as, reason: options.reason };
      await onDatabase((db) => decideReview(db, { ...decision, operator: userInfo().username }));
      print(`decided: ${options.as}`);
      return 0;
    },
  }),
  defineCommand({
    name: 'refunds',
    summary: 'Lists the refunds that failed and are owed to their members, and those that could not be sent for days.',
    run: async (_, { onDatabase, print }: CliContext) => {
      const rows = (await onDatabase(listWaitingRefunds)).map((refund) => ({
        refund: refund.refund_id,
        order: refund.order_number,
        amount: `${signedAmount(refund.amount_minor, refund.currency)} ${refund.currency}`,
        for: refund.reason,
        state: refund.state === 'failed' ? 'failed' : 'not accepted yet',
        provider: `${refund.provider} ${refund.provider_ref ?? ''}`.trim(),
        requested: dayOf(refund.created_at),
      }));
      print(table(rows, 'no refund is waiting'));
      return 0;
    },
  }),
  defineCommand({
    name: 'decide-refund',
    summary: 'Decides about a refund that failed: resend it, record that you transferred the money, or close it.',
    positionals: { refund: { summary: 'The id of the refund, from `refunds`.', parse: parseId('a refund') } },
    options: {
      as: {
        type: 'string',
        placeholder: 'DECISION',
        summary: 'resend, transferred or close.',
        required: true,
        choices: ['resend', 'transferred', 'close'],
      },
      reason: why,
    },
    run: async ({ positionals: { refund }, options }, { onDatabase, print }: CliContext) => {
      const decision = { refundId: refund, decision: options.as, reason: options.reason };
      await onDatabase((db) => decideRefund(db, { ...decision, operator: userInfo().username }));
      print(`decided: ${options.as}`);
      return 0;
    },
  }),
  defineCommand({
    name: 'reconcile',
    summary:
      'Lets the running product compare its payments with the providers’ records, and checks our own books. Exits with 1 when they differ.',
    run: async (_, { onDatabase, print }: CliContext) => {
      const results = await onDatabase(reconcileNow);
      print(
        table(
          results.map(({ provider, compared, differences }) => ({
            provider,
            compared,
            differences: differences.length,
          })),
          'no provider is configured',
        ),
      );
      const differences = results.flatMap((result) => result.differences);
      for (const { ref, what } of differences) print(`${ref}: ${what}`);
      const problems = await onDatabase(countProblems);
      printProblems(problems, print);
      return differences.length === 0 && Object.keys(problems).length === 0 ? 0 : 1;
    },
  }),
  defineCommand({
    name: 'book',
    summary: 'Prints the accounts of the ledger of money and checks the books. Exits with 1 when they do not agree.',
    run: async (_, { onDatabase, print }: CliContext) => {
      const [accounts, problems, owed] = await onDatabase((db) =>
        Promise.all([listAccounts(db), countProblems(db), countOwedRefunds(db)]),
      );
      const rows = accounts.map(({ account, currency, balance_minor: minor }) => ({
        account,
        currency,
        balance: signedAmount(minor, currency),
      }));
      print(table(rows, 'no money has moved'));
      printProblems(problems, print);
      if (owed > 0) print(`${owed} refunds that failed and are owed (npm run billing -- refunds)`);
      const agrees = Object.keys(problems).length === 0 && owed === 0;
      if (agrees) print('The books agree.');
      return agrees ? 0 : 1;
    },
  }),
  defineCommand({
    name: 'vat',
    summary: 'Adds up the receipts of a quarter by country and rate, and lists those whose country is not proven.',
    positionals: {
      quarter: { summary: 'The quarter of the VAT return, such as 2026-Q4.', parse: parseQuarter },
    },
    run: async ({ positionals: { quarter } }, { onDatabase, print }: CliContext) => {
      const [sums, unproven] = await onDatabase((db) => Promise.all([sumVat(db, quarter), listUnproven(db, quarter)]));
      const rows = sums.map(({ country, basis_points: rate, currency, receipts, ...minor }) => ({
        country: country ?? 'unknown',
        rate: rate === null ? 'none' : `${rate / 100}%`,
        currency,
        receipts,
        gross: signedAmount(minor.gross_minor, currency),
        net: signedAmount(minor.net_minor, currency),
        vat: signedAmount(minor.vat_minor, currency),
      }));
      print(table(rows, 'no receipt was issued in this quarter'));
      if (unproven.length > 0) {
        print(`\nThe country of these receipts is not proven (${unproven.length}):`);
        print(
          table(
            unproven.map((receipt) => ({ ...receipt, issued: dayOf(receipt.issued) })),
            '',
          ),
        );
      }
      return 0;
    },
  }),
];

const billingLine: CommandLine<CliContext> = {
  name: 'billing',
  invocation: 'npm run billing --',
  summary: 'Shows orders, sends refunds, decides what waits, checks the books and adds up VAT.',
  commands,
};

/**
 * Runs the operator's command line of payments and prints its result.
 * @returns the exit code: 0 done, 1 refused or books that do not agree, 2 arguments that do not fit
 */
export const runBilling = (args: string[], environment: CliEnvironment): Promise<number> =>
  runLine(billingLine, args, environment, (error) => error instanceof BillingError || error instanceof RangeError);
