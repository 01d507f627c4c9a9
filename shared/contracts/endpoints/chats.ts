import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { memberCard } from '../shapes/member.ts';
import { momentParameter } from '../shapes/moment.ts';
import { messageKind } from '../shapes/message.ts';
import { publicId } from '../shapes/public-id.ts';

/** One item of the chat list. `profile` is null when the partner's account is deleted (decisions C-14). */
export const chatItem = z.object({
  conversation: publicId,
  profile: z.nullable(memberCard),
  num_unread_messages: z.int(),
  last: z.nullable(
    z.object({
      seq: z.int(),
      kind: messageKind,
      preview: z.string(),
      from_me: z.boolean(),
      created_at: z.iso.datetime(),
    }),
  ),
  can_reply: z.boolean(),
  can_reply_reason: z.optional(z.enum(['deleted', 'blocked', 'email_unconfirmed'])),
  draft: z.optional(z.string()),
  muted: z.boolean(),
});

export type ChatItem = z.output<typeof chatItem>;

export const getChats = endpoint({
  method: 'GET',
  path: '/api/chats.php',
  summary: 'Lists the chats, newest first, at most 200. Use `before` for older ones.',
  requires: 'member',
  query: z.object({ before: z.optional(momentParameter) }),
  response: z.object({ chats: z.array(chatItem), unread_messages: z.int() }),
  errors: [],
});
