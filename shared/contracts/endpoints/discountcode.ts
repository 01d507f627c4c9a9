import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { paymentMethod } from '../shapes/payment.ts';
import { productIds, usePrices } from './products.ts';

/** A discount code that the member can use now. Money is in minor units of the member's currency. */
export const discountcode = z.object({
  code: z.string(),
  /** The only country it is valid in; null for all. */
  country: z.nullable(z.string()),
  /** The public id of the only member who can use it; null for all. */
  user_id: z.nullable(z.int()),
  /** When it ends; null for never. */
  expires: z.nullable(z.iso.datetime()),
  value_percentage: z.number(),
  /** The currency of `minimum_order_value`. */
  currency: z.nullable(z.string()),
  minimum_order_value: z.nullable(z.int()),
  status: z.literal('active'),
  validity: z.enum(['once', 'once-per-user', 'unlimited']),
  expired: z.literal(false),
  /** The only methods it is valid with; null for all. */
  paymentmethods: z.nullable(z.array(paymentMethod)),
  /** The bundles that it is valid for, with their price. The server computes it, and the payment has the same. */
  prices: z.array(
    z.object({
      product: z.enum(productIds),
      amount_minor: z.int(),
      currency: z.string(),
      /** Price of one message with this code, rounded up. */
      per_message_minor: z.int(),
    }),
  ),
  /** What each use of credits costs with this code. A bundle that it is not valid for has its list price. */
  use_prices: usePrices,
});

export type DiscountCode = z.output<typeof discountcode>;

export const getDiscountCode = endpoint({
  method: 'GET',
  path: '/api/discountcode.php',
  summary:
    'Returns a discount code, if the member can use it now, with the prices it gives. `welcome=true` requests the time bonus, which new members have for four hours. Other query parameters are ignored.',
  requires: 'member',
  query: z.object({
    code: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    welcome: z.optional(z.literal('true')),
    /** Checks the code for this bundle too. */
    product: z.optional(z.enum(productIds)),
    /** Checks the code for this method too. */
    method: z.optional(paymentMethod),
  }),
  response: z.object({ discountcode }),
  errors: ['code_not_found', 'code_used', 'code_expired', 'code_country', 'code_method', 'code_min_order'],
});
