import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { PageData } from '@pairwise/contracts/registry';

import { openTokens, type Tokens } from '../access/index.ts';
import { seal } from '../secrets/signed-value.ts';
import { landersDist } from '../testing/landers-dist.ts';
import { chatDist, payDist } from '../testing/make-dist.ts';
import { ownPage, sendForm } from '../testing/staff-gateway.ts';
import { operator, rawGet, type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { openPreviews, previewProblem, type PreviewOptions, type Previews } from './previews.ts';

const NEW = '1.0.0-00000002';

let gateway: RunningGateway;
let tokens: Tokens;
let previews: Previews;
beforeAll(async () => {
  gateway = await startGateway();
  gateway.api.settings['domain_language'] = 'en-GB';
  gateway.api.settings['countries'] = [{ code: 'NL' }, { code: 'US' }];
  gateway.registry.putLive(landersDist(), operator);
  gateway.registry.publish(chatDist(NEW), operator);
  gateway.registry.recordChecks('mf-chat', NEW, 'verified', [], operator);
  tokens = openTokens({ dataDir: gateway.dataDir });
  previews = previewsOf();
});
afterAll(() => gateway.stop());

const previewsOf = (more: Partial<PreviewOptions> = {}): Previews =>
  openPreviews({ dataDir: gateway.dataDir, https: false, tokens, current: gateway.registry.current, ...more });

const tokenOf = (name = 'mf-chat') =>
  tokens.create({ team: 'chat', person: 'Ada', remotes: [name], actions: ['override'] }).token;
const linkOf = (name = 'mf-chat', version = NEW, token = tokenOf(name)): string =>
  `/__mfe/preview/${previews.seal(token, { name, version }).text}`;

const open = async (address: string, cookies: string[] = []) => {
  const { status, headers, body } = await rawGet(gateway.url, address, { cookie: cookies.join('; ') });
  return { status, headers, html: body.toString() };
};
const read = async (cookies: string[], address = '/chats') => {
  const { html } = await open(address, cookies);
  const json = /<script type="application\/json" id="mfe-page">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const data = JSON.parse(json) as PageData; // written by our own page
  return { data, html, chat: data.remotes.find(({ name }) => name === 'mf-chat')?.version };
};
const show = (address: string, fields: Record<string, string> = {}, headers: Record<string, string> = ownPage) =>
  sendForm(gateway.url, address, fields, { headers });

test('PLAT-06 a link shows a version to whoever opens it and presses the button, with a badge, until they end it', async () => {
  const link = linkOf();
  const page = await open(link);
  expect([page.status, page.headers['set-cookie']]).toEqual([200, undefined]);
  expect(page.html).toMatch(/<h1>Preview of mf-chat<\/h1>/);
  expect(page.html).toContain(`This browser will show version ${NEW} in place of what is live. Ada of team chat`);
  expect(page.html).toMatch(/It is valid until \d{1,2} \w+ \d{4} at \d\d:\d\d UTC\./);
  expect(page.html).toContain('<option value="/chats">/chats</option>');
  expect(page.html).not.toContain(':id');
  expect((await read([])).chat).toBe('1.0.0-00000001');

  const shown = await show(link, { path: '/chats' });
  expect(shown).toMatchObject({ status: 303, location: '/chats' });
  expect(shown.setCookies).toEqual([
    expect.stringMatching(/^mfe\.preview=[\w.-]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/),
  ]);
  const { chat, data } = await read(shown.cookies);
  expect([chat, data.overrides]).toEqual([NEW, { 'mf-chat': NEW }]);
  expect((await read([])).chat).toBe('1.0.0-00000001');

  const ended = await sendForm(gateway.url, '/__mfe/staff/reset', { next: '/chats' }, { cookies: shown.cookies });
  expect(ended.setCookies.join()).toContain('mfe.preview=; Max-Age=0');
});

test('PLAT-06 a preview is in the chosen language, country and niche', async () => {
  const link = linkOf();
  const fields = { path: '/chats', language: 'de', country: 'US', niche: '2' };
  const { cookies, setCookies } = await show(link, fields);
  expect(setCookies[1]).toMatch(/^lang=de; Max-Age=\d+; Path=\/; SameSite=Lax$/);
  const { data, html } = await read(cookies);
  expect(html).toContain('<html lang="de');
  expect(data.settings).toMatchObject({ geoip_selected_country: 'US', niche: 2 });
  const english = await show(link, { niche: '2' });
  const lander = await read(english.cookies, '/landers/gallery');
  expect(lander.html).toContain('For her.');
  expect((await read([], '/landers/gallery')).html).toContain('For everyone.');
});

test('values of the form that are none of the choices change nothing', async () => {
  const fields = { path: 'https://evil.test/', language: 'xx', country: 'XX', niche: '8' };
  const { location, setCookies, cookies } = await show(linkOf(), fields);
  expect([location, setCookies.length]).toEqual(['/chats', 1]);
  expect((await read(cookies)).data.settings).toMatchObject({ niche: gateway.api.settings['niche'] });
});

test('T1 another site cannot show a version to a member', async () => {
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.test' }, {}]) {
    const { status, setCookies, body } = await show(linkOf(), {}, headers);
    expect([status, setCookies]).toEqual([403, []]);
    expect(body).toContain('This form did not come from this page.');
  }
});

