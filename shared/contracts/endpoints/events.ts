import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { liveEvent } from '../shapes/live-event.ts';

/** Without a WebSocket upgrade. With one, the same address is the stream; `since` is then the last number the client knows. */
export const getEvents = endpoint({
  method: 'GET',
  path: '/api/events.php',
  summary:
    'Returns the events of the caller after a number. With a WebSocket upgrade (`?since=n`) the same address is the stream of events.',
  requires: 'member',
  query: z.object({
    after: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))),
    since: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))),
  }),
  response: z.object({
    events: z.array(liveEvent),
    /** The number of the caller’s last event. */
    last_seq: z.int(),
    /** Events after `after` were deleted: fetch everything, and continue from `last_seq`. */
    resync: z.boolean(),
    has_more: z.boolean(),
  }),
  errors: [],
});
