import { callOrQueue, queue } from '@pairwise/api-client';

import { waitingSwipes } from './waiting-swipes.ts';

test('queued swipes are counted; an undone pass may be dealt again; likes of profiles are no swipes', async () => {
  queue.setOwner(7);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(waitingSwipes()).toEqual({ profiles: [], likes: 0, passes: 0 });
  await callOrQueue('POST /api/swipe.php', { body: { profile: 1, action: 'like' } });
  await callOrQueue('POST /api/swipe.php', { body: { profile: 2, action: 'pass' } });
  await callOrQueue('DELETE /api/swipe.php', { body: { profile: 2 } });
  await callOrQueue('POST /api/swipe.php', { body: { profile: 3, action: 'pass' } });
  await callOrQueue('POST /api/like.php', { body: { profile: 4 } });
  expect(waitingSwipes()).toEqual({ profiles: [1, 3], likes: 1, passes: 2 });
  queue.clear(7);
});
