import type { ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

import type { CDPSession } from 'playwright-core';
import * as z from 'zod/mini';

type Listener = (params: never) => void;

/**
 * A connection to the browser, or to one of its pages: sends commands and reports events. A command that is refused rejects
 * with the browser's message. Of Playwright it has the types only.
 */
export type DevToolsSession = Pick<CDPSession, 'send' | 'on'>;

export interface DevTools extends DevToolsSession {
  /** Returns the connection to a target that the browser has attached. */
  session: (sessionId: string) => DevToolsSession;
}

const message = z.object({
  id: z.exactOptional(z.number()),
  sessionId: z.exactOptional(z.string()),
  method: z.exactOptional(z.string()),
  params: z.exactOptional(z.unknown()),
  result: z.exactOptional(z.unknown()),
  error: z.exactOptional(z.object({ message: z.string() })),
});

interface Waiting {
  method: string;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

const END = '\0';

/** Calls `receive` with each message of a stream. A message ends with a zero byte. */
const readMessages = (stream: Readable, receive: (text: string) => void): void => {
  let rest = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    const parts = (rest + chunk).split(END);
    rest = parts.pop() ?? '';
    for (const part of parts) receive(part);
  });
};

/**
 * Speaks the DevTools protocol with a browser over its pipe. A driver such as Playwright cannot be used: it turns on domains
 * of the protocol that the code of a page can notice.
 */
export const connectDevTools = (child: ChildProcess): DevTools => {
  // The pipes of `--remote-debugging-pipe`: the browser reads from 3 and writes to 4.
  const [, , , toBrowser, fromBrowser] = child.stdio as [unknown, unknown, unknown, Writable, Readable];
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, Listener[]>();
  let next = 1;
  let ended: Error | undefined;

  const end = (reason: string): void => {
    ended ??= new Error(reason);
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  child.once('error', (error) => end(`the browser cannot be started: ${error.message}`));
  child.once('exit', (code, signal) => end(`the browser has ended (${code ?? signal})`));
  toBrowser.on('error', () => end('the browser does not read commands'));

  readMessages(fromBrowser, (text) => {
    const { id, sessionId = '', method, params, result, error } = message.parse(JSON.parse(text));
    const one = id === undefined ? undefined : waiting.get(id);
    if (id !== undefined) waiting.delete(id);
    if (one && error) one.reject(new Error(`${one.method}: ${error.message}`));
    else if (one)
      one.resolve(result as never); // of the type that the command has
    else if (method !== undefined)
      for (const listener of listeners.get(`${sessionId} ${method}`) ?? []) listener(params as never);
  });

  const sessionOf = (sessionId?: string): DevToolsSession => {
    const send = (method: string, params?: object): Promise<never> =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        const id = next;
        next += 1;
        waiting.set(id, { method, resolve, reject });
        return toBrowser.write(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }) + END);
      });
    const on = (event: string, listener: Listener): void => {
      const key = `${sessionId ?? ''} ${event}`;
      listeners.set(key, [...(listeners.get(key) ?? []), listener]);
    };
    return { send, on } as unknown as DevToolsSession; // the protocol has these parameters, results and events
  };
  return { ...sessionOf(), session: sessionOf };
};
