import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';

import type { PushSubscriptionData } from '@pairwise/contracts/endpoints/push';
import type { PushPayload } from '@pairwise/contracts/events';
import { z } from 'zod';

/** A push as a browser receives it from its service, decrypted with the browser's keys. */
export interface ReceivedPush {
  payload: PushPayload;
  headers: IncomingHttpHeaders;
  /** The sender's token, whose signature is checked. */
  vapid: { publicKey: string; aud: string; sub: string; exp: number };
}

/** A browser's subscription and the pushes it received. */
export interface PushBrowser {
  subscription: PushSubscriptionData;
  received: ReceivedPush[];
  /** How many pushes the service was sent for this browser, whatever it responded. */
  requestCount: () => number;
}

/** What a service responds; with `hang` it does not respond until `release`, and then with 201. */
export type PushServiceResponse = { status: number; headers?: Record<string, string> } | 'hang';

export interface PushService {
  /** Its address, which `PUSH_HOSTS` must contain. */
  origin: string;
  /** Makes a browser with keys of its own. */
  browser: () => PushBrowser;
  /** Sets the response from now on; 201 at the start. */
  respondWith: (response: PushServiceResponse) => void;
  /** Responds to the requests that hang. */
  release: () => void;
  close: () => Promise<void>;
}

const payloadShape = z.strictObject({
  title: z.string(),
  body: z.string(),
  url: z.string(),
  tag: z.string(),
  badge: z.int(),
  silent: z.boolean(),
});
const claims = z.object({ aud: z.string(), sub: z.string(), exp: z.number() });

const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Decrypts a body of RFC 8188 with the keys of RFC 8291. It is written from the standards, without code of the sender. */
const decrypt = (body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string => {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const key = hkdf(browser.computeSecret(sender), auth, info, 32);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    hkdf(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    hkdf(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  const end = plain.lastIndexOf(2);
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('The last record of the push has no end.');
  return plain.subarray(0, end).toString('utf8');
};

/** Checks the signature of RFC 8292. */
const readVapid = (authorization: string | undefined): ReceivedPush['vapid'] => {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [header = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${header}.${body}`);
  if (!verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))) {
    throw new Error('The VAPID token is not signed with the key that it names.');
  }
  return { publicKey, ...claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))) };
};

const readAll = async (stream: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
};

/** Starts a push service like those of browser vendors, with the browsers behind it. */
export const startPushService = async (port = 0): Promise<PushService> => {
  const open = new Map<string, (headers: IncomingHttpHeaders, body: Buffer, taken: boolean) => void>();
  const hanging = new Set<ServerResponse>();
  let nextResponse: PushServiceResponse = { status: 201 };
  const deliver = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const receive = open.get(request.url ?? '');
    const body = await readAll(request);
    try {
      receive?.(request.headers, body, typeof nextResponse === 'object' && nextResponse.status < 300);
    } catch (error) {
      // The test then misses the push, and the sender must not repeat it.
      response.writeHead(400).end(String(error));
      return;
    }
    if (nextResponse === 'hang') hanging.add(response);
    else response.writeHead(receive ? nextResponse.status : 404, nextResponse.headers).end();
  };
  const server = createServer((request, response) => void deliver(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;

  const browser = (): PushBrowser => {
    const keys = createECDH('prime256v1');
    const p256dh = keys.generateKeys('base64url');
    const auth = randomBytes(16);
    const path = `/push/${randomUUID()}`;
    const received: ReceivedPush[] = [];
    let requests = 0;
    open.set(path, (headers, body, taken) => {
      requests += 1;
      const payload = payloadShape.parse(JSON.parse(decrypt(body, keys, auth)));
      const vapid = readVapid(headers.authorization);
      if (taken) received.push({ payload, headers, vapid });
    });
    const subscription = { endpoint: origin + path, keys: { p256dh, auth: auth.toString('base64url') } };
    return { subscription, received, requestCount: () => requests };
  };

  return {
    origin,
    browser,
    respondWith: (next) => {
      nextResponse = next;
    },
    release: () => {
      for (const response of hanging) response.writeHead(201).end();
      hanging.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
