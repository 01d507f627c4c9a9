import { call, queryClient, type ResponseBody } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';

import { likesKey } from '../like/likes-cache.ts';
import { emitNewLikes } from '../likes/likes.queries.ts';

/** Fetches the oldest match whose modal was not shown to this member, or null (CALL-05). Changes nothing on the server. */
export const fetchUnshownMatch = (): Promise<ResponseBody<'GET /api/auto-like.php'>> => call('GET /api/auto-like.php');

/** Records that the match with this member was shown: the server does not return it again. */
export const markMatchSeen = async (id: number): Promise<void> => {
  await call('PUT /api/likes-seen.php', { body: { match: id } });
};

/** Reports which part of the modal was pressed (ALERT-07). */
export const reportPress = async (id: number, element: 'image' | 'button'): Promise<void> => {
  await call('POST /api/modal-event.php', { body: { profile: id, element } });
};

/**
 * Fetches the received likes again, for the list and the badge. Discards them when another member has logged in
 * meanwhile.
 */
export const reloadLikes = async (): Promise<void> => {
  const memberId = bus.user$.value?.id;
  if (memberId === undefined) return;
  const likes = await call('GET /api/likes.php');
  if (bus.user$.value?.id !== memberId) return;
  queryClient.setQueryData(likesKey('received'), likes);
  emitNewLikes(likes.total_new);
};
