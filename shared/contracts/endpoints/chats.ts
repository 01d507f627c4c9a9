import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { memberCard } from '../shapes/member.ts';
import { heldMessage, messageKind } from '../shapes/message.ts';
import { publicId, publicIdParameter } from '../shapes/public-id.ts';

/** Why a member cannot write in a chat. A third chat of a free member needs Premium (decisions C-1). */
export const replyHindrance = z.enum(['deleted', 'blocked', 'email_unconfirmed', 'premium_required']);

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
      /** The key of the gift, for the kind `gift`. */
      gift: z.optional(z.string()),
      from_me: z.boolean(),
      created_at: z.iso.datetime(),
    }),
  ),
  can_reply: z.boolean(),
  can_reply_reason: z.optional(replyHindrance),
  draft: z.optional(z.string()),
  draft_rev: z.int(),
  muted: z.boolean(),
});

export type ChatItem = z.output<typeof chatItem>;

/** The message that waits until the member confirms the email address (AUTH-16). It has no chat yet, but a receiver. */
const heldItem = z.object({ ...heldMessage.shape, partner: memberCard });

export type HeldItem = z.output<typeof heldItem>;

export const getChats = endpoint({
  method: 'GET',
  path: '/api/chats.php',
  summary: 'Lists the chats, newest first, at most 200. `next` of a page is the query of the next one.',
  requires: 'member',
  query: z.object({
    before: z.optional(z.iso.datetime()),
    /** Of chats whose last message has the time of `before`, the page begins after this one. */
    before_conversation: z.optional(publicIdParameter),
  }),
  response: z.object({
    chats: z.array(chatItem),
    /** The unread messages of all chats, not only of this page. */
    unread_messages: z.int(),
    /** Only on the first page, and absent when no message waits or its receiver can no longer be reached. */
    held: z.optional(heldItem),
    /** The query of the next page; absent at the end of the list. */
    next: z.optional(z.object({ before: z.iso.datetime(), before_conversation: publicId })),
  }),
  errors: [],
});
