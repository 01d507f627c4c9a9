import type { followEvents } from './follow-events.ts';
import { fetchEvents } from './live.queries.ts';

type Follower = ReturnType<typeof followEvents>;

/** Fetches one page of events. Returns whether more follow. */
const pollPage = async ({ known, onFrame }: Follower): Promise<boolean> => {
  const after = known();
  const { events, last_seq, resync, has_more } = await fetchEvents(after ?? 0);
  if (after === undefined) onFrame({ type: 'hello', last_seq });
  else if (resync) onFrame({ type: 'resync', last_seq });
  else onFrame({ type: 'events', events, last_seq });
  // A page that brings nothing new is not requested again.
  return has_more && after !== undefined && known() !== after;
};

/** Fetches all events after the last known one, page by page, where no stream is possible. Rejects with an `ApiError`. */
export const pollEvents = async (follower: Follower): Promise<void> => {
  let hasMore = true;
  while (hasMore) hasMore = await pollPage(follower);
};
