import { streamCloseCodes } from '@pairwise/contracts/chat-limits';
import type { ClientFrame, ServerFrame } from '@pairwise/contracts';

/** Delays before a new connection, in milliseconds: the first, and the longest one after many failures. */
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;

/** How often the stream of a visible page is checked, in milliseconds. The server closes streams with too many frames. */
const CHECK_MS = 25_000;

/** A stream that does not respond to a check for this long counts as dead, in milliseconds. */
const RESPONSE_MS = 5_000;

/** A connection that is not open after this long has failed, in milliseconds. */
const OPENING_MS = 10_000;

/** Connections that fail in a row before the stream counts as unavailable. */
const FAILURES_UNTIL_POLLING = 3;

export interface StreamParts {
  /** The number of the last event that is known; undefined before the first connection. */
  since: () => number | undefined;
  onFrame: (frame: ServerFrame) => void;
  /** Called when the session has ended: there is no new connection. */
  onSessionEnded: () => void;
  /** Called with true when several connections in a row have failed, and with false when one works again. */
  onUnavailable: (unavailable: boolean) => void;
}

export interface Stream {
  /** Sends a frame if the stream is open; otherwise drops it. */
  send: (frame: ClientFrame) => void;
  close: () => void;
}

/** The code of a connection that ends without a close frame. */
const NOT_OPENED = 1006;

const addressOf = (since: number | undefined): string => {
  const url = new URL('/api/events.php', location.origin.replace(/^http/, 'ws'));
  if (since !== undefined) url.searchParams.set('since', String(since));
  return url.href;
};

/** Keeps one WebSocket to the server open, and connects again whenever it ends. */
export const openStream = ({ since, onFrame, onSessionEnded, onUnavailable }: StreamParts): Stream => {
  let socket: WebSocket | undefined;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const connectLater = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(connect, delay);
  };

  const onEnd = (code: number): void => {
    socket = undefined;
    if (isClosed) return;
    if (code === streamCloseCodes.sessionEnded) {
      onSessionEnded();
      return;
    }
    failures += 1;
    if (failures === FAILURES_UNTIL_POLLING) onUnavailable(true);
    const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
    // Spread, because a server that stops ends the streams of all members in the same moment.
    connectLater(delay * (0.5 + Math.random()));
  };

  const connect = (): void => {
    clearTimeout(timer);
    // `online` connects again.
    if (isClosed || socket || !navigator.onLine) return;
    const current = new WebSocket(addressOf(since()));
    socket = current;
    const opening = setTimeout(() => {
      if (socket !== current) return;
      current.close();
      onEnd(NOT_OPENED);
    }, OPENING_MS);
    current.addEventListener('open', () => clearTimeout(opening));
    current.addEventListener('message', ({ data }) => {
      if (failures >= FAILURES_UNTIL_POLLING) onUnavailable(false);
      failures = 0;
      onFrame(JSON.parse(String(data)) as ServerFrame);
    });
    current.addEventListener('close', ({ code }) => {
      clearTimeout(opening);
      if (socket === current) onEnd(code);
    });
  };

  const send = (frame: ClientFrame): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
  };

  /** Ends a stream that no longer responds: the browser would detect that only after minutes, or never. */
  const check = (): void => {
    const current = socket;
    const known = since();
    if (current?.readyState !== WebSocket.OPEN || known === undefined) return;
    const dead = setTimeout(() => {
      if (socket !== current) return;
      socket = undefined;
      current.close();
      connect();
    }, RESPONSE_MS);
    current.addEventListener('message', () => clearTimeout(dead), { once: true });
    current.addEventListener('close', () => clearTimeout(dead), { once: true });
    send({ type: 'after', seq: known });
  };

  /** Checks the stream, or connects now instead of after the delay. */
  const checkOrConnect = (): void => {
    if (socket) {
      check();
      return;
    }
    failures = 0;
    connect();
  };

  const onVisible = (): void => {
    if (document.visibilityState === 'visible') checkOrConnect();
  };
  const checks = setInterval(() => {
    if (document.visibilityState === 'visible') check();
  }, CHECK_MS);
  globalThis.addEventListener('online', checkOrConnect);
  document.addEventListener('visibilitychange', onVisible);
  connect();

  return {
    send,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(checks);
      globalThis.removeEventListener('online', checkOrConnect);
      document.removeEventListener('visibilitychange', onVisible);
      socket?.close();
    },
  };
};
