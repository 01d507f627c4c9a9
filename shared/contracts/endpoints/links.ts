import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { linkPurposes, linkToken } from '../shapes/account.ts';
import { user } from '../shapes/user.ts';

const withToken = z.object({ token: linkToken });

export const getToken = endpoint({
  method: 'GET',
  path: '/api/token.php',
  summary: 'What a link from a mail is for. Changes nothing: mail scanners open links. Unknown ones are 404.',
  requires: 'all',
  query: withToken,
  response: z.object({
    purpose: z.enum(linkPurposes),
    /** Neither used nor replaced nor too old. */
    valid: z.boolean(),
    /** It works no more because what it was for has happened: the address is confirmed. */
    done: z.boolean(),
    /** The path of the page that acts on it. */
    next: z.string(),
  }),
  errors: [],
});

export const activate = endpoint({
  method: 'POST',
  path: '/api/activate.php',
  summary: 'Confirm the address. A visitor is logged in by it; whoever is logged in stays who they are.',
  requires: 'all',
  body: withToken,
  response: z.object({ user: z.nullable(user), next: z.literal('/activate/done') }),
  errors: ['link_expired', 'activation_failed'],
});

export const loginByLink = endpoint({
  method: 'POST',
  path: '/api/login-link.php',
  summary: 'Log in by a link from a mail, once. Refused while somebody else is logged in.',
  requires: 'all',
  body: withToken,
  response: z.object({ user, next: z.string() }),
  errors: ['link_expired', 'account_banned'],
});

/** Also called by mail programs themselves (RFC 8058): then the body is a form and no page of ours has asked. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/unsubscribe.php',
  summary: 'End all mails that are not about the account itself. The link works any number of times.',
  requires: 'all',
  query: withToken,
  response: z.object({ ok: z.literal(true) }),
  errors: ['link_expired'],
});
