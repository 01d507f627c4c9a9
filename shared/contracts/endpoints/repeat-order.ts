import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { payment, paymentMethod } from '../shapes/payment.ts';
import { productIds } from './products.ts';

/** What a repeated order would be today. Money is in minor units of `currency`, VAT included. */
export const paymentPreview = z.object({
  product: z.enum(productIds),
  credits: z.int(),
  amount_minor: z.int(),
  /** Price of one message at `amount_minor`, rounded up. */
  per_message_minor: z.int(),
  currency: z.string(),
  /** The method of the last payment; null when it is not offered any more. */
  method: z.nullable(paymentMethod),
  /** The mandate by which a direct debit is repeated; null for other methods, without one, and when it would be refused. */
  mandate: z.nullable(z.object({ reference: z.string(), iban_last4: z.string() })),
});

export type PaymentPreview = z.output<typeof paymentPreview>;

export const getRepeatOrder = endpoint({
  method: 'GET',
  path: '/api/repeat-order.php',
  summary: 'Returns the member’s last paid order at today’s price; null before the first payment.',
  requires: 'member',
  zones: ['pay'],
  response: z.object({ payment_preview: z.nullable(paymentPreview) }),
  errors: [],
});

export const repeatOrder = endpoint({
  method: 'POST',
  path: '/api/repeat-order.php',
  summary:
    'Orders the last paid bundle again with the same method, at today’s price, which the member has seen. The ids are those of `POST /api/payment.php`, and so are repeats.',
  requires: 'member',
  zones: ['pay'],
  body: z.object({
    payment_id: z.uuid(),
    attempt_id: z.uuid(),
    /** The price that the member has seen. Another price of today is refused. */
    amount_minor: z.int(),
    /** The member pressed the button that states the duty to pay. */
    confirm: z.literal(true),
  }),
  response: z.object({ payment }),
  errors: ['no_repeat', 'method_unavailable', 'payments_unavailable', 'price_changed', 'sdd_blocked', 'sdd_limit'],
});
