import fastify from 'fastify';

import { openTokens } from '../access/index.ts';
import { createApp } from '../app.ts';
import { chatDist, temporaryFolder } from '../testing/make-dist.ts';
import { LIVE, LOCAL, ownPage, type StaffGateway, startStaffGateway, UPLOADED } from '../testing/staff-gateway.ts';
import { operator } from '../testing/start-gateway.ts';
import { registerCookies } from '../http/cookies.ts';
import { openStaff } from './staff.ts';

let site: StaffGateway;
beforeAll(async () => {
  site = await startStaffGateway();
});
afterAll(() => site.gateway.stop());

describe('PLAT-06 staff', () => {
  test('sign in, show a version that is not live in their browser only, and reset it', async () => {
    const { text, id } = site.tokenOf();
    const signedIn = await site.post('sign-in', { token: text });
    expect(signedIn).toMatchObject({ status: 303, location: '/__mfe/staff' });
    expect(signedIn.setCookies[0]).toMatch(/^mfe\.staff=[\w.-]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/);
    // The secret may contain underscores.
    expect(signedIn.setCookies.join()).not.toContain(text.split('_').slice(2).join('_'));
    const page = await site.staffPage(signedIn.cookies);
    expect(page.html).toContain('Signed in: Ada, team chat');
    expect(page.html).toContain(`<option value="${UPLOADED}">${UPLOADED} (not checked)</option>`);
    expect(await site.unexpectedChanges(signedIn.cookies)).toEqual([]);

    const cookies = await site.overriding({ version: UPLOADED }, signedIn.cookies);
    const seen = await site.read(cookies);
    expect(seen.chat).toMatchObject({ version: UPLOADED, entry: `/remotes/mf-chat/${UPLOADED}/remoteEntry.js` });
    expect(seen.overrides).toEqual({ 'mf-chat': UPLOADED });
    expect(seen.csp).toContain(`/remotes/mf-chat/${UPLOADED}/`);
    expect(seen.csp).toContain("require-trusted-types-for 'script'");
    expect((await site.staffPage(cookies)).html).toContain(`You see: ${UPLOADED}`);
    expect(await site.unexpectedChanges([])).toEqual([]);

    const reset = await site.post('reset', { next: '/chats/7?a=b' }, { cookies });
    expect(reset).toMatchObject({ status: 303, location: '/chats/7?a=b' });
    const deleted = (name: string): string => `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict`;
    expect(reset.setCookies).toEqual([deleted('mfe.override'), deleted('mfe.preview')]);
    expect(id).toMatch(/^[0-9a-f]{12}$/);
  });

  test('show their own machine, with an adjusted policy and without trusted types in that response only', async () => {
    const cookies = await site.overriding({ address: `${LOCAL}/` });
    const { chat, csp, overrides } = await site.read(cookies);
    expect(chat).toMatchObject({
      entry: `${LOCAL}/remotes/mf-chat/dev/remoteEntry.js`,
      integrity: '',
      development: true,
    });
    expect(overrides).toEqual({ 'mf-chat': LOCAL });
    expect(csp).toContain(LOCAL);
    expect(csp).toContain('ws://localhost:4300');
    expect(csp).toContain("img-src 'self' data: blob: http://localhost:4300;");
    expect(csp).not.toContain('unsafe');
    expect(await site.unexpectedChanges([])).toEqual([]);
  });

  test('reset one override or all, or sign out', async () => {
    const cookies = await site.overriding(
      { name: 'mf-billing', version: LIVE },
      await site.overriding({ version: UPLOADED }, await site.signIn(site.tokenOf({ remotes: ['*'] }).text)),
    );
    const both = { 'mf-billing': LIVE, 'mf-chat': UPLOADED };
    // The later cookie comes first, as it would be the only one in a browser.
    expect((await site.read(cookies.toReversed())).overrides).toEqual(both);
    const one = await site.post('reset', { name: 'mf-billing' }, { cookies: cookies.toReversed() });
    expect((await site.read([...one.cookies, ...cookies])).overrides).toEqual({ 'mf-chat': UPLOADED });

    const out = await site.post('sign-out', {}, { cookies });
    expect(out.setCookies).toHaveLength(2);
    // Copies of the cookies are no longer valid.
    expect(await site.unexpectedChanges(cookies)).toEqual([]);
  });

  test('do not get in with the cookies of another person', async () => {
    const [, override] = await site.overriding({ address: LOCAL });
    expect(await site.unexpectedChanges([override ?? ''])).toEqual([]);
    expect(await site.unexpectedChanges([...(await site.signIn()), override ?? ''])).toEqual([]);
  });

  test('lose everything immediately when the token is revoked', async () => {
    const { text, id } = site.tokenOf();
    const cookies = await site.overriding({ address: LOCAL }, await site.signIn(text));
    expect((await site.read(cookies)).overrides).toEqual({ 'mf-chat': LOCAL });
    site.tokens.revoke(id);
    expect(await site.unexpectedChanges(cookies)).toEqual([]);
    expect((await site.staffPage(cookies)).html).toContain('Sign in as staff');
  });

  test('no longer see a version that was revoked', async () => {
    const version = '1.0.0-00000004';
    site.gateway.registry.publish(chatDist(version), operator);
    const cookies = await site.overriding({ version });
    expect((await site.read(cookies)).overrides).toEqual({ 'mf-chat': version });
    site.gateway.registry.revoke('mf-chat', version, operator);
    expect(await site.unexpectedChanges(cookies)).toEqual([]);
    expect((await site.staffPage(cookies)).html).not.toContain(version);
  });

  test('lose the session after eight hours, and with its token', async () => {
    const { dataDir } = site.gateway;
    let time = Date.now();
    const now = (): number => time;
    const clocked = openTokens({ dataDir, now });
    const staff = openStaff({ dataDir, https: true, tokens: clocked, current: site.gateway.registry.current, now });
    const { token } = clocked.create({ team: 'a', person: 'b', remotes: ['*'], actions: ['override'], days: 1 });
    const [cookie] = staff.signIn(token);
    expect(cookie).toMatchObject({
      name: '__Host-Http-mfe.staff',
      options: { path: '/', httpOnly: true, sameSite: 'strict', secure: true },
    });
    const server = fastify();
    registerCookies(server);
    await server.ready();
    const headers = { cookie: `${cookie?.name}=${cookie?.value}` };
    const requestWith = { headers, server };
    expect(staff.readStaff(requestWith)?.token.id).toBe(token.id);
    time += 8 * 60 * 60 * 1000 + 1;
    expect(staff.readStaff(requestWith)).toBeUndefined();
    time = Date.parse(token.expiresAt) - 60_000;
    expect(staff.signIn(token)[0]?.options.maxAge).toBe(60);
    await server.close();
  });
});

