import { connect, type Socket } from 'node:net';

/** A response, of which a load only counts. */
export interface CountedResponse {
  /** 0 when the connection ended before the response was complete. */
  status: number;
  /** Seconds of `Retry-After`; undefined without one. */
  retryAfter: number | undefined;
  /** Bytes of the body as they were sent. */
  bytes: number;
}

export interface Connection {
  /** Sends a request as it is written and waits for the whole response. One at a time. */
  send: (request: string) => Promise<CountedResponse>;
  close: () => void;
}

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

const failed: CountedResponse = { status: 0, retryAfter: undefined, bytes: 0 };

/** What is known of the response that is being read. */
interface Reading extends CountedResponse {
  /** Bytes of the body that are still to come; undefined for a body in chunks. */
  left: number | undefined;
}

const numberIn = (head: string, pattern: RegExp): number | undefined => {
  const found = pattern.exec(head)?.[1];
  return found === undefined ? undefined : Number(found);
};

const readHead = (head: string): Reading => {
  const status = numberIn(head, /^HTTP\/1\.1 (\d{3})/) ?? 0;
  const isChunked = /\r\ntransfer-encoding: chunked/i.test(head);
  return {
    status,
    retryAfter: numberIn(head, /\r\nretry-after: (\d+)/i),
    bytes: 0,
    left: isChunked ? undefined : (numberIn(head, /\r\ncontent-length: (\d+)/i) ?? 0),
  };
};

/**
 * Opens a connection for measurements. It only counts the bytes of responses: a client that parses them costs more than the
 * server that is measured. A connection that was closed is opened again with the next request.
 */
export const openConnection = (url: string): Connection => {
  const { hostname, port } = new URL(url);
  let socket: Socket | undefined;
  let head: Buffer = Buffer.alloc(0);
  let reading: Reading | undefined;
  let done: ((response: CountedResponse) => void) | undefined;

  const finish = (response: CountedResponse): void => {
    const settle = done;
    done = undefined;
    reading = undefined;
    head = Buffer.alloc(0);
    settle?.(response);
  };

  const addToBody = (current: Reading, body: Buffer): void => {
    current.bytes += body.length;
    if (current.left === undefined) {
      if (body.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)) finish(current);
      return;
    }
    current.left -= body.length;
    if (current.left <= 0) finish(current);
  };

  const take = (data: Buffer): void => {
    if (reading) {
      addToBody(reading, data);
      return;
    }
    head = head.length === 0 ? data : Buffer.concat([head, data]);
    const end = head.indexOf(HEAD_END);
    if (end < 0) return;
    reading = readHead(head.toString('latin1', 0, end));
    addToBody(reading, head.subarray(end + HEAD_END.length));
  };

  const open = (): Socket => {
    const opened = connect({ host: hostname, port: Number(port), noDelay: true });
    opened.on('data', take);
    opened.on('error', () => opened.destroy());
    opened.on('close', () => {
      if (socket === opened) socket = undefined;
      finish(failed);
    });
    return opened;
  };

  return {
    send: (request) =>
      new Promise((resolve) => {
        done = resolve;
        socket ??= open();
        socket.write(request, 'latin1');
      }),
    close: () => socket?.destroy(),
  };
};

/** Writes a GET request as a browser sends it. */
export const getRequest = (url: string, headers: Readonly<Record<string, string>> = {}): string => {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries({
    host,
    'user-agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    accept: '*/*',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  return `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
};