describe('no version is shown by a link', () => {
  /** Returns the responses to a link: the page, and its form. */
  const responsesTo = async (address: string) => {
    const [page, form] = [await open(address), await show(address)];
    const isExplained = page.html.includes('This link is not valid.');
    return { page: page.status, form: form.status, cookies: form.setCookies, isExplained };
  };
  const refused = { page: 404, form: 404, cookies: [], isExplained: true };

  test.each([
    ['that is not signed', () => linkOf().replace(/\..*/, `.${'A'.repeat(43)}`)],
    ['without a signature', () => '/__mfe/preview/x'],
    ['to a version that has not passed the gate', () => linkOf('mf-chat', uploaded())],
    ['to a version that does not exist', () => linkOf('mf-chat', '9.9.9-99999999')],
    ['to a name that needs a second person', () => linkOf('mf-billing', '1.0.0-00000001')],
    ['of a token for another name', () => linkOf('mf-chat', NEW, tokenOf('mf-billing'))],
  ])('%s', async (_what, link) => expect(await responsesTo(link())).toEqual(refused));

  const uploaded = (): string => {
    const version = '1.0.0-00000003';
    if (!gateway.registry.current().versions['mf-chat']?.[version])
      gateway.registry.publish(chatDist(version), operator);
    return version;
  };

  test('whose token was revoked, nor by the cookie of such a link', async () => {
    const token = tokenOf();
    const link = linkOf('mf-chat', NEW, token);
    const { cookies } = await show(link);
    expect((await read(cookies)).chat).toBe(NEW);
    tokens.revoke(token.id);
    expect(await responsesTo(link)).toEqual(refused);
    expect((await read(cookies)).chat).toBe('1.0.0-00000001');
  });

  test('after seven days, nor eight hours after it was opened', () => {
    const hour = 60 * 60 * 1000;
    const [token, version] = [tokenOf(), { name: 'mf-chat', version: NEW }];
    const { text } = previews.seal(token, version);
    const after = (hours: number): Previews => previewsOf({ now: () => Date.now() + hours * hour });
    expect([after(167.9).open(text)?.version.version, after(168.1).open(text)]).toEqual([NEW, undefined]);
    const link = after(166).open(text);
    expect(link && after(166).show(link, {})[0]?.options.maxAge).toBeCloseTo(2 * 60 * 60, -2);
  });

  test('of another purpose, although the key is the same', async () => {
    const key = Buffer.from(readFileSync(path.join(gateway.dataDir, 'secrets/staff.key'), 'utf8').trim(), 'base64url');
    const value = { name: 'mf-chat', version: NEW, token: tokenOf().id, until: Date.now() + 1e6 };
    expect(await responsesTo(`/__mfe/preview/${seal(key, 'preview', value)}`)).toEqual(refused);
    expect((await read([`mfe.preview=${seal(key, 'preview link', value)}`])).chat).toBe('1.0.0-00000001');
    // Control: signed for the right purposes it is accepted.
    expect((await open(`/__mfe/preview/${seal(key, 'preview link', value)}`)).status).toBe(200);
    expect((await read([`mfe.preview=${seal(key, 'preview', value)}`])).chat).toBe(NEW);
  });
});

test('payments and the shell have no preview links, because they go live with a second person only', () => {
  gateway.registry.putLive(payDist(), operator);
  const { versions, pointers } = gateway.registry.current();
  const problemOf = (name: string) => {
    const version = versions[name]?.[pointers[name] ?? ''];
    return version && previewProblem(version);
  };
  expect(['shell', 'mf-billing'].map(problemOf)).toEqual(['needs_approval', 'needs_approval']);
});
