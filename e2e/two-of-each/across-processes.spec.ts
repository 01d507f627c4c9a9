import { randomBytes, randomUUID } from 'node:crypto';

import { expect, test } from '../support/test.ts';
import { inDatabase } from '../support/product-database.ts';
import { zoneUrl } from '../support/product.ts';
import { openPushService } from '../support/push-service.ts';
import { logIn, openClient, openStream } from './client.ts';
import { consoleUrl, originOf, processNames, requestCounts } from './processes.ts';

const one = originOf('api-1');
const two = originOf('api-2');
/** Alternates between the two apis. */
const apiOf = (nth: number): string => (nth % 2 === 0 ? one : two);

/** A network that no other test or run uses, with limits of its own. */
const newNetwork = (): Record<string, string> => {
  const bytes = [...randomBytes(3)];
  return { 'x-forwarded-for': `11.${bytes.join('.')}` };
};

/** Counts the responses by their error code; `ok` has none. */
const count = (codes: readonly (string | undefined)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const code of codes) counts[code ?? 'ok'] = (counts[code ?? 'ok'] ?? 0) + 1;
  return counts;
};

test('the proxy gives requests to both gateways and both apis', async () => {
  const before = requestCounts();
  const client = openClient();
  for (let nth = 0; nth < 4; nth += 1) {
    expect((await client.call(zoneUrl('app'), '/api/settings.php')).status).toBe(200);
  }
  await expect
    .poll(() => processNames.filter((name) => requestCounts()[name] >= before[name] + 2))
    .toEqual([...processNames]);
});

test('the requests that a gateway counts in its memory stay at one gateway', async () => {
  // Each of the two listeners chooses by itself.
  const listeners = [
    {
      backend: 'counted',
      send: () => openClient().call(zoneUrl('app'), '/__mfe/report', { method: 'POST', body: {} }),
    },
    { backend: 'counted', send: () => openClient().call(zoneUrl('app'), '/%5F_mfe/revision') },
    { backend: 'teams', send: () => openClient().call(consoleUrl(), '/api/session') },
  ] as const;
  for (const { backend, send } of listeners) {
    const before = requestCounts([backend]);
    for (let nth = 0; nth < 4; nth += 1) expect((await send()).status).toBeLessThan(500);
    const counts = () =>
      (['gateway-1', 'gateway-2'] as const).map((name) => requestCounts([backend])[name] - before[name]);
    await expect.poll(() => Math.max(...counts())).toBe(4);
    expect(Math.min(...counts())).toBe(0);
  }
});

test('a visitor cannot forge an address through the proxy', async () => {
  const headers = { 'x-forwarded-for': '217.0.43.1' };
  const countryAt = async (origin: string) => {
    const { body } = await openClient().call(origin, '/api/settings.php', { headers });
    return (body as { settings: { geoip_country: string } }).settings.geoip_country; // the contract of the endpoint
  };
  expect(await countryAt(zoneUrl('app'))).not.toBe('DE');
  // The api believes the same address from a gateway.
  expect([await countryAt(one), await countryAt(two)]).toEqual(['DE', 'DE']);
});

test('a session of one api is valid at the other, and ends at both when one ends it', async ({ createMember }) => {
  const anna = await createMember({ name: 'Anna' });
  const phone = await logIn(anna, one);
  const laptop = await logIn(anna, two);
  const isSignedIn = async (client: typeof phone, origin: string) =>
    (await client.call(origin, '/api/sessions.php')).status === 200;
  for (const client of [phone, laptop]) {
    expect([await isSignedIn(client, one), await isSignedIn(client, two)]).toEqual([true, true]);
  }
  const ended = await laptop.call(two, '/api/sessions.php', { method: 'DELETE', body: { id: 'all' } });
  expect(ended.status).toBe(200);
  expect([await isSignedIn(phone, one), await isSignedIn(phone, two)]).toEqual([false, false]);
  expect([await isSignedIn(laptop, one), await isSignedIn(laptop, two)]).toEqual([true, true]);
});

test('a limit of a network counts the requests of both apis together', async () => {
  const ask = async (nth: number, headers: Record<string, string>) => {
    const body = { email: `${randomUUID()}@example.test` };
    return (await openClient().call(apiOf(nth), '/api/password-reset.php', { method: 'POST', body, headers })).code;
  };
  const askTwelveTimes = (headersOf: (nth: number) => Record<string, string>) =>
    Promise.all(Array.from({ length: 12 }, (_, nth) => ask(nth, headersOf(nth))));
  const same = newNetwork();
  expect(count(await askTwelveTimes(() => same))).toEqual({ email_not_found: 5, network_limit: 7 });
  // With a network for each api the limits do not meet, as if each api counted by itself.
  const [first, second] = [newNetwork(), newNetwork()];
  const apart = await askTwelveTimes((nth) => (nth % 2 === 0 ? first : second));
  expect(count(apart)).toEqual({ email_not_found: 10, network_limit: 2 });
});

