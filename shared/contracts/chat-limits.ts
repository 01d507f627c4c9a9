/** Limits of chats that the browser and the api share. The costs and the length of a message are in the site's settings. */

/** A typing signal is sent at most this often, in milliseconds (decisions C-9). */
export const typingEveryMs = 3000;

/** A typing signal is shown for this long, in milliseconds. */
export const typingShownMs = 6000;

/** Messages in one page of a chat, at most. */
export const chatPage = 50;

/** Chats in one page of the list, at most (decisions C-16). */
export const chatsPage = 200;

/** The longest draft, in code points. */
export const draftLength = 4000;

/** Whether a draft is short enough to be stored by the server. A longer one stays on the device. */
export const isDraftStorable = (draft: string): boolean => Array.from(draft).length <= draftLength;

/** The longest text that a chat is searched for. */
export const chatSearchLength = 100;

/** Events in one frame or one response. A stream sends all frames that follow; a client that polls requests the next page. */
export const eventsPage = 200;

/** Close codes of the stream. After any other one the client connects again, with growing delays. */
export const streamCloseCodes = {
  /** The server is stopping: connect again immediately. */
  goingAway: 1001,
  /** A frame was not valid. */
  invalidFrame: 1007,
  /** The reader was too slow, or another limit was reached: connect again and request what was missed. */
  tooSlow: 1013,
  /** The session has ended: do not connect again before a login. */
  sessionEnded: 4403,
} as const;
