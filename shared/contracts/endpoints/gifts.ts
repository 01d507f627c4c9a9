import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';

export const getGifts = endpoint({
  method: 'GET',
  path: '/api/gifts.php',
  summary: 'Lists the gifts that can be sent, cheapest first.',
  requires: 'member',
  response: z.object({
    gifts: z.array(
      z.object({
        /** Also the key of the gift's name in the interface. */
        key: z.string(),
        credits: z.int(),
        /** The name of an SVG file. Its address is `settings.cdn_prefix` plus this name. */
        picture: z.string(),
      }),
    ),
  }),
  errors: [],
});
