import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { linkToken, typed } from '../shapes/account.ts';
import { user } from '../shapes/user.ts';

export const retentionOffers = ['pause_mails', 'invisible', 'discount'] as const;
export type RetentionOffer = (typeof retentionOffers)[number];
export const accountDeletionReasons = [
  'met_somebody',
  'no_matches',
  'too_many_mails',
  'too_expensive',
  'privacy',
  'other',
] as const;

export const getAccountDeletion = endpoint({
  method: 'GET',
  path: '/api/account-delete.php',
  summary: 'Returns the offers to a member who wants to delete the account, and what would be lost.',
  requires: 'member',
  response: z.object({
    offers: z.array(z.enum(retentionOffers)),
    /** Percentage of the discount offer; null when the company offers none. */
    discount_percentage: z.nullable(z.number()),
    credits: z.int(),
    /** The amount that can be refunded on request, in minor units of `currency`. */
    refundable_minor: z.int(),
    currency: z.string(),
    reactivation_days: z.int(),
  }),
  errors: [],
});

export const acceptOffer = endpoint({
  method: 'PUT',
  path: '/api/account-delete.php',
  summary: 'Accepts one of the offers and keeps the account. Each offer can be accepted once.',
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
  summary:
    'Requests the deletion of the account. It is hidden and logged out immediately, and deleted after 14 days unless it is reactivated.',
  requires: 'member',
  body: z.object({
    password: typed(200),
    reason: z.optional(z.enum(accountDeletionReasons)),
    text: z.optional(typed(1_000)),
  }),
  response: z.object({ purge_after: z.iso.datetime() }),
  errors: ['old_password_wrong', 'too_many_attempts'],
});

export const reactivate = endpoint({
  method: 'POST',
  path: '/api/reactivate.php',
  summary: 'Cancels a requested deletion by the link of a mail, and logs in.',
  requires: 'all',
  body: z.object({ token: linkToken }),
  response: z.object({ user }),
  errors: ['link_expired'],
});

export const sendReactivationMail = endpoint({
  method: 'POST',
  path: '/api/reactivate-mail.php',
  summary: 'Sends the mail with the reactivation link again. Requires the password.',
  requires: 'all',
  body: z.object({ email: typed(254), password: typed(200) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['login_failed', 'too_many_attempts', 'mail_limit'],
});
