import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { payment } from '../shapes/payment.ts';

/** Why a balance changed. */
export const ledgerReasons = [
  'signup',
  'purchase',
  'message',
  'photo',
  'gift',
  'bonus',
  'refund_reversal',
  'chargeback_reversal',
  'message_refund',
  'adjustment',
] as const;

/** One change of the member’s credits. `seq` counts the changes of a member from 1, without gaps. */
export const ledgerEntry = z.object({
  seq: z.int(),
  reason: z.enum(ledgerReasons),
  /** Positive for credits that were added. */
  delta: z.int(),
  balance_after: z.int(),
  /**
   * What the member paid for these credits, in minor units, without a sign: the oldest credits are spent first. Null when
   * they were free, or paid in several currencies.
   */
  paid: z.nullable(z.object({ amount_minor: z.int(), currency: z.string() })),
  /** The payment of a purchase, of its refund or chargeback, or of the return of these credits. */
  payment_id: z.nullable(z.uuid()),
  created_at: z.iso.datetime(),
});

export type LedgerEntry = z.output<typeof ledgerEntry>;

export const getTransactions = endpoint({
  method: 'GET',
  path: '/api/transactions.php',
  summary:
    'Returns the member’s payments and the changes of the credits, newest first. With `before` or `payments_before`, the older entries of that list only.',
  requires: 'member',
  zones: ['pay'],
  query: z.object({
    /** The `seq` of the oldest change that the caller has. */
    before: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))),
    /** The `payment_id` of the oldest payment that the caller has. */
    payments_before: z.optional(z.uuid()),
  }),
  response: z.object({
    /** At most 100, and at most 50 with `payments_before`; empty with `before` alone. */
    payments: z.array(payment),
    /** Whether there are older payments. */
    has_more_payments: z.boolean(),
    /** At most 50; empty with `payments_before` alone. */
    ledger: z.array(ledgerEntry),
    /** Whether there are older changes. */
    has_more: z.boolean(),
  }),
  errors: [],
});
