import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { linkToken, typed } from '../shapes/account.ts';
import { user } from '../shapes/user.ts';

export const retentionOffers = ['pause_mails', 'invisible', 'discount'] as const;
export type RetentionOffer = (typeof retentionOffers)[number];
export const deletionReasons = [
  'met_somebody',
  'no_matches',
  'too_many_mails',
  'too_expensive',
  'privacy',
  'other',
] as const;

export const getAccountDelete = endpoint({
  method: 'GET',
  path: '/api/account-delete.php',
  summary: 'What is offered to who wants to leave, and what they would lose.',
  requires: 'member',
  response: z.object({
    offers: z.array(z.enum(retentionOffers)),
    /** Percent of the discount offer; null when the company makes none. */
    discount_percentage: z.nullable(z.number()),
    credits: z.int(),
    /** What could be paid back on request, minor units of the country's currency. */
    refundable_minor: z.int(),
    currency: z.string(),
    reactivation_days: z.int(),
  }),
  errors: [],
});

export const acceptOffer = endpoint({
  method: 'PUT',
  path: '/api/account-delete.php',
  summary: 'Stay, with one of the offers. Each can be taken once.',
  requires: 'member',
  body: z.object({ offer: z.enum(retentionOffers) }),
  response: z.object({
    user,
    mails_paused_until: z.nullable(z.iso.datetime()),
    discountcode: z.nullable(z.object({ code: z.string(), value_percentage: z.number(), expires: z.iso.datetime() })),
  }),
  errors: ['offer_used'],
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account-delete.php',
  summary: 'Close the account: out of sight and logged out at once, gone after 14 days unless taken back.',
  requires: 'member',
  body: z.object({
    password: typed(200),
    reason: z.optional(z.enum(deletionReasons)),
    text: z.optional(typed(1_000)),
  }),
  response: z.object({ purge_after: z.iso.datetime() }),
  errors: ['old_password_wrong', 'too_many_attempts'],
});

export const reactivate = endpoint({
  method: 'POST',
  path: '/api/reactivate.php',
  summary: 'Take a deletion back by the link of a mail; logs in.',
  requires: 'all',
  body: z.object({ token: linkToken }),
  response: z.object({ user }),
  errors: ['link_expired'],
});

export const sendReactivationMail = endpoint({
  method: 'POST',
  path: '/api/reactivate-mail.php',
  summary: 'Mail the reactivation link again, to who knows the password.',
  requires: 'all',
  body: z.object({ email: typed(254), password: typed(200) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['login_failed', 'too_many_attempts', 'mail_limit'],
});
