import { request } from 'node:http';

export interface Sent {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** A call exactly as it is written: `fetch` would tidy up `..` in an address. */
export const send = (
  origin: string,
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string } = {},
): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const outgoing = request({ hostname, port, method, path, headers, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** A JSON call in the name of a token. */
export const sendJson = (origin: string, method: string, path: string, token: string, body?: unknown): Promise<Sent> =>
  send(origin, method, path, {
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
