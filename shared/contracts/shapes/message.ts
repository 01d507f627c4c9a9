import * as z from 'zod/mini';

import { image } from './image.ts';
import { publicId } from './public-id.ts';

export const messageKind = z.enum(['text', 'photo', 'gift', 'icebreaker', 'system']);

/** One message. `seq` counts the messages of its chat from 1, without gaps. */
export const message = z.object({
  conversation: publicId,
  seq: z.int(),
  client_id: z.uuid(),
  from_me: z.boolean(),
  kind: messageKind,
  body: z.optional(z.string()),
  image: z.optional(image),
  gift: z.optional(z.string()),
  /** What the message cost the member who sent it; 0 for received messages. */
  credits: z.int(),
  created_at: z.iso.datetime(),
  state: z.enum(['sent', 'delivered', 'read']),
});

export type Message = z.output<typeof message>;
