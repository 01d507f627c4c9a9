import * as z from 'zod/mini';

import { chatPage, chatSearchLength } from '../chat-limits.ts';
import { endpoint } from '../endpoint.ts';
import { memberCard } from '../shapes/member.ts';
import { heldMessage, message } from '../shapes/message.ts';
import { publicId, publicIdParameter } from '../shapes/public-id.ts';
import { replyHindrance } from './chats.ts';

const seqParameter = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));
const seq = z.int().check(z.minimum(0), z.maximum(999_999_999));

export const getChat = endpoint({
  method: 'GET',
  path: '/api/chat.php',
  summary:
    'Returns messages of one chat, oldest first: the newest page, or those before or after a seq. With `profile` instead of `conversation` it returns the chat with that member, which may not exist yet.',
  requires: 'member',
  query: z.object({
    conversation: z.optional(publicIdParameter),
    profile: z.optional(publicIdParameter),
    before: z.optional(seqParameter),
    after: z.optional(seqParameter),
    limit: z.optional(z.pipe(seqParameter, z.int().check(z.minimum(1), z.maximum(chatPage)))),
  }),
  response: z.object({
    /** Null for a chat with a member to whom nothing was sent yet. */
    conversation: z.nullable(publicId),
    messages: z.array(message),
    partner: z.nullable(memberCard),
    last_seq: z.int(),
    /** The last seq that the member has read. The page draws its "new messages" line after it. */
    read_seq: z.int(),
    /** The last seq that the partner has read; null unless the member is premium (decisions C-5). */
    partner_read_seq: z.nullable(z.int()),
    /** The last seq that has reached a browser of the partner; 0 when the member may not know. */
    partner_delivered_seq: z.int(),
    has_more: z.boolean(),
    can_reply: z.boolean(),
    can_reply_reason: z.optional(replyHindrance),
    muted: z.boolean(),
    draft: z.string(),
    /** The revision of the draft. It rises with every change, and when the draft is sent. */
    draft_rev: z.int(),
    /** The message that waits until the member confirms the email address (AUTH-16). */
    held: z.nullable(heldMessage),
    /** Whether the partner has written in this chat: contact details are allowed from then on (decisions C-13). */
    partner_replied: z.boolean(),
  }),
  errors: ['blocked', 'not_available', 'own_profile'],
});

export const updateChat = endpoint({
  method: 'PUT',
  path: '/api/chat.php',
  summary:
    'Marks a chat as read up to a seq, or mutes it. The marker only moves forward. Returns the counts that are left.',
  requires: 'member',
  body: z.object({ conversation: publicId, read_seq: z.optional(seq), muted: z.optional(z.boolean()) }),
  response: z.object({ num_unread_messages: z.int(), unread_messages: z.int() }),
  errors: [],
});

export const deleteChat = endpoint({
  method: 'DELETE',
  path: '/api/chat.php',
  summary:
    'Deletes a chat for the caller only, up to `seq` or up to the last message. A later message shows the chat again, with only the new part.',
  requires: 'member',
  body: z.object({ conversation: publicId, seq: z.optional(seq) }),
  response: z.object({ ok: z.literal(true) }),
  errors: [],
});

export const searchChat = endpoint({
  method: 'GET',
  path: '/api/chat-search.php',
  summary: 'Finds messages of one chat that contain a text, newest first.',
  requires: 'member',
  query: z.object({
    conversation: publicIdParameter,
    text: z.string().check(z.minLength(1), z.maxLength(chatSearchLength)),
    before: z.optional(seqParameter),
  }),
  response: z.object({ found: z.array(z.object({ seq: z.int(), preview: z.string() })), has_more: z.boolean() }),
  errors: [],
});
