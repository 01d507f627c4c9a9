import { createHmac } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { SessionResponse } from '@pairwise/contracts/console';

import { chatDist, temporaryFolder } from '../testing/make-dist.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

const HOUR = 60 * 60_000;
const time = { now: Date.now() };
const consoleDist = temporaryFolder();

let control: RunningControl;
beforeAll(async () => {
  control = await startControl({ now: () => time.now, consoleDist });
  control.registry.putLive(chatDist(), operator);
});
afterAll(() => control.stop());

const here = { 'sec-fetch-site': 'same-origin' };
const json = { 'content-type': 'application/json' };

const signIn = (token: string, headers: Record<string, string> = here) =>
  fetch(`${control.url}/api/session`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify({ token }),
  });

const cookieOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? '';

const signedIn = async (text = control.tokenFor('mf-chat')): Promise<string> => cookieOf(await signIn(text));

const state = (cookie: string) =>
  fetch(`${control.url}/api/state`, { headers: { cookie } }).then(({ status }) => status);

const change = (cookie: string, headers: Record<string, string>) =>
  fetch(`${control.url}/api/names/mf-chat/halt`, {
    method: 'POST',
    headers: { ...json, cookie, ...headers },
    body: JSON.stringify({ why: 'x', expectedRevision: control.registry.current().revision }),
  }).then(({ status }) => status);

