import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

export interface Sent {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

interface Message {
  headers?: Record<string, string>;
  body?: string;
}

const sendOnce = (origin: string, method: string, path: string, { headers = {}, body }: Message): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const outgoing = request({ hostname, port, method, path, headers, agent: false }, (incoming) => {
      let text = '';
      incoming.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text }));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** How often a request that a busy gateway has refused is sent again. */
const MOST_RETRIES = 5;

/**
 * Sends a request with its path unchanged; `fetch` would resolve `..` in it. A gateway that sheds load names the seconds after
 * which the request may be sent again: such a refusal says nothing about rights.
 */
export const send = async (origin: string, method: string, path: string, message: Message = {}): Promise<Sent> => {
  for (let retries = 0; ; retries += 1) {
    const sent = await sendOnce(origin, method, path, message);
    const seconds = Number(sent.headers['retry-after']);
    if (sent.status !== 503 || Number.isNaN(seconds) || retries === MOST_RETRIES) return sent;
    await setTimeout(seconds * 1_000);
  }
};

/** Sends a JSON request with a token. */
export const sendJson = (origin: string, method: string, path: string, token: string, body?: unknown): Promise<Sent> =>
  send(origin, method, path, {
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
