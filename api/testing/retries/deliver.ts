import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

import type { Scene, WriteKey } from './cases.ts';

/** What arrived of a response. A lost one has no status or an incomplete body. */
interface Received {
  status: number | undefined;
  body: unknown;
  complete: boolean;
}

/** A browser: keeps the session cookie of each response whose head arrived, and repeats a write with its key. */
export interface Browser {
  /** Sends the write once. */
  send: (headers?: Record<string, string>) => Promise<Received>;
}

const multipart = (file: Uint8Array) => {
  const head =
    '--a-boundary\r\nContent-Disposition: form-data; name="photo"; filename="me.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
  return Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--a-boundary--\r\n')]);
};

let networks = 0;

/** Opens a browser with the session of a scene, from a network of its own. */
export const openBrowser = (port: number, key: WriteKey, scene: Scene, withKey = true): Browser => {
  const [method = 'POST', path = ''] = key.split(' ');
  const query = new URLSearchParams(scene.query).toString();
  const address = query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
  const payload = scene.file ? multipart(scene.file) : scene.body && Buffer.from(JSON.stringify(scene.body));
  const type = scene.file ? 'multipart/form-data; boundary=a-boundary' : 'application/json';
  networks += 1;
  const fixed = {
    'x-request-type': 'client',
    // The api counts the signups of a /24.
    'x-forwarded-for': `10.${networks >> 8}.${networks & 255}.1`,
    ...(payload && { 'content-type': type, 'content-length': `${payload.length}` }),
    ...(withKey && { 'idempotency-key': randomUUID() }),
  };
  let session = scene.session;
  return {
    send: (headers = {}) =>
      new Promise((resolve) => {
        const all = { ...fixed, ...(session && { cookie: `auth.session=${session}` }), ...headers };
        const outgoing = request({ host: '127.0.0.1', port, path: address, method, agent: false, headers: all });
        outgoing.on('error', () => resolve({ status: undefined, body: undefined, complete: false }));
        outgoing.on('response', (response) => {
          for (const cookie of response.headers['set-cookie'] ?? []) {
            session = /^auth\.session=([^;]*)/.exec(cookie)?.[1] || undefined;
          }
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', () => {});
          response.on('close', () => {
            const { complete, statusCode: status } = response;
            const sent = Buffer.concat(parts).toString();
            resolve({ status, complete, body: complete && sent !== '' ? JSON.parse(sent) : undefined });
          });
        });
        outgoing.end(payload);
      }),
  };
};

const isBusy = (body: unknown): boolean => JSON.stringify(body).startsWith('{"error":{"code":"rate_limited"');

/** Sends a write until its response is complete and is none of those that the client repeats (decisions G-1). */
export const sendUntilComplete = async (browser: Browser): Promise<Received> => {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const received = await browser.send();
    if (received.complete && !isBusy(received.body)) return received;
    await setTimeout(50);
  }
  throw new Error('no attempt of the write got a response');
};
