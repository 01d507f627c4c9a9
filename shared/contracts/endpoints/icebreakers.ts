import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { publicIdParameter } from '../shapes/public-id.ts';

export const getIcebreakers = endpoint({
  method: 'GET',
  path: '/api/icebreakers.php',
  summary:
    'Suggests first messages to a member: up to two about shared interests, then five others, in the caller’s language.',
  requires: 'member',
  query: z.object({ profile: publicIdParameter }),
  response: z.object({
    icebreakers: z.array(
      z.object({
        /** `{interest}` in it stands for the name of `interest` in the reader’s language. */
        text: z.string(),
        /** The key of the shared interest that it is about. */
        interest: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['blocked', 'not_available', 'own_profile'],
});
