import type { ServerFrame } from '@pairwise/contracts';
import { streamCloseCodes } from '@pairwise/contracts/chat-limits';
import { clientFrame } from '@pairwise/contracts/shapes/live-event';
import type { PubSub } from '@pairwise/pubsub';
import type { WebSocket } from 'ws';

import type { Database } from '../db/database.ts';
import { listHeads } from '../domain/events/events.repository.ts';
import { readEvents } from '../domain/events/read-events.ts';
import { endFocus, listOpenSessions, markFocused } from '../domain/presence/focus.repository.ts';
import { readHint } from './live-hints.ts';
import {
  CHECK_MS,
  FOCUS_SECONDS,
  MAX_BUFFER_BYTES,
  MAX_FRAMES,
  STREAMS_PER_MEMBER,
  SWEEP_MS,
} from './stream-limits.ts';

interface Stream {
  socket: WebSocket;
  userId: number;
  tokenHash: Buffer;
  /** The number of the last event that was sent. */
  sent: number;
  focused: boolean;
  /** It has replied to the last ping. */
  alive: boolean;
  /** Frames received since the last check. */
  frames: number;
  /** The client has requested the events after a number, and waits for a reply. */
  awaitsReply: boolean;
  /** Its events are being read; `again` requests one more round. */
  reading: boolean;
  again: boolean;
}

interface NewStream extends Pick<Stream, 'socket' | 'userId' | 'tokenHash'> {
  /** The last event that the client knows; without one, events begin now. */
  since: number | undefined;
}

export interface LiveStreams {
  /** Takes over a socket whose member was authenticated. */
  open: (stream: NewStream) => Promise<void>;
  /** How many streams are open. */
  size: () => number;
  /** Closes all streams, so that their clients connect to another process. */
  close: () => Promise<void>;
}

interface Parts {
  db: Database;
  pubsub: Pick<PubSub, 'subscribe'>;
  /** Carries what triggers of the database publish: the ends of sessions. */
  databaseHints: Pick<PubSub, 'subscribe'>;
  warn: (error: unknown, message: string) => void;
}

/** How long a client has to reply to a close, in milliseconds. */
const CLOSE_MS = 1000;

/**
 * Opens the live streams of this process. A stream carries numbered events, which are hints: the database is the truth.
 * Hints of the publish/subscribe port say who has new events; a sweep finds those whose hint was lost. No stream has a
 * timer or a buffer of its own, so that thousands fit into one process.
 */
