import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';

export const getGifts = endpoint({
  method: 'GET',
  path: '/api/gifts.php',
  summary: 'Lists the gifts that can be sent, cheapest first.',
  requires: 'member',
  response: z.object({
    currency: z.string(),
    gifts: z.array(
      z.object({
        /** Also the key of the gift's name in the interface. */
        key: z.string(),
        credits: z.int(),
        /** What the credits cost at the regular price, as in `settings.send_prices`. */
        price_minor: z.int(),
        /** The name of an SVG file. Its address is `settings.cdn_prefix` plus this name. */
        picture: z.string(),
      }),
    ),
  }),
  errors: [],
});
