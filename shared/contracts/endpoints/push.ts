import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';

/** The result of `PushSubscription.toJSON()`: base64url keys of the browser (P-256 point, 16 secret bytes). */
export const pushSubscription = z.object({
  endpoint: z.url().check(z.maxLength(1_000)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{86,88}={0,2}$/)),
    auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{21,24}={0,2}$/)),
  }),
});
export type PushSubscriptionData = z.output<typeof pushSubscription>;

export const savePushSubscription = endpoint({
  method: 'POST',
  path: '/api/user.php?push=1',
  summary:
    'Stores the push subscription of this browser until the session ends. Repeating the request changes nothing.',
  requires: 'member',
  // The domain checks it, so that every problem is `invalid_subscription`, whatever its shape.
  body: z.object({ subscription: z.unknown() }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['invalid_subscription'],
});

export const deletePushSubscription = endpoint({
  method: 'DELETE',
  path: '/api/user.php?push=1',
  summary: 'Deletes the push subscription of this endpoint. Deleting an unknown one succeeds.',
  requires: 'member',
  body: z.object({ endpoint: z.string().check(z.maxLength(1_000)) }),
  response: z.object({ ok: z.literal(true) }),
  errors: [],
});

export const reportPageHidden = endpoint({
  method: 'POST',
  path: '/api/page-hidden.php',
  summary:
    'Reports, as a beacon, that a page became hidden: the member is no longer online. Without effect for visitors.',
  requires: 'all',
  zones: ['site', 'app', 'pay'],
  body: z.object({}),
  response: z.object({ ok: z.literal(true) }),
  errors: [],
});
