/** Bytes that may wait for a slow reader. Frames are small: a reader with as many waiting has read nothing for long. */
export const MAX_BUFFER_BYTES = 32 * 1024;

/** The longest frame of a client, in bytes. */
export const MAX_FRAME_BYTES = 1024;

/** Frames of one client between two checks. A client has little to say. */
export const MAX_FRAMES = 60;

/** Streams of one member. The oldest makes room: one tab of a browser has the stream for all. */
export const STREAMS_PER_MEMBER = 10;

/** How often streams read the events whose hint was lost, in milliseconds. */
export const SWEEP_MS = 2000;

/** How often each stream is checked: its connection, its session, and its focus, in milliseconds. */
export const CHECK_MS = 20_000;

/** How long a page counts as focused after the last check, in seconds. */
export const FOCUS_SECONDS = 60;
