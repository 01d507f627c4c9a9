import * as z from 'zod/mini';

import { image } from './image.ts';
import { publicId } from './public-id.ts';

export const messageKind = z.enum(['text', 'photo', 'gift', 'icebreaker', 'system']);

/** One message. `seq` counts from 1 inside its conversation without gaps. */
export const message = z.object({
  conversation: publicId,
  seq: z.int(),
  client_id: z.uuid(),
  from_me: z.boolean(),
  kind: messageKind,
  body: z.optional(z.string()),
  image: z.optional(image),
  gift: z.optional(z.string()),
  /** What it cost the sender; 0 where it was received. */
  credits: z.int(),
  created_at: z.iso.datetime(),
  state: z.enum(['sent', 'delivered', 'read']),
});

export type Message = z.output<typeof message>;
