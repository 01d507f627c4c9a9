import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';

export const getPromo = endpoint({
  method: 'GET',
  path: '/api/promo.php',
  summary: 'Returns the advertisement among search results in the member’s language; null if the site has none.',
  requires: 'member',
  response: z.object({
    promo: z.nullable(z.object({ id: z.uuid(), title: z.string(), text: z.string(), image: z.string() })),
  }),
  errors: [],
});

export const clickPromo = endpoint({
  method: 'POST',
  path: '/api/promo-click.php',
  summary: 'Counts the click. `redirect` is the id for redirect.php.',
  requires: 'member',
  body: z.object({ id: z.uuid() }),
  response: z.object({ redirect: z.uuid() }),
  errors: [],
});

export const getRedirect = endpoint({
  method: 'GET',
  path: '/api/redirect.php',
  summary: 'Returns the target of an advertisement and the countdown in seconds. Only addresses of the allow list.',
  requires: 'all',
  zones: ['site', 'app', 'pay'],
  query: z.object({ id: z.uuid() }),
  response: z.object({ target: z.url(), countdown: z.int(), label: z.literal('Ad') }),
  errors: [],
});
