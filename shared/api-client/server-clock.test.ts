import { createClient } from './request.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const hour = 3_600_000;
const timeHeader = (time: number) => ({ headers: { 'x-server-time': new Date(time).toISOString() } });
const newClient = () => createClient({ firstRetryDelay: 1, minimumDelay: 0 });

test('BILL-07 follows the clock of the server, and a change of the device’s clock changes nothing', async () => {
  const serverTime = Date.now() + 5 * hour;
  server.respondWith(timeHeader(serverTime));
  const { call, serverNow } = newClient();
  await call('GET /api/interests.php');
  expect(Math.abs(serverNow() - serverTime)).toBeLessThan(2_000);
  jest.spyOn(Date, 'now').mockReturnValue(serverTime - 100 * hour);
  expect(Math.abs(serverNow() - serverTime)).toBeLessThan(2_000);
});

test('BILL-07 runs on between responses, and a response that was late does not turn it back', async () => {
  const serverTime = Date.now();
  server.respondWith(timeHeader(serverTime), timeHeader(serverTime - hour));
  const { call, serverNow } = newClient();
  await call('GET /api/interests.php');
  const before = serverNow();
  await call('GET /api/interests.php');
  expect(serverNow()).toBeGreaterThan(before);
});

test('BILL-07 a failure sets the clock too', async () => {
  const serverTime = Date.now() + hour;
  server.respondWith({ status: 404, ...timeHeader(serverTime) });
  const { call, serverNow } = newClient();
  await expect(call('GET /api/interests.php')).rejects.toThrow();
  expect(Math.abs(serverNow() - serverTime)).toBeLessThan(2_000);
});

test.each([{}, { headers: { 'x-server-time': 'soon' } }])(
  'runs with the device’s clock until a response has the time: %j',
  async (response) => {
    server.respondWith(response);
    const { call, serverNow } = newClient();
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(2_000);
    await call('GET /api/interests.php');
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(2_000);
  },
);
