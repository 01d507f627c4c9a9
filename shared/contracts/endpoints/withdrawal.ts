import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { productIds } from './products.ts';

/** A paid order that the member can withdraw from today. Money is in minor units of `currency`. */
export const withdrawableOrder = z.object({
  order_number: z.string(),
  product: z.enum(productIds),
  credits: z.int(),
  amount_minor: z.int(),
  currency: z.string(),
  completed_at: z.iso.datetime(),
  /** The last moment of the period: the end of a day, twelve hours behind UTC. */
  until: z.iso.datetime(),
  /** Credits of this order that are not used. They leave the balance with a withdrawal. */
  unused_credits: z.int(),
  /** What a withdrawal pays back now. */
  refund_minor: z.int(),
});

export type WithdrawableOrder = z.output<typeof withdrawableOrder>;

/**
 * The page is in the zone `pay`. For one release its calls are also accepted from the zone `app`, where the versions of
 * mf-billing before it have the page. Remove `app` with the next release.
 */
const callers = ['app', 'pay'] as const;

export const getWithdrawal = endpoint({
  method: 'GET',
  path: '/api/withdrawal.php',
  summary: 'Returns the orders that the member can withdraw from, newest first; none for a visitor.',
  requires: 'all',
  zones: callers,
  response: z.object({ orders: z.array(withdrawableOrder) }),
  errors: [],
});

export const withdraw = endpoint({
  method: 'POST',
  path: '/api/withdrawal.php',
  summary:
    'Submits a statement of withdrawal from an order. The response is the same whether or not the order exists: the decision is only mailed to the address of the order’s account.',
  requires: 'all',
  zones: callers,
  body: z.object({
    order_number: z.string().check(z.regex(/^\d{10}$/)),
    /** The address of the account. A member who is logged in withdraws without it. */
    email: z.optional(z.string().check(z.maxLength(254))),
    /** The caller pressed the button that states the withdrawal. */
    confirm: z.literal(true),
  }),
  response: z.object({
    ok: z.literal(true),
    receipt: z.object({ id: z.uuid(), order_number: z.string(), submitted_at: z.iso.datetime() }),
  }),
  errors: ['invalid_email'],
});
