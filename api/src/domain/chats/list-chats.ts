import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { chatsPage } from '@pairwise/contracts/chat-limits';

import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { type ChatRow, countUnread, type ListPlace, listChatRows } from './chats.repository.ts';
import { chatItemView } from './chats.view.ts';
import { markDelivered } from './mark-delivered.ts';

type Chats = ResponseOf<Endpoints['GET /api/chats.php']>;

const placeBehind = (last: ChatRow | undefined): Pick<Chats, 'next'> =>
  last === undefined ? {} : { next: { before: last.place, before_conversation: last.conversation } };

/**
 * Lists the chats of a member, newest first. `unread_messages` counts those of all chats, not only of this page. The
 * messages that the list counts have reached a browser of the member.
 */
export const listChats = async (context: Context, member: Member, place?: ListPlace): Promise<Chats> => {
  const { db } = context;
  const [rows, unread] = await Promise.all([
    // One more than a page shows whether more follow.
    listChatRows(db, member.id, place, chatsPage + 1),
    countUnread(db, member.id),
  ]);
  const page = rows.slice(0, chatsPage);
  const received = page.filter((row) => row.undelivered).map((row) => row.conversation);
  await markDelivered(context, member, received);
  return {
    chats: page.map((row) => chatItemView(row, member)),
    unread_messages: unread,
    ...placeBehind(rows.length > chatsPage ? page.at(-1) : undefined),
  };
};
