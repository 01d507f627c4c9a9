import { createTestDatabase, type TestDatabase } from '@pairwise/api/testing';
import { type Relay, startRelay } from '@pairwise/pubsub/testing';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { createGateway } from '../app.ts';
import { openDatabaseData } from '../data/database-data.ts';
import type { SharedData } from '../data/open-data.ts';
import { killBetweenStatements, runToEnd } from '../testing/kill-between-statements.ts';
import { chatDist, shellDist, temporaryFolder } from '../testing/make-dist.ts';
import { createSharedDatabase, eventually, type SharedPlace, sharedPlaces } from '../testing/shared-registries.ts';
import { openForms, sendForm } from '../testing/staff-gateway.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator, rawGet, startApi, testSettings } from '../testing/start-gateway.ts';
import { openEndedSessions } from './ended-sessions.ts';
import type { NewToken } from './index.ts';

const HOUR = 60 * 60_000;
const [one, two, three] = ['1'.repeat(22), '2'.repeat(22), '3'.repeat(22)] as const;
const forChat: NewToken = {
  team: 'chat',
  person: 'Ada',
  remotes: ['mf-chat'],
  actions: ['publish', 'override', 'read'],
};

let server: TestDatabase;
beforeAll(async () => {
  server = await createTestDatabase();
});
afterAll(() => server.drop());

describe.each(sharedPlaces)('ended sessions in %s', (_name, create) => {
  let place: SharedPlace;
  let first: SharedData;
  let endings: (() => Promise<unknown>)[];
  beforeEach(async () => {
    endings = [];
    place = await create(server.url);
    first = await place.openFirst();
    for (const dist of [shellDist(), chatDist()]) await first.registry.putLive(dist, operator);
  });
  afterEach(async () => {
    for (const end of endings.toReversed()) await end();
    await place.close();
  });

  const startConsole = async (data: SharedData): Promise<RunningControl> => {
    const control = await startControl({ dataDir: place.dataDir, ...data });
    endings.push(control.stop);
    return control;
  };

  const here = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const signIn = async (url: string, token: string): Promise<string> => {
    const response = await fetch(`${url}/api/session`, {
      method: 'POST',
      headers: here,
      body: JSON.stringify({ token }),
    });
    return response.headers.get('set-cookie')?.split(';')[0] ?? '';
  };
  const statusOf = async (url: string, cookie: string): Promise<number> =>
    (await fetch(`${url}/api/state`, { headers: { cookie } })).status;

  test('PLAT-04 a session that ends at one console ends at the others, and stays ended after a restart', async () => {
    const { text } = await first.tokens.create(forChat);
    const [console1, console2] = [await startConsole(first), await startConsole(await place.openAnother())];
    const [left, kept] = [await signIn(console1.url, text), await signIn(console1.url, text)];
    await eventually(async () => ((await statusOf(console2.url, left)) === 200 ? true : undefined));
    const response = await fetch(`${console1.url}/api/session`, {
      method: 'DELETE',
      headers: { cookie: left, 'sec-fetch-site': 'same-origin' },
    });
    expect(response.status).toBe(200);
    expect(await statusOf(console1.url, left)).toBe(401);
    await eventually(async () => ((await statusOf(console2.url, left)) === 401 ? true : undefined));
    const console3 = await startConsole(await place.openAnother());
    expect(await statusOf(console3.url, left)).toBe(401);
    // The control: another session of the same token goes on.
    for (const { url } of [console1, console2, console3]) expect(await statusOf(url, kept)).toBe(200);
  });

  test('PLAT-04 staff who sign out at one gateway are signed out at the others', async () => {
    const api = await startApi();
    endings.push(api.stop);
    const start = async (data: SharedData): Promise<string> => {
      const { app } = createGateway(testSettings(place.dataDir, api.url), data);
      endings.push(() => app.close());
      return app.listen({ host: '127.0.0.1', port: 0 });
    };
    const { text } = await first.tokens.create(forChat);
    const [url1, url2] = [await start(first), await start(await place.openAnother())];
    const post = async (action: string, fields: Record<string, string>, cookies: string[]) => {
      const page = await openForms(url1, '/__mfe/staff', cookies);
      const all = [...cookies, ...page.cookies];
      return sendForm(url1, `/__mfe/staff/${action}`, { ...page.fields, ...fields }, { cookies: all });
    };
    const signedIn = async () => (await post('sign-in', { token: text }, [])).cookies;
    const isStaff = async (url: string, cookies: string[]): Promise<boolean> => {
      const { body } = await rawGet(url, '/__mfe/staff', { cookie: cookies.join('; ') });
      return body.toString().includes('/__mfe/staff/sign-out');
    };
    const [left, kept] = [await signedIn(), await signedIn()];
    await eventually(async () => ((await isStaff(url2, left)) ? true : undefined));
    expect((await post('sign-out', {}, left)).status).toBe(303);
    expect(await isStaff(url1, left)).toBe(false);
    await eventually(async () => ((await isStaff(url2, left)) ? undefined : true));
    expect([await isStaff(url1, kept), await isStaff(url2, kept)]).toEqual([true, true]);
  });

  test('two gateways end one session at the same time, and refuse what is no id', async () => {
    const other = await place.openAnother();
    await Promise.all([first, other].map(async ({ endedSessions }) => endedSessions.end(one, Date.now() + HOUR)));
    await first.endedSessions.end('../../tokens', Date.now() + HOUR);
    const later = await place.openAnother();
    for (const { endedSessions } of [first, other, later]) {
      expect([one, two, '../../tokens', ''].map(endedSessions.has)).toEqual([true, false, true, true]);
    }
  });
});