test('a limit of a member holds for concurrent requests to both apis', async ({ createMember }) => {
  const anna = await createMember({ name: 'Anna', seeks: 'male' });
  const men = await Promise.all(Array.from({ length: 8 }, () => createMember({ gender: 'male', photos: ['active'] })));
  const client = await logIn(anna, one);
  const swipe = async (nth: number, profile: number | undefined) =>
    client.call(apiOf(nth), '/api/swipe.php', { method: 'POST', body: { profile, action: 'like' } });
  const responses = await Promise.all(men.map(({ publicId }, nth) => swipe(nth, publicId)));
  expect(count(responses.map(({ code }) => code))).toEqual({ ok: 4, swipe_limit: 4 });
  const likes = await inDatabase((db) => db.selectFrom('likes').where('from_id', '=', anna.id).selectAll().execute());
  expect(likes).toHaveLength(4);
});

test('a write that is repeated at the other api happens once', async ({ createMember }) => {
  const anna = await createMember({ name: 'Anna' });
  const client = await logIn(anna, one);
  const complain = (origin: string, key: string) =>
    client.call(origin, '/api/complaints.php', {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: { category: 'other', object_type: 'site', text: 'The page stays empty.', good_faith: true },
    });
  const filed = () =>
    inDatabase(async (db) => {
      const rows = await db.selectFrom('complaints').where('reporter_id', '=', anna.id).select('id').execute();
      return rows.length;
    });
  const caseOf = (body: unknown) => (body as { complaint: { id: string } }).complaint.id; // the contract of the endpoint
  const key = randomUUID();
  const first = await complain(one, key);
  const again = await complain(two, key);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(caseOf(again.body)).toEqual(caseOf(first.body));
  expect(await filed()).toBe(1);
  // Another key is another complaint.
  expect((await complain(two, randomUUID())).status).toBe(200);
  expect(await filed()).toBe(2);
});

test('a setting that changes in the database changes at both apis', async () => {
  const titleAt = async (origin: string) => {
    const { body } = await openClient().call(origin, '/api/settings.php');
    return (body as { settings: { index_title: string } }).settings.index_title; // the contract of the endpoint
  };
  const settingsOf = () =>
    inDatabase((db) => db.selectFrom('sites').where('id', '=', 1).select('settings').executeTakeFirstOrThrow());
  const write = (settings: object) =>
    inDatabase((db) =>
      db
        .updateTable('sites')
        .set({ settings: JSON.stringify(settings) })
        .where('id', '=', 1)
        .execute(),
    );
  const { settings: before } = await settingsOf();
  const title = `Title ${randomUUID()}`;
  try {
    await write({ ...(before as object), index_title: title }); // the column is a JSON object
    await expect.poll(() => Promise.all([titleAt(one), titleAt(two)])).toEqual([title, title]);
  } finally {
    await write(before as object); // the column is a JSON object
  }
});

test('a like at one api is counted at the other, and sends one push', async ({ createMember }) => {
  const service = await openPushService();
  try {
    const browser = service.browser();
    const anna = await createMember({ name: 'Anna' });
    const hers = await logIn(anna, two);
    const { subscription } = browser;
    const saved = await hers.call(two, '/api/user.php?push=1', { method: 'POST', body: { subscription } });
    expect(saved.status).toBe(200);
    const like = async (origin: string) => {
      const bram = await createMember({ name: 'Bram', gender: 'male' });
      const his = await logIn(bram, origin);
      const liked = await his.call(origin, '/api/like.php', { method: 'POST', body: { profile: anna.publicId } });
      expect(liked.status).toBe(200);
    };
    await like(one);
    expect((await hers.call(two, '/api/user.php')).body).toMatchObject({ user: { badge: 1 } });
    await expect.poll(() => browser.received.length).toBe(1);
    // The push of a second like arrives after every repeat of the first.
    await like(two);
    await expect.poll(() => browser.received.length).toBe(2);
    expect(browser.received.map(({ payload }) => payload.badge)).toEqual([1, 2]);
    expect(browser.requestCount()).toBe(2);
  } finally {
    await service.close();
  }
});

test('a message at one api is an event in the streams of both, and through the proxy', async ({ createMember }) => {
  const anna = await createMember({ name: 'Anna' });
  const bram = await createMember({ name: 'Bram', gender: 'male', premium: true, credits: 10 });
  const hers = await logIn(anna, two);
  const his = await logIn(bram, one);
  const streams = await Promise.all([one, two, zoneUrl('app')].map((origin) => openStream(hers, origin)));
  try {
    const isIn = (text: string) => streams.map((stream) => stream.text().includes(text));
    await expect.poll(() => isIn('"hello"')).toEqual([true, true, true]);
    expect(isIn('"message"')).toEqual([false, false, false]);
    const body = { profile: anna.publicId, client_id: randomUUID(), kind: 'text', body: 'Hello' };
    expect((await his.call(one, '/api/message.php', { method: 'POST', body })).status).toBe(200);
    await expect.poll(() => isIn('"message"')).toEqual([true, true, true]);
  } finally {
    for (const stream of streams) stream.close();
  }
});
