import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';

export const logout = endpoint({
  method: 'GET',
  path: '/api/logout.php',
  summary: 'Ends the session. Works only for a same-origin fetch with X-Request-Type (decisions G-5).',
  requires: 'all',
  response: z.object({ ok: z.literal(true) }),
  errors: ['method_not_allowed'],
});
