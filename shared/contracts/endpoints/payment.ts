import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { payment, paymentMethod } from '../shapes/payment.ts';
import { productIds } from './products.ts';

export const startPayment = endpoint({
  method: 'POST',
  path: '/api/payment.php',
  summary:
    'Orders a bundle and starts an attempt to pay it; `redirect_url` is the provider’s page. Repeating it with its `attempt_id` returns the same attempt. A new `attempt_id` for the same `payment_id` is another attempt at the same price, for example with another method. For a payment that is completed it starts nothing, and no second bank transfer while one may still arrive.',
  requires: 'member',
  zones: ['pay'],
  body: z.object({
    /** The id of the order, made by the browser before the first request. It is kept for every attempt. */
    payment_id: z.uuid(),
    /** Made by the browser at each press of the order button, and kept for every repeat. */
    attempt_id: z.uuid(),
    product: z.enum(productIds),
    method: paymentMethod,
    /**
     * A discount code. It is reserved for the first attempt. Further attempts keep the price and ignore the field, but are
     * refused when the code of the order does not permit them.
     */
    code: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    /** The price that the button showed. Another price of the order is refused. Pages that are older than the field send none. */
    price: z.optional(z.object({ amount_minor: z.int(), currency: z.string() })),
    /** The member pressed the button that states the duty to pay. */
    agree: z.literal(true),
  }),
  response: z.object({ payment }),
  errors: [
    'price_changed',
    'method_unavailable',
    'payments_unavailable',
    'code_not_found',
    'code_used',
    'code_expired',
    'code_country',
    'code_method',
    'code_min_order',
  ],
});

export const getPayment = endpoint({
  method: 'GET',
  path: '/api/payment.php',
  summary:
    'Returns one of the member’s payments. If the provider has not decided, its state is fetched there first, at most every two seconds.',
  requires: 'member',
  zones: ['pay'],
  query: z.object({ id: z.uuid() }),
  response: z.object({ payment }),
  errors: [],
});
