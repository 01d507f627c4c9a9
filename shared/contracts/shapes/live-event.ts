import * as z from 'zod/mini';

import { publicId } from './public-id.ts';

const numbered = { seq: z.int() };

/**
 * A hint that something of a member has changed. `seq` counts the events of one member from 1, without gaps. An event
 * contains no content: the client fetches what changed.
 */
export const liveEvent = z.discriminatedUnion('type', [
  /** A chat has a message, received or sent by this member. `message_seq` is its number in the chat. */
  z.object({ ...numbered, type: z.literal('message'), conversation: publicId, message_seq: z.int() }),
  /** The member has read a chat up to `message_seq`, in some browser. */
  z.object({ ...numbered, type: z.literal('read'), conversation: publicId, message_seq: z.int() }),
  /** The partner has read up to `message_seq`. Only premium members get it, and never of invisible partners. */
  z.object({ ...numbered, type: z.literal('receipt'), conversation: publicId, message_seq: z.int() }),
  /** Messages up to `message_seq` have reached a browser of the partner. Never of invisible partners. */
  z.object({ ...numbered, type: z.literal('delivered'), conversation: publicId, message_seq: z.int() }),
  /** The draft of a chat changed, or was sent. */
  z.object({ ...numbered, type: z.literal('draft'), conversation: publicId, rev: z.int() }),
  /**
   * A chat changed otherwise: deleted, muted, or closed by a block, or a moderator removed or restored a message or its
   * photo. The list of chats and the chat have the new state.
   */
  z.object({ ...numbered, type: z.literal('chat'), conversation: publicId }),
  /** The member’s own data changed: credits or premium. `GET /api/user.php` has the new values. */
  z.object({ ...numbered, type: z.literal('user') }),
  /** The member received a like, which may be a match. `GET /api/likes.php` has it. */
  z.object({ ...numbered, type: z.literal('likes') }),
]);

export type LiveEvent = z.output<typeof liveEvent>;

/** Frames that the server sends on the stream, as JSON text. */
export const serverFrame = z.discriminatedUnion('type', [
  /** The first frame. `last_seq` is the number of the member’s last event. */
  z.object({ type: z.literal('hello'), last_seq: z.int() }),
  /**
   * Events, in their order. `last_seq` is the last one that exists; with a greater number than that of the last event
   * more follow.
   */
  z.object({ type: z.literal('events'), events: z.array(liveEvent), last_seq: z.int() }),
  /** Events after the client’s number were deleted. The client fetches everything and continues from `last_seq`. */
  z.object({ type: z.literal('resync'), last_seq: z.int() }),
  /** The partner of a chat is typing. Not numbered, not stored; shown for six seconds. */
  z.object({ type: z.literal('typing'), conversation: publicId }),
]);

export type ServerFrame = z.output<typeof serverFrame>;

/** Frames that the client sends on the stream, as JSON text. */
export const clientFrame = z.discriminatedUnion('type', [
  /** Requests the events after a number. The server replies with `events` or `resync`. */
  z.object({ type: z.literal('after'), seq: z.int().check(z.minimum(0)) }),
  /** Whether a page of this browser is visible and focused. While one is, no push is sent for messages. */
  z.object({ type: z.literal('focus'), focused: z.boolean() }),
]);

export type ClientFrame = z.output<typeof clientFrame>;
