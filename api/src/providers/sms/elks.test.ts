import { type ElksServer, type Respond, respondJson as json, startElksServer } from '../../../testing/elks-server.ts';
import { openElks } from './elks.ts';
import { SmsUnknownError } from './sms-port.ts';

const account = { username: 'u0123456789abcdef', password: 'A1B2C3D4E5F6', sender: 'Pairwise' };
const message = { id: 'code-1', to: '+46700000000', text: 'Pairwise: 123456 är din kod' };
const { signal } = new AbortController();

const servers: ElksServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const startServer = async (respond?: Respond): Promise<ElksServer> => {
  const server = await startElksServer(account, respond);
  servers.push(server);
  return server;
};

const failureOf = (promise: Promise<void>): Promise<unknown> =>
  promise.then(
    () => 'sent',
    (error: unknown) => error,
  );

test('BILL-05 sends a text message once, with the sender, and without storing the text', async () => {
  const { url, received } = await startServer();
  await openElks({ url, ...account }).send(message, signal);
  expect(received).toEqual([
    {
      address: 'POST /a1/sms',
      headers: expect.objectContaining({
        'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
      }),
      fields: { from: 'Pairwise', to: message.to, message: message.text, dontlog: 'message' },
    },
  ]);
});

test.each<[string, Respond]>([
  ['the number', (response) => json(response, 400, { error: `Invalid to: ${message.to}` })],
  ['the password', (response) => json(response, 401, { error: 'Unauthorized' })],
  ['an empty account', (response) => json(response, 403, { error: 'Not enough credits' })],
  ['too many requests', (response) => json(response, 429, { error: message.text })],
  ['a message that has failed', (response) => json(response, 200, { id: 's1', status: 'failed', to: message.to })],
])('BILL-05 knows that nothing was sent after a refusal of %s, and names no number', async (_, respond) => {
  const { url, received } = await startServer(respond);
  const error = await failureOf(openElks({ url, ...account }).send(message, signal));
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(SmsUnknownError);
  expect(String(error)).not.toMatch(/4670|123456/);
  expect(received).toHaveLength(1);
});

test.each<[string, Respond]>([
  ['silence', () => {}],
  ['half a response', (response) => void response.writeHead(200, { 'content-length': 100 }).write('{"id":')],
  ['a connection that is cut', (response) => void response.destroy()],
  ['a 500', (response) => json(response, 500, {})],
  ['a redirect', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['something that is no message', (response) => json(response, 200, { hello: 'world' })],
  ['something that is no JSON', (response) => void response.writeHead(200).end('<html>')],
])('BILL-05 does not know whether a message was sent after %s, and sends it no second time', async (_, respond) => {
  const { url, received } = await startServer(respond);
  const error = await failureOf(openElks({ url, ...account, timeoutMs: 300 }).send(message, signal));
  expect(error).toBeInstanceOf(SmsUnknownError);
  expect(String(error)).not.toMatch(/4670|123456/);
  expect(received).toHaveLength(1);
});

test('BILL-05 knows that nothing was sent without a connection, or when it is aborted before', async () => {
  const { url, received, close } = await startServer();
  const elks = openElks({ url, ...account });
  const aborted = await failureOf(elks.send(message, AbortSignal.abort()));
  expect(aborted).not.toBeInstanceOf(SmsUnknownError);
  expect(received).toEqual([]);
  await close();
  servers.length = 0;
  const error = await failureOf(elks.send(message, signal));
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(SmsUnknownError);
});
