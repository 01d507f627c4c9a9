import '../../testing/device.ts';

import { queryClient } from '@pairwise/api-client';
import { respondToCalls } from '@pairwise/testing';

import { chat } from '../../testing/builders.ts';
import { catchUp, chatKey, type ChatPages, storeDelivery, storeReceipt } from './chat-cache.queries.ts';

const cache = (page: ReturnType<typeof chat>) =>
  queryClient.setQueryData<ChatPages>(chatKey(9001), { pages: [page], pageParams: [Infinity] });
const cached = () => queryClient.getQueryData<ChatPages>(chatKey(9001))?.pages[0];

test('CHAT-01 "Delivered" and "Read" stay when a response is older than the event that brought them', async () => {
  respondToCalls({
    'GET /api/chat.php': () => {
      // The events arrive after the api has read the chat, and before its response.
      storeDelivery(9001, 3);
      storeReceipt(9001, 2);
      return chat({ messages: [], partner_delivered_seq: 1, partner_read_seq: 0 });
    },
  });
  cache(chat({ partner_read_seq: 0 }));
  await catchUp(9001);
  expect(cached()).toMatchObject({ partner_delivered_seq: 3, partner_read_seq: 2 });
});

test('what the partner has read disappears when the member is no longer premium', async () => {
  respondToCalls({ 'GET /api/chat.php': () => chat({ messages: [], partner_read_seq: null }) });
  cache(chat({ partner_read_seq: 2 }));
  await catchUp(9001);
  expect(cached()?.partner_read_seq).toBeNull();
});
