import type { Endpoints, HeldItem, ResponseOf } from '@pairwise/contracts';
import { chatsPage } from '@pairwise/contracts/chat-limits';

import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { cardView } from '../members/member-card.view.ts';
import { findMember } from '../members/member.repository.ts';
import { isReachable } from './chats.policy.ts';
import { type ChatRow, countUnread, type ListPlace, listChatRows } from './chats.repository.ts';
import { chatItemView } from './chats.view.ts';
import { findHeldOf } from './held-message.repository.ts';
import { markDelivered } from './mark-delivered.ts';

type Chats = ResponseOf<Endpoints['GET /api/chats.php']>;

const placeBehind = (last: ChatRow | undefined): Pick<Chats, 'next'> =>
  last === undefined ? {} : { next: { before: last.place, before_conversation: last.conversation } };

/** Returns the message that waits for the confirmation of the member's address, with the card of its receiver. */
const readHeld = async ({ db, site }: Context, member: Member): Promise<HeldItem | undefined> => {
  if (member.status !== 'not_confirmed') return undefined;
  const message = await findHeldOf(db, member.id);
  if (!message) return undefined;
  const { toPublicId, ...held } = message;
  const receiver = await findMember(db, site.id, toPublicId, member.id);
  return receiver && isReachable(member, receiver) ? { ...held, partner: cardView(receiver, member) } : undefined;
};

/**
 * Lists the chats of a member, newest first. `unread_messages` counts those of all chats, not only of this page. The
 * messages that the list counts have reached a browser of the member.
 */
export const listChats = async (context: Context, member: Member, place?: ListPlace): Promise<Chats> => {
  const { db } = context;
  const [rows, unread, held] = await Promise.all([
    // One more than a page shows whether more follow.
    listChatRows(db, member.id, place, chatsPage + 1),
    countUnread(db, member.id),
    place === undefined ? readHeld(context, member) : undefined,
  ]);
  const page = rows.slice(0, chatsPage);
  const received = page.filter((row) => row.undelivered).map((row) => row.conversation);
  await markDelivered(context, member, received);
  return {
    chats: page.map((row) => chatItemView(row, member)),
    unread_messages: unread,
    ...(held && { held }),
    ...placeBehind(rows.length > chatsPage ? page.at(-1) : undefined),
  };
};
