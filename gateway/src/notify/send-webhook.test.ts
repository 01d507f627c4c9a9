import { createServer, type Server } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';

import { createCertificate } from '../publish/browser/create-certificate.ts';
import { startReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts';
import type { Delivery } from './delivery.ts';
import { sendWebhook } from './send-webhook.ts';
import { secretOf } from './signature.ts';
import { requireAddress, type WebhookRules } from './webhook-address.ts';

const secret = secretOf(Buffer.alloc(32, 1), '0123456789ab');
const data = { revision: 1, name: 'mf-chat', by: 'chat/Ada', why: 'a test' };
const event = { type: 'test', timestamp: '2026-12-01T06:00:00.000Z', text: 'a test', data } as const;

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

const send = (url: string, rules: Partial<WebhookRules> = {}, signal = new AbortController().signal) => {
  const target = { kind: 'webhook', url, format: 'json' } as const;
  const subscription: Delivery['subscription'] = {
    id: '0123456789ab',
    name: 'mf-chat',
    target,
    createdAt: event.timestamp,
    createdBy: 'chat/Ada',
    since: 0,
  };
  const options = { rules: { demo: true, hosts: [], ...rules }, secret, signal, now: Date.now };
  return sendWebhook({ subscription, id: 'msg_1', event }, target, options);
};

/** Resolves a name to one address after the other. */
const resolvingInTurn = (...addresses: string[]): LookupFunction => {
  const left = [...addresses];
  return (_hostname, options, callback) => {
    const address = left.shift() ?? '';
    if (options.all === true) callback(null, [{ address, family: 4 }]);
    else callback(null, address, 4);
  };
};

test('PLAT-04 a name that leads to this machine by the time of the delivery is not called', async () => {
  const { port } = new URL(receiver.url);
  const url = `http://ci.example:${port}/deploys`;
  const lookup = resolvingInTurn('8.8.8.8', '127.0.0.1', '127.0.0.1');
  expect((await requireAddress(url, { demo: true, hosts: [], lookup })).href).toBe(url);
  expect(await send(url, { lookup })).toContain('ci.example is not an address of the public internet');
  expect(receiver.received).toEqual([]);
  // The same name, when the operator allows it.
  expect(await send(url, { lookup, hosts: [`ci.example:${port}`] })).toBeUndefined();
  expect(receiver.received).toHaveLength(1);
});

test('follows no redirect', async () => {
  const other = await startReceiver();
  receiver.respond = () => 307;
  receiver.location = other.url;
  expect(await send(receiver.url, { hosts: [receiver.host, other.host] })).toBe('the receiver responded with 307');
  expect(other.received).toEqual([]);
  await other.stop();
});

test('gives a receiver up that does not respond within ten seconds', async () => {
  receiver.respond = () => undefined;
  const began = Date.now();
  expect(await send(receiver.url, { hosts: [receiver.host] })).toBe('no response within 10 seconds');
  expect(Date.now() - began).toBeLessThan(14_000);
}, 20_000);

test('ends with its signal', async () => {
  receiver.respond = () => undefined;
  const stopping = new AbortController();
  const sending = send(receiver.url, { hosts: [receiver.host] }, stopping.signal);
  setTimeout(() => stopping.abort(), 200);
  await expect(sending).rejects.toThrow(/abort/i);
});

test('refuses a receiver whose certificate no authority has signed', async () => {
  const server: Server = createServer(await createCertificate(), (_request, response) => response.end());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  expect(await send(`https://127.0.0.1:${port}/`, { hosts: ['127.0.0.1'] })).toMatch(
    /^the connection failed \((DEPTH_ZERO_SELF_SIGNED_CERT|ERR_TLS_CERT_ALTNAME_INVALID)\)$/,
  );
  server.closeAllConnections();
  server.close();
});

test('names the code of a connection that fails, and nothing that the receiver said', async () => {
  await receiver.stop();
  expect(await send(receiver.url, { hosts: [receiver.host] })).toBe('the connection failed (ECONNREFUSED)');
});
