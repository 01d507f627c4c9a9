import type { Context } from '../context.ts';
import type { Member } from '../account/member.ts';
import { countUnread, listChatRows } from './chats.repository.ts';
import { chatItemView } from './chats.view.ts';

/** Lists the chats of a member, newest first. `unread_messages` counts those of all chats, not only of this page. */
export const listChats = async ({ db }: Context, member: Member, before?: Date) => {
  const [rows, unread] = await Promise.all([listChatRows(db, member.id, before), countUnread(db, member.id)]);
  return { chats: rows.map((row) => chatItemView(row, member)), unread_messages: unread };
};
