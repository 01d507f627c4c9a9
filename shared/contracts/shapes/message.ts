import * as z from 'zod/mini';

import { image } from './image.ts';
import { publicId } from './public-id.ts';

export const messageKind = z.enum(['text', 'photo', 'gift', 'icebreaker', 'system']);

/** The kinds that a member can send. */
export const sentKind = z.enum(['text', 'photo', 'gift', 'icebreaker']);

/** One message. `seq` counts the messages of its chat from 1. Only the numbers of removed messages are missing. */
export const message = z.object({
  conversation: publicId,
  seq: z.int(),
  /** The id that the sender's browser made. It is unique for each sender, for ever. */
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

/**
 * The message of a member whose email address is not confirmed. It has no number and no chat yet: it is sent when the
 * address is confirmed, with the same `client_id` (decisions A-5).
 */
export const heldMessage = z.object({
  client_id: z.uuid(),
  body: z.string(),
  created_at: z.iso.datetime(),
});

export type HeldMessage = z.output<typeof heldMessage>;
