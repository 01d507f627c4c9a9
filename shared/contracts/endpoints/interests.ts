import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';

export const getInterests = endpoint({
  method: 'GET',
  path: '/api/interests.php',
  summary: 'Keys of the interests a member can choose; their names are translations.',
  requires: 'all',
  response: z.object({ interests: z.array(z.string()) }),
  errors: [],
});