describe('ended sessions in a folder', () => {
  test('PLAT-04 a sign-out at another program does not undo one whose time is not written yet', () => {
    const dataDir = temporaryFolder();
    let now = Date.now();
    const { end, has } = openEndedSessions(dataDir, () => now);
    end(one, now + HOUR);
    // What another program, or one that was killed, has written until now: the file without its time.
    writeFileSync(path.join(dataDir, 'access/ended', two), '');
    now += 1000;
    end(three, now + HOUR);
    expect([one, two, three].map(has)).toEqual([true, true, true]);
    // A day after they have expired they are deleted.
    now += 26 * HOUR;
    end('4'.repeat(22), now + HOUR);
    expect([one, two, three].map(has)).toEqual([false, false, false]);
  });
});

describe('ended sessions in a database', () => {
  let shared: Awaited<ReturnType<typeof createSharedDatabase>>;
  beforeEach(async () => {
    shared = await createSharedDatabase(server.url);
  });
  afterEach(() => shared.close());

  const stored = async (): Promise<string[]> => {
    const rows = await shared.database.query<{ id: string }>('select id from gateway.ended_sessions order by id');
    return rows.map(({ id }) => id);
  };

  test('one that expired is kept for a day longer, because the clock of a machine may be slow', async () => {
    const { endedSessions } = await shared.openFirst();
    await endedSessions.end(one, Date.now() - HOUR);
    await endedSessions.end(two, Date.now() - 25 * HOUR);
    await endedSessions.end(three, Date.now() + HOUR);
    expect(await stored()).toEqual([one, three]);
    expect([one, two, three].map(endedSessions.has)).toEqual([true, false, true]);
  });

  test('the database gets those of the data directory that have not expired, from each machine', async () => {
    for (const [id, until] of [
      [one, Date.now() + HOUR],
      [two, Date.now() - HOUR],
    ] as const) {
      openEndedSessions(shared.dataDir, () => 0).end(id, until);
    }
    mkdirSync(path.join(shared.dataDir, 'access/ended/no-id'));
    const { endedSessions } = await shared.openFirst();
    expect([one, two].map(endedSessions.has)).toEqual([true, false]);
    expect(shared.warnings.join()).toMatch(/1 sessions that were signed out were copied from/);
    shared.warnings.length = 0;
    expect((await shared.openFirst()).endedSessions.has(one)).toBe(true);
    expect(shared.warnings).toEqual([]);
  });

  test('a program that is killed between two statements of a sign-out leaves nothing of it', async () => {
    const { endedSessions } = await shared.openFirst();
    await endedSessions.end(one, Date.now() + HOUR);
    // Only an expired row is deleted, and only a locked one makes the program wait.
    await shared.database.query(
      `insert into gateway.ended_sessions (id, until) values ($1, now() - interval '2 days')`,
      [two],
    );
    await killBetweenStatements({
      place: shared,
      lock: `select 1 from gateway.ended_sessions where until < now() for update`,
      waiting: 'delete from gateway.ended_sessions',
      action: ['end-session', three],
    });
    expect(await stored()).toEqual([one, two]);
    // The control: the same program that is not killed ends the session, for those that run, too.
    expect(await runToEnd(shared, ['end-session', three])).toBe(0);
    expect(await stored()).toEqual([one, three]);
    expect(await eventually(() => (endedSessions.has(three) ? true : undefined))).toBe(true);
  }, 30_000);
});