export const openLiveStreams = ({ db, pubsub, databaseHints, warn }: Parts): LiveStreams => {
  const byMember = new Map<number, Set<Stream>>();
  const all = (): Stream[] => [...byMember.values()].flatMap((streams) => [...streams]);

  /** Sends a frame and waits until the system has taken it, so that a long catch-up goes at the reader's pace. */
  const send = async ({ socket }: Stream, frame: ServerFrame): Promise<void> => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_BUFFER_BYTES) {
      socket.close(streamCloseCodes.tooSlow);
      // A slow reader does not read the close frame either.
      socket.terminate();
      return;
    }
    // A broken connection ends the stream by its `close` event.
    await new Promise<void>((resolve) => {
      socket.send(JSON.stringify(frame), () => resolve());
    });
  };

  const sendMissed = async (stream: Stream): Promise<void> => {
    const from = stream.sent;
    const { awaitsReply } = stream;
    const { events, last_seq, resync, has_more } = await readEvents(db, stream.userId, from);
    if (stream.sent !== from) {
      // The client has requested other events in the meantime.
      stream.again = true;
      return;
    }
    if (awaitsReply) stream.awaitsReply = false;
    if (resync) {
      stream.sent = last_seq;
      return send(stream, { type: 'resync', last_seq });
    }
    // Without a reply the client takes the connection for dead.
    if (events.length === 0 && !awaitsReply) return;
    stream.sent = events.at(-1)?.seq ?? stream.sent;
    await send(stream, { type: 'events', events, last_seq });
    if (has_more) stream.again = true;
  };

  /** Sends what a stream has missed. Concurrent calls become one more round, so that no event is sent twice. */
  const deliver = async (stream: Stream): Promise<void> => {
    stream.again = true;
    if (stream.reading) return;
    stream.reading = true;
    try {
      while (stream.again && stream.socket.readyState === stream.socket.OPEN) {
        stream.again = false;
        await sendMissed(stream);
      }
    } catch (error) {
      // The next sweep tries again.
      warn(error, 'events could not be read');
    } finally {
      stream.reading = false;
    }
  };

  const deliverTo = (userIds: readonly number[]): void => {
    for (const id of userIds) for (const stream of byMember.get(id) ?? []) void deliver(stream);
  };

  const remove = (stream: Stream): void => {
    const streams = byMember.get(stream.userId);
    streams?.delete(stream);
    if (streams?.size === 0) byMember.delete(stream.userId);
    if (stream.focused) void leaveFocus(stream);
  };

  const report = (work: Promise<unknown>): Promise<void> =>
    work.then(
      () => undefined,
      (error: unknown) => warn(error, 'the state of a stream could not be stored'),
    );

  /** A session with two windows stays focused while one of them is. */
  const leaveFocus = (stream: Stream): Promise<void> => {
    stream.focused = false;
    const others = [...(byMember.get(stream.userId) ?? [])];
    const stays = others.some((other) => other.focused && other.tokenHash.equals(stream.tokenHash));
    return stays ? Promise.resolve() : report(endFocus(db, stream.tokenHash));
  };

  const receive = (stream: Stream, text: string): void => {
    stream.frames += 1;
    const frame = stream.frames > MAX_FRAMES ? undefined : readFrame(text);
    if (frame === undefined) {
      stream.socket.close(stream.frames > MAX_FRAMES ? streamCloseCodes.tooSlow : streamCloseCodes.invalidFrame);
      return;
    }
    if (frame.type === 'after') {
      stream.sent = frame.seq;
      stream.awaitsReply = true;
      void deliver(stream);
    } else if (frame.focused) {
      stream.focused = true;
      void report(markFocused(db, [stream.tokenHash], FOCUS_SECONDS));
    } else if (stream.focused) void leaveFocus(stream);
  };

  const sweep = async (): Promise<void> => {
    if (byMember.size === 0) return;
    for (const { user_id, last_seq } of await listHeads(db, [...byMember.keys()])) {
      for (const stream of byMember.get(user_id) ?? []) if (stream.sent < last_seq) void deliver(stream);
    }
  };

  const closeEnded = async (streams: readonly Stream[]): Promise<void> => {
    if (streams.length === 0) return;
    const open = await listOpenSessions(
      db,
      streams.map(({ tokenHash }) => tokenHash),
    );
    const hashes = new Set(open.map((hash) => hash.toString('hex')));
    for (const { socket, tokenHash } of streams) {
      if (!hashes.has(tokenHash.toString('hex'))) socket.close(streamCloseCodes.sessionEnded);
    }
  };

  const checkAll = async (): Promise<void> => {
    const streams = all();
    for (const stream of streams) {
      if (!stream.alive) stream.socket.terminate();
      else if (stream.socket.readyState === stream.socket.OPEN) stream.socket.ping();
      stream.alive = false;
      stream.frames = 0;
    }
    await closeEnded(streams);
    const focused = streams.filter((stream) => stream.focused).map(({ tokenHash }) => tokenHash);
    if (focused.length > 0) await markFocused(db, focused, FOCUS_SECONDS);
  };

  /** Closes all but the newest streams of a member. Those that are closing count no more, whether or not the client replies. */
  const closeOldest = (streams: ReadonlySet<Stream>): void => {
    const open = [...streams].filter(({ socket }) => socket.readyState === socket.OPEN);
    for (const { socket } of open.slice(0, -STREAMS_PER_MEMBER)) {
      socket.close(streamCloseCodes.tooSlow);
      setTimeout(() => socket.terminate(), CLOSE_MS).unref();
    }
  };

  const repeat = (work: () => Promise<void>, milliseconds: number): NodeJS.Timeout => {
    let running = false;
    return setInterval(() => {
      if (running) return;
      running = true;
      void report(work()).finally(() => {
        running = false;
      });
    }, milliseconds).unref();
  };
  const timers = [repeat(sweep, SWEEP_MS), repeat(checkAll, CHECK_MS)];

  const endChats = pubsub.subscribe('chats', {
    hint: (text) => {
      const hint = readHint(text);
      if (hint?.kind === 'events') deliverTo(hint.userIds);
      if (hint?.kind !== 'typing') return;
      for (const stream of byMember.get(hint.userId) ?? []) {
        void send(stream, { type: 'typing', conversation: hint.conversation });
      }
    },
    resync: () => void report(sweep()),
  });
  const endSessions = databaseHints.subscribe('sessions', {
    hint: (userId) => void report(closeEnded([...(byMember.get(Number(userId)) ?? [])])),
    resync: () => void report(closeEnded(all())),
  });

  return {
    open: async ({ socket, userId, tokenHash, since }) => {
      const stream: Stream = {
        socket,
        userId,
        tokenHash,
        sent: since ?? 0,
        focused: false,
        alive: true,
        frames: 0,
        awaitsReply: false,
        // Hints that arrive before the first frame wait for it.
        reading: true,
        again: false,
      };
      const streams = byMember.get(userId) ?? new Set();
      byMember.set(userId, streams.add(stream));
      socket.on('message', (data: Buffer) => receive(stream, data.toString()));
      socket.on('pong', () => {
        stream.alive = true;
      });
      socket.on('close', () => remove(stream));
      closeOldest(streams);
      let last_seq = 0;
      try {
        const [head] = await listHeads(db, [userId]);
        last_seq = head?.last_seq ?? 0;
        if (since === undefined) stream.sent = last_seq;
        await send(stream, { type: 'hello', last_seq });
      } finally {
        stream.reading = false;
      }
      if (stream.again || stream.sent !== last_seq) await deliver(stream);
      // The session may have ended between its check and the subscription.
      await closeEnded([stream]);
    },
    size: () => all().length,
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      endChats();
      endSessions();
      const streams = all();
      const closed = streams.map(
        ({ socket }) => new Promise<void>((resolve) => void socket.once('close', () => resolve())),
      );
      for (const { socket } of streams) socket.close(streamCloseCodes.goingAway);
      const late = setTimeout(() => streams.forEach(({ socket }) => socket.terminate()), CLOSE_MS);
      await Promise.all(closed);
      clearTimeout(late);
    },
  };
};

const readFrame = (text: string) => {
  try {
    return clientFrame.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};
