import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { eventsPage } from '@pairwise/contracts/chat-limits';

import type { Database } from '../../db/database.ts';
import { listEvents } from './events.repository.ts';

type Events = ResponseOf<Endpoints['GET /api/events.php']>;

/**
 * Reads the events of a member after a number: exactly those that were missed, in their order. When some of them were
 * deleted, or the number never existed, `resync` says so and there are no events.
 */
export const readEvents = async (db: Database, userId: number, after: number): Promise<Events> => {
  const { events, last_seq } = await listEvents(db, userId, after, eventsPage);
  const isGap = after > last_seq || (after < last_seq && events[0]?.seq !== after + 1);
  if (isGap) return { events: [], last_seq, resync: true, has_more: false };
  return { events, last_seq, resync: false, has_more: (events.at(-1)?.seq ?? last_seq) < last_seq };
};
