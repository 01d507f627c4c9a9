import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { chatPage } from '@pairwise/contracts/chat-limits';

import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { findChat } from './chats.repository.ts';
import { findInChat } from './find-in-chat.repository.ts';
import { previewOf } from './chats.view.ts';

interface Search {
  conversation: number;
  text: string;
  before?: number | undefined;
}

/**
 * Finds messages of one chat that contain a text, newest first.
 * @throws {DomainError} `not_found` for a chat the member takes no part in
 */
export const searchChat = async (
  { db }: Context,
  member: Member,
  { conversation, text, before }: Search,
): Promise<ResponseOf<Endpoints['GET /api/chat-search.php']>> => {
  const found = await findChat(db, member.id, conversation);
  if (!found) throw new DomainError('not_found');
  const rows = await findInChat(db, found, text, { before, limit: chatPage + 1 });
  return {
    found: rows.slice(0, chatPage).map(({ seq, body }) => ({ seq, preview: previewOf(body) })),
    has_more: rows.length > chatPage,
  };
};
