import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';

export const getInterests = endpoint({
  method: 'GET',
  path: '/api/interests.php',
  summary: 'Lists the keys of the interests that a member can choose. Their names are translations.',
  requires: 'all',
  response: z.object({ interests: z.array(z.string()) }),
  errors: [],
});