test('PLAT-04 a token signs in once; then a cookie authorizes requests, without containing the token', async () => {
  const text = control.tokenFor('mf-chat');
  const response = await signIn(text);
  expect((await response.json()) as SessionResponse).toMatchObject({
    team: 'chat',
    person: 'one',
    remotes: ['mf-chat'],
  });
  const line = response.headers.get('set-cookie') ?? '';
  expect(line).toMatch(/^mfe\.console=[^;]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(line).not.toContain(text.slice(-43));
  expect(await state(cookieOf(response))).toBe(200);
  const session = await fetch(`${control.url}/api/session`, { headers: { cookie: cookieOf(response) } });
  expect(session.status).toBe(200);
  expect(session.headers.get('cache-control')).toBe('no-store');
});

test('PLAT-04 the session ends after eight hours, with the sign-out, and with its token', async () => {
  const timed = await signedIn();
  const left = await signedIn();
  const text = control.tokenFor('mf-chat');
  const revoked = await signedIn(text);
  expect(await Promise.all([timed, left, revoked].map(state))).toEqual([200, 200, 200]);

  await fetch(`${control.url}/api/session`, { method: 'DELETE', headers: { cookie: left, ...here } });
  expect(await state(left)).toBe(401);
  // Another gateway on the same data, or this one after a restart, refuses the cookie, too.
  const other = await startControl({ now: () => time.now, dataDir: control.dataDir });
  expect((await fetch(`${other.url}/api/state`, { headers: { cookie: left } })).status).toBe(401);
  expect((await fetch(`${other.url}/api/state`, { headers: { cookie: timed } })).status).toBe(200);
  await other.stop();
  control.tokens.revoke(control.tokens.find(text)?.id ?? '');
  expect(await state(revoked)).toBe(401);
  expect(await state(timed)).toBe(200);
  time.now += 8 * HOUR;
  expect(await state(timed)).toBe(401);
});

test('PLAT-04 refuses a cookie that was changed, or signed for another purpose', async () => {
  const cookie = await signedIn();
  expect(await state(cookie)).toBe(200);
  const [payload = '', mac = ''] = cookie.slice('mfe.console='.length).split('.');
  const value = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const longer = Buffer.from(JSON.stringify({ ...value, expiresAt: 9e15 })).toString('base64url');
  const foreign = createHmac('sha256', Buffer.alloc(32)).update(`console ${longer}`).digest('base64url');
  expect(await state(`mfe.console=${longer}.${mac}`)).toBe(401);
  expect(await state(`mfe.console=${longer}.${foreign}`)).toBe(401);
  expect(await state(`mfe.staff=${payload}.${mac}`)).toBe(401);
  expect(await state('mfe.console=')).toBe(401);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['another port of the same host', { 'sec-fetch-site': 'same-site' }, 403],
  ['an address typed in', { 'sec-fetch-site': 'none' }, 403],
  ['an old browser on another site', { origin: 'https://evil.test' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['a client without any origin', {}, 403],
  ['the console', here, 422],
])('PLAT-04 refuses a change by cookie from %s', async (_what, headers: Record<string, string>, status) => {
  // 422: it was accepted, but there is no canary to halt.
  expect(await change(await signedIn(), headers)).toBe(status);
});

test('PLAT-04 accepts an old browser in the console, which sends its origin', async () => {
  expect(await change(await signedIn(), { origin: control.url })).toBe(422);
});

test('PLAT-04 refuses a change by a form, whatever it contains', async () => {
  const cookie = await signedIn();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const response = await fetch(`${control.url}/api/names/mf-chat/halt`, {
      method: 'POST',
      headers: { cookie, ...here, 'content-type': type },
      body: '{"why":"x"}',
    });
    expect(response.status).toBe(400);
  }
});

test('PLAT-04 refuses a sign-in from another site', async () => {
  const text = control.tokenFor('mf-chat');
  expect((await signIn(text, { 'sec-fetch-site': 'same-site' })).status).toBe(403);
  expect((await signIn(text, {})).status).toBe(200);
});

test('not being signed in is not an error', async () => {
  const readSession = async (headers: Record<string, string>) => {
    const response = await fetch(`${control.url}/api/session`, { headers });
    return [response.status, await response.json()];
  };
  expect(await readSession({})).toEqual([200, null]);
  expect(await readSession({ cookie: 'mfe.console=x.y' })).toEqual([200, null]);
  expect(await readSession({ authorization: `Bearer ${control.tokenFor('mf-chat')}` })).toMatchObject([
    200,
    { team: 'chat' },
  ]);
  expect(await readSession({ authorization: 'Bearer mfe_x' })).toMatchObject([401, {}]);
});

test('PLAT-04 behind a trusted proxy, guessing tokens blocks only the guesser', async () => {
  const behind = await startControl({ trustProxy: ['127.0.0.1'] });
  const from = (ip: string, token: string) =>
    fetch(`${behind.url}/api/session`, {
      method: 'POST',
      headers: { ...json, ...here, 'x-forwarded-for': ip },
      body: JSON.stringify({ token }),
    }).then(({ status }) => status);
  const text = behind.tokenFor('mf-chat');
  for (let tries = 0; tries < 10; tries += 1) await from('203.0.113.7', 'wrong');
  expect([await from('203.0.113.7', text), await from('203.0.113.8', text)]).toEqual([429, 200]);
  await behind.stop();
});

test('refuses a wrong header even with a valid cookie', async () => {
  const cookie = await signedIn();
  const response = await fetch(`${control.url}/api/state`, { headers: { cookie, authorization: 'Bearer mfe_x' } });
  expect(response.status).toBe(401);
});

test('PLAT-04 after ten wrong tokens a right one must wait for a quarter of an hour', async () => {
  const text = control.tokenFor('mf-chat');
  for (let tries = 0; tries < 10; tries += 1) expect((await signIn(`mfe_${'0'.repeat(12)}_x`)).status).toBe(401);
  expect((await signIn(text)).status).toBe(429);
  time.now += 15 * 60_000;
  expect((await signIn(text)).status).toBe(200);
});

describe('the page', () => {
  test('reports that the console is not built; the API works without it', async () => {
    const response = await fetch(`${control.url}/`);
    expect(response.status).toBe(503);
    expect(await response.text()).toMatch(/not built/);
    expect((await fetch(`${control.url}/health`)).status).toBe(200);
  });

  test('PLAT-04 every address has the page, with a policy that allows only its own files', async () => {
    mkdirSync(path.join(consoleDist, 'assets/1.0.0-00000001'), { recursive: true });
    writeFileSync(path.join(consoleDist, 'assets/1.0.0-00000001/main.js'), 'main');
    writeFileSync(path.join(consoleDist, 'index.html'), '<meta property="csp-nonce" nonce="__NONCE__">');
    writeFileSync(path.join(consoleDist, 'app.json'), JSON.stringify({ trustedTypes: ['console@1.0.0-00000001'] }));
    const nonces = new Set<string>();
    for (const address of ['/', '/names/mf-chat', '/index.html', '/app.json', '/assets.txt']) {
      const response = await fetch(`${control.url}${address}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const policy = response.headers.get('content-security-policy') ?? '';
      const nonce = /nonce="([^"]+)"/.exec(await response.text())?.[1] ?? '';
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(policy).toContain("default-src 'none'; script-src 'self';");
      expect(policy).toContain('trusted-types console@1.0.0-00000001');
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(5);
    const script = await fetch(`${control.url}/assets/1.0.0-00000001/main.js`);
    expect([script.status, await script.text()]).toEqual([200, 'main']);
    expect(script.headers.get('cache-control')).toMatch(/immutable/);
    for (const away of ['/assets/..%2findex.html', '/assets/%2e%2e/app.json', '/assets/none.js']) {
      const response = await fetch(`${control.url}${away}`);
      expect(`${response.status} ${await response.text()}`).toMatch(/^(?:4\d\d |200 .*csp-nonce)/);
    }
  });
});