describe('while the database does not respond', () => {
  let shared: Awaited<ReturnType<typeof createSharedDatabase>>;
  let relay: Relay;
  let data: SharedData;
  beforeEach(async () => {
    shared = await createSharedDatabase(server.url);
    const url = new URL(server.url);
    relay = await startRelay({ host: url.hostname, port: Number(url.port) });
    url.hostname = '127.0.0.1';
    url.port = String(relay.port);
    // As a gateway does; a command has no folders of health.
    const options = { dataDir: shared.dataDir, warn: () => {}, timeoutMs: 1000, follow: true };
    data = await openDatabaseData({ ...options, databaseUrl: url.href });
  });
  afterEach(async () => {
    await data.close();
    await relay.close();
    await shared.close();
  });

  test('PLAT-04 a sign-out of the console fails and says so; then it can be repeated', async () => {
    const control = await startControl({ dataDir: shared.dataDir, ...data });
    const { text } = await data.tokens.create(forChat);
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    const session = `${control.url}/api/session`;
    const begun = await fetch(session, { method: 'POST', headers, body: JSON.stringify({ token: text }) });
    const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
    const signOut = async () => {
      const response = await fetch(session, { method: 'DELETE', headers: { cookie, 'sec-fetch-site': 'same-origin' } });
      return [response.status, response.headers.has('set-cookie')];
    };
    const state = async () => (await fetch(`${control.url}/api/state`, { headers: { cookie } })).status;
    relay.block();
    expect([await signOut(), await state()]).toEqual([[503, false], 200]);
    relay.open();
    expect([await signOut(), await state()]).toEqual([[200, true], 401]);
    await control.stop();
  });

  test('PLAT-04 the page of staff says that they are still signed in', async () => {
    const api = await startApi();
    api.settings['domain_language'] = 'en-GB';
    for (const dist of [shellDist(), chatDist()]) await data.registry.putLive(dist, operator);
    const { app } = createGateway(testSettings(shared.dataDir, api.url), data);
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const { text } = await data.tokens.create(forChat);
    const page = await openForms(url, '/__mfe/staff');
    const fields = { ...page.fields, token: text };
    const { cookies } = await sendForm(url, '/__mfe/staff/sign-in', fields, { cookies: page.cookies });
    const signOut = () => sendForm(url, '/__mfe/staff/sign-out', {}, { cookies });
    relay.block();
    const refused = await signOut();
    expect([refused.status, refused.setCookies.some((line) => line.startsWith('mfe.staff='))]).toEqual([503, false]);
    expect(refused.body).toContain('You are still signed in, because the database does not respond.');
    expect(refused.body).toContain('/__mfe/staff/sign-out');
    relay.open();
    expect(await signOut()).toMatchObject({ status: 303 });
    await app.close();
    await api.stop();
  });
});
