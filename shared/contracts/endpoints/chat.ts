import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { memberCard } from '../shapes/member.ts';
import { message } from '../shapes/message.ts';
import { publicId, publicIdParameter } from '../shapes/public-id.ts';

const seqParameter = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

export const getChat = endpoint({
  method: 'GET',
  path: '/api/chat.php',
  summary: 'Returns messages of one chat, oldest first: the newest page, or those before or after a seq.',
  requires: 'member',
  query: z.object({
    conversation: publicIdParameter,
    before: z.optional(seqParameter),
    after: z.optional(seqParameter),
    limit: z.optional(z.pipe(seqParameter, z.int().check(z.minimum(1), z.maximum(50)))),
  }),
  response: z.object({
    messages: z.array(message),
    partner: z.nullable(memberCard),
    last_seq: z.int(),
    /** The last seq that the member has read. The page draws its "new messages" line after it. */
    read_seq: z.int(),
    /** The last seq that the partner has read; null unless the member is premium (decisions C-5). */
    partner_read_seq: z.nullable(z.int()),
    has_more: z.boolean(),
    can_reply: z.boolean(),
  }),
  errors: [],
});

export const markRead = endpoint({
  method: 'PUT',
  path: '/api/chat.php',
  summary: 'Marks a chat as read up to a seq. The marker only moves forward. Returns the counts that are left.',
  requires: 'member',
  body: z.object({ conversation: publicId, read_seq: z.int().check(z.minimum(0), z.maximum(999_999_999)) }),
  response: z.object({ num_unread_messages: z.int(), unread_messages: z.int() }),
  errors: [],
});
