import { type Agent, request } from 'node:http';

export interface Posted {
  /** 0 without a response. */
  status: number;
  /** The response's JSON; undefined when it is none. */
  body: unknown;
  /** The seconds of `Retry-After`; undefined without one. */
  retryAfter: number | undefined;
}

/** A response that takes longer counts as missing, although the request may still have its effect. */
const TIMEOUT_MS = 10_000;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

interface Write {
  agent: Agent;
  cookie: string;
  body: object;
  method?: 'POST' | 'PUT';
}

/** Sends a write as a page of the product does. Never rejects. */
export const post = (url: string, { agent, cookie, body, method = 'POST' }: Write) =>
  new Promise<Posted>((resolve) => {
    const fail = (): void => resolve({ status: 0, body: undefined, retryAfter: undefined });
    const outgoing = request(
      url,
      {
        agent,
        method,
        timeout: TIMEOUT_MS,
        headers: { 'x-request-type': 'client', 'content-type': 'application/json', cookie },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', fail);
        response.on('close', fail);
        response.on('end', () => {
          const after = Number(response.headers['retry-after']);
          resolve({
            status: response.statusCode ?? 0,
            body: parse(Buffer.concat(parts).toString()),
            retryAfter: after > 0 ? after : undefined,
          });
        });
      },
    );
    outgoing.on('error', fail);
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.end(JSON.stringify(body));
  });
