import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { languages } from '../languages.ts';
import { mandateVersions } from '../mandate-text.ts';
import { payment } from '../shapes/payment.ts';
import { productIds } from './products.ts';

const short = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

export const startDirectDebit = endpoint({
  method: 'POST',
  path: '/api/directdebit.php',
  summary:
    'Stores a mandate for a direct debit and sends a code to the member’s phone. Nothing is ordered before the code is confirmed.',
  requires: 'member',
  zones: ['pay'],
  body: z.object({
    /** The id of the order, made by the browser. It may belong to an order of this bundle that is not paid yet. */
    payment_id: z.uuid(),
    product: z.enum(productIds),
    account_holder: short(70),
    /** With or without spaces. */
    iban: short(50),
    street: short(70),
    house_number: short(16),
    postal_code: short(16),
    city: short(35),
    /** As a person writes it, with or without the prefix of the country. */
    mobile_number: short(30),
    /** Whether the member ticked the box of the mandate. */
    authorisation: z.boolean(),
    /** The text of the mandate that the page showed. */
    mandate: z.object({ version: z.enum(mandateVersions), language: z.enum(languages) }),
    code: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  }),
  response: z.object({
    challenge: z.uuid(),
    resend_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    mobile_masked: z.string(),
    amount_minor: z.int(),
    currency: z.string(),
    mandate_reference: z.string(),
    creditor_id: z.string(),
  }),
  errors: [
    'sdd_blocked',
    'sdd_limit',
    'sms_limit',
    'iban_invalid',
    'mobile_invalid',
    'authorisation_required',
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

export const resendDirectDebitCode = endpoint({
  method: 'POST',
  path: '/api/directdebit-sms.php',
  summary: 'Sends a new code for a direct debit. The earlier code is no longer valid.',
  requires: 'member',
  zones: ['pay'],
  body: z.object({ challenge: z.uuid() }),
  /** `resend_at` is null when no further code can be sent. */
  response: z.object({ resend_at: z.nullable(z.iso.datetime()), expires_at: z.iso.datetime() }),
  errors: ['sms_limit', 'challenge_expired'],
});

export const confirmDirectDebit = endpoint({
  method: 'PUT',
  path: '/api/directdebit.php',
  summary:
    'Confirms a direct debit with the code of the text message, orders the bundle and submits the collection. Repeating it returns the same payment.',
  requires: 'member',
  zones: ['pay'],
  body: z.object({ challenge: z.uuid(), sms_code: z.string().check(z.regex(/^\d{6}$/)) }),
  response: z.object({ payment }),
  errors: [
    'code_invalid',
    'challenge_expired',
    'sdd_blocked',
    'sdd_limit',
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
