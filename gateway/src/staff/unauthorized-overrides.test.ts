import { createHmac } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { LIVE, LOCAL, type StaffGateway, startStaffGateway, UPLOADED } from '../testing/staff-gateway.ts';
import { chatDist } from '../testing/make-dist.ts';
import { operator, rawGet } from '../testing/start-gateway.ts';
import { seal } from '../secrets/signed-value.ts';

let site: StaffGateway;
beforeAll(async () => {
  site = await startStaffGateway();
});
afterAll(() => site.gateway.stop());

describe('PLAT-06 nothing that a visitor can set shows another version', () => {
  const value = { session: 'abcdefghijklmnopqrstuv', overrides: { 'mf-chat': LOCAL } };
  const unsigned = Buffer.from(JSON.stringify(value)).toString('base64url');

  test.each([
    '/chats?imo=mf-chat:http://evil.test/x.js',
    '/chats?mf-chat=http://localhost:4300',
    '/chats?mfe.override=mf-chat@1.0.0-00000002',
    `/chats?override=mf-chat@${UPLOADED}&version=${UPLOADED}`,
    '/chats?import-map-override:mf-chat=http://evil.test/x.js',
    '/chats?__mf_overrides={"mf-chat":"http://localhost:4300"}',
    `/chats?mfe.override=${unsigned}.x`,
  ])('address %s', async (address) => {
    expect(await site.unexpectedChanges([], address)).toEqual([]);
  });

  test.each([
    ['plain', `mfe.override=mf-chat@${UPLOADED}`],
    ['JSON', `mfe.override={"mf-chat":"${LOCAL}"}`],
    ['unsigned', `mfe.override=${unsigned}`],
    ['with an empty signature', `mfe.override=${unsigned}.`],
    ['with an invented signature', `mfe.override=${unsigned}.${'A'.repeat(43)}`],
    ['of import-map-overrides', 'import-map-override:mf-chat=http://evil.test/x.js'],
    ['of the staff without a signature', 'mfe.staff=eyJpZCI6ImEifQ'],
    ['of an invalid format', 'mfe.staff=.; mfe.override=.; mfe.override==; mfe.staff'],
  ])('a cookie that is %s', async (_what, cookie) => {
    expect(await site.unexpectedChanges([cookie])).toEqual([]);
    // Not even together with a valid sign-in.
    expect(await site.unexpectedChanges([...(await site.signIn()), cookie])).toEqual([]);
  });

  test('a cookie that is signed with another key, for another purpose, or changed by a letter', async () => {
    const { id } = site.tokenOf();
    const session = { id: 'abcdefghijklmnopqrstuv', token: id, expiresAt: Date.now() + 1e6 };
    const foreign = Buffer.alloc(32, 7);
    const forged = [`mfe.staff=${seal(foreign, 'staff', session)}`, `mfe.override=${seal(foreign, 'override', value)}`];
    expect(await site.unexpectedChanges(forged)).toEqual([]);

    const file = path.join(site.gateway.dataDir, 'secrets/staff.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
    const staff = `mfe.staff=${seal(key, 'staff', session)}`;
    expect(await site.unexpectedChanges([staff, `mfe.override=${seal(key, 'staff', value)}`])).toEqual([]);
    const plainMac = createHmac('sha256', key).update(unsigned).digest('base64url');
    expect(await site.unexpectedChanges([staff, `mfe.override=${unsigned}.${plainMac}`])).toEqual([]);
    const right = seal(key, 'override', value);
    expect(
      await site.unexpectedChanges([staff, `mfe.override=${right.startsWith('ey') ? `f${right.slice(1)}` : right}`]),
    ).toEqual([]);
    // Control: signed with the key of this machine it is accepted.
    expect((await site.read([staff, `mfe.override=${right}`])).overrides).toEqual({ 'mf-chat': LOCAL });
  });

  test('a token in the address does not sign in', async () => {
    const { text } = site.tokenOf();
    for (const address of [
      `/__mfe/staff?token=${text}`,
      `/__mfe/staff/sign-in?token=${text}`,
      `/chats?token=${text}`,
    ]) {
      const { headers } = await rawGet(site.gateway.url, address);
      expect(String(headers['set-cookie'] ?? '')).not.toMatch(/mfe\.(staff|override)/);
    }
    expect((await rawGet(site.gateway.url, '/__mfe/staff/override?name=mf-chat&version=x')).status).toBe(404);
  });

  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from another host of the site', { 'sec-fetch-site': 'same-site' }],
    ['from the address bar', { 'sec-fetch-site': 'none' }],
    ['by another origin', { origin: 'http://evil.test' }],
    ['by another port', { origin: 'http://127.0.0.1:1' }],
    ['by a frame without an origin', { origin: 'null' }],
    ['without any origin', {}],
  ])('a form sent %s', async (_what, headers) => {
    const { text } = site.tokenOf();
    const cookies = await site.signIn(text);
    for (const [address, fields] of [
      ['sign-in', { token: text }],
      ['override', { name: 'mf-chat', address: LOCAL }],
      ['reset', {}],
      ['sign-out', {}],
    ] as const) {
      const response = await site.post(address, fields, { cookies, headers });
      expect([address, response.status, response.setCookies]).toEqual([address, 403, []]);
    }
  });

  test.each([
    ['by a script', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['by a beacon', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' }],
    ['into a frame', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  ])('a form of the own origin sent %s', async (_what, headers) => {
    const { text } = site.tokenOf();
    const cookies = await site.signIn(text);
    for (const [address, fields] of [
      ['sign-in', { token: text }],
      ['override', { name: 'mf-chat', address: LOCAL }],
      ['reset', {}],
      ['sign-out', {}],
    ] as const) {
      const response = await site.post(address, fields, { cookies, headers });
      expect([address, response.status, response.setCookies]).toEqual([address, 404, []]);
    }
  });

  test('a form that a page of the product sends, which has no key', async () => {
    const { text } = site.tokenOf();
    const cookies = await site.signIn(text);
    for (const [address, fields] of [
      ['sign-in', { token: text, key: 'x' }],
      ['sign-in', { token: text, key: '' }],
      ['override', { name: 'mf-chat', address: LOCAL, key: 'A'.repeat(43) }],
    ] as const) {
      const response = await site.post(address, fields, { cookies });
      expect([address, response.status, response.setCookies]).toEqual([address, 403, []]);
    }
  });

  test('a script reads the page of staff', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'same-origin', 'sec-fetch-dest': 'empty' };
    const { status, body } = await rawGet(site.gateway.url, '/__mfe/staff', headers);
    expect([status, body.toString()]).toEqual([404, 'Not found']);
  });

  test('control: an older browser sends its origin, which is enough', async () => {
    const headers = { origin: site.gateway.url };
    expect((await site.post('sign-in', { token: site.tokenOf().text }, { headers })).status).toBe(303);
  });

  test.each([
    ['no token', {}],
    ['a wrong token', { token: `mfe_0123456789ab_${'a'.repeat(43)}` }],
  ])('%s', async (_what, fields) => {
    expect(await site.post('sign-in', fields)).toMatchObject({ status: 401, setCookies: [] });
  });

  test('a token that may not override, or not this remote', async () => {
    const publisher = site.tokenOf({ actions: ['publish', 'promote', 'read'] }).text;
    expect(await site.post('sign-in', { token: publisher })).toMatchObject({ status: 401, setCookies: [] });
    const cookies = await site.signIn();
    for (const name of ['mf-billing', 'shell', 'mf-nobody', '__proto__', 'mf-chat/../mf-billing', '']) {
      const response = await site.post('override', { name, version: LIVE }, { cookies });
      expect([name, response.status, response.setCookies]).toEqual([name, 403, []]);
    }
    expect((await site.staffPage(cookies)).html).not.toContain('mf-billing');
  });

  test.each([
    'http://evil.test:4300',
    'https://localhost:4300',
    'http://localhost:4300/path',
    'http://localhost:4300@evil.test',
    'http://localhost.evil.test:4300',
    'http://localhost',
    'http://127.0.0.1:99999',
    'http://127.0.0.1:04300',
    'http://127.0.0.2:4300',
    'http://localhost:4300; script-src *',
    'javascript:alert(1)',
  ])('the address %s', async (address) => {
    const response = await site.post('override', { name: 'mf-chat', address }, { cookies: await site.signIn() });
    expect(response).toMatchObject({ status: 422, setCookies: [] });
  });

  test('a version that does not exist, or that the gate refused', async () => {
    site.gateway.registry.publish(chatDist('1.0.0-00000003'), operator);
    site.gateway.registry.recordChecks('mf-chat', '1.0.0-00000003', 'refused', [], operator);
    const cookies = await site.signIn();
    for (const version of ['9.9.9-99999999', '1.0.0-00000003', 'constructor', '']) {
      const response = await site.post('override', { name: 'mf-chat', version }, { cookies });
      expect([version, response.status, response.setCookies]).toEqual([version, 403, []]);
    }
  });

  test('a shell from an address', async () => {
    const cookies = await site.signIn(site.tokenOf({ remotes: ['*'] }).text);
    expect((await site.post('override', { name: 'shell', address: LOCAL }, { cookies })).status).toBe(403);
    expect((await site.post('override', { name: 'shell', version: LIVE }, { cookies })).status).toBe(303);
  });
});