test.each([
  [{ next: '//evil.test' }, {}, '/__mfe/staff'],
  [{ next: 'https://evil.test/' }, {}, '/__mfe/staff'],
  [{ next: '/\\evil.test' }, {}, '/__mfe/staff'],
  [{}, { referer: 'https://evil.test/chats' }, '/__mfe/staff'],
  [{}, {}, '/__mfe/staff'],
  [{ next: '/members?page=2' }, {}, '/members?page=2'],
])('PLAT-06 reset with %j and %j leads to %s', async (fields, headers, location) => {
  const response = await site.post('reset', fields, { headers: { ...ownPage, ...headers } });
  expect(response).toMatchObject({ status: 303, location });
});

test('PLAT-06 the reset of the badge leads back to its page', async () => {
  const headers = { ...ownPage, referer: `${site.gateway.url}/chats/4?x=1` };
  expect(await site.post('reset', {}, { headers })).toMatchObject({ status: 303, location: '/chats/4?x=1' });
});

test('the page has no script, is in the visitor’s language and cannot be framed', async () => {
  const { html, headers, status } = await site.staffPage(['lang=nl']);
  expect(status).toBe(200);
  expect(html).toContain('<html lang="nl">');
  expect(html).toContain('Inloggen als team');
  expect(html).not.toContain('<script');
  const csp = String(headers['content-security-policy']);
  expect(csp).toContain("default-src 'none'");
  expect(csp).not.toMatch(/script-src|unsafe/);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
});

test('escapes the name of a token’s person', async () => {
  const cookies = await site.signIn(site.tokenOf({ person: 'Ada' }).text);
  const { html } = await site.staffPage(cookies, '/__mfe/staff?error=<b>x</b>');
  expect(html).not.toContain('<b>');
});

test('cookies are valid for this host only with https', async () => {
  const dataDir = temporaryFolder();
  const app = createApp({
    demo: false,
    host: '127.0.0.1',
    port: 0,
    consolePort: 0,
    apiUrl: site.gateway.api.url,
    https: true,
    publicUrl: 'https://pairwise.test',
    dataDir,
    logLevel: 'silent',
    uploadBytesPerDay: 2 ** 31,
  });
  const { text } = openTokens({ dataDir }).create({ team: 'a', person: 'b', remotes: ['*'], actions: ['override'] });
  const page = await app.inject({ url: '/__mfe/staff' });
  const [form] = page.cookies;
  expect(form).toMatchObject({ name: '__Host-Http-mfe.form', httpOnly: true, path: '/', secure: true });
  expect(form).not.toHaveProperty('domain');
  const signIn = (name: string) =>
    app.inject({
      method: 'POST',
      url: '/__mfe/staff/sign-in',
      headers: { ...ownPage, 'content-type': 'application/x-www-form-urlencoded', cookie: `${name}=${form?.value}` },
      payload: `token=${text}&key=${form?.value}`,
    });
  expect(String((await signIn('__Host-Http-mfe.form')).headers['set-cookie'])).toMatch(
    /__Host-Http-mfe\.staff=.*Secure/,
  );
  // A name that scripts can set.
  expect((await signIn('mfe.form')).statusCode).toBe(403);
  await app.close();
});

test('PLAT-06 limits guesses of tokens', async () => {
  const other = await startStaffGateway();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await other.post('sign-in', { token: `wrong ${attempt}` })).status).toBe(401);
  }
  const response = await other.post('sign-in', { token: other.tokenOf().text });
  expect(response).toMatchObject({ status: 429, setCookies: [] });
  expect(response.body).toContain('quarter of an hour');
  await other.gateway.stop();
});
