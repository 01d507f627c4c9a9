import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';

const session = z.object({
  id: z.string(),
  current: z.boolean(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** Browser and operating system from the user agent, or null. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
});

const sessions = z.object({ sessions: z.array(session) });

export const getSessions = endpoint({
  method: 'GET',
  path: '/api/sessions.php',
  summary: 'Lists the sessions of the member, last used first.',
  requires: 'member',
  response: sessions,
  errors: [],
});

export const endSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions.php',
  summary: 'Ends one session, or with `all` every session except this one.',
  requires: 'member',
  body: z.object({ id: z.string().check(z.regex(/^(all|[0-9a-f]{24})$/)) }),
  response: sessions,
  errors: [],
});
