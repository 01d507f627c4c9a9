import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { linkPurposes, linkToken } from '../shapes/account.ts';
import { memberCard } from '../shapes/member.ts';
import { user } from '../shapes/user.ts';

const withToken = z.object({ token: linkToken });

export const getToken = endpoint({
  method: 'GET',
  path: '/api/token.php',
  summary:
    'Returns the purpose of a link from a mail. Changes nothing, because mail scanners open links. 404 if unknown.',
  requires: 'all',
  query: withToken,
  response: z.object({
    purpose: z.enum(linkPurposes),
    /** The link was not used, not replaced, and has not expired. */
    valid: z.boolean(),
    /** The link is no longer valid because its purpose is fulfilled: the address is confirmed. */
    done: z.boolean(),
    /** The path of the page that uses the link. */
    next: z.string(),
  }),
  errors: [],
});

export const activate = endpoint({
  method: 'POST',
  path: '/api/activate.php',
  summary: 'Confirms the address and logs a visitor in. A member who is logged in stays logged in.',
  requires: 'all',
  body: withToken,
  response: z.object({
    user: z.nullable(user),
    /** The member whose page led to the signup, as long as they are shown. */
    host: z.nullable(z.pick(memberCard, { id: true, name: true })),
    /** The texts of held messages that could not be sent any more. Absent when there are none. */
    undelivered: z.optional(z.array(z.string())),
    next: z.literal('/activate/done'),
  }),
  errors: ['link_expired', 'activation_failed'],
});

export const loginByLink = endpoint({
  method: 'POST',
  path: '/api/login-link.php',
  summary: 'Logs in by a link from a mail, once. Refused while another member is logged in.',
  requires: 'all',
  body: withToken,
  response: z.object({ user, next: z.string() }),
  errors: ['link_expired', 'account_banned'],
});

/** Mail programs call it too (RFC 8058), with a form as the body and without a page of ours. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/unsubscribe.php',
  summary: 'Ends all mails that are not about the account itself. The link can be used any number of times.',
  requires: 'all',
  query: withToken,
  response: z.object({ ok: z.literal(true) }),
  errors: ['link_expired'],
});
