import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { PageData } from '@pairwise/contracts/registry';

import { openTokens, type Tokens } from '../access/index.ts';
import { seal } from '../secrets/signed-value.ts';
import { landersDist } from '../testing/landers-dist.ts';
import { chatDist, payDist } from '../testing/make-dist.ts';
import { openForms, ownPage, sendForm } from '../testing/staff-gateway.ts';
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
/** Opens the page of a link and sends its form. */
const show = async (
  address: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = ownPage,
) => {
  const page = await openForms(gateway.url, address);
  return sendForm(gateway.url, address, { ...page.fields, ...fields }, { cookies: page.cookies, headers });
};

test('PLAT-06 a link shows a version to whoever opens it and presses the button, with a badge, until they end it', async () => {
  const link = linkOf();
  const page = await open(link);
  expect([page.status, page.headers['set-cookie']]).toEqual([200, [expect.stringMatching(/^mfe\.form=[\w-]{43}; /)]]);
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

test('T1 code of the origin cannot show a version to a member: only the page of the link has the key of its form', async () => {
  const link = linkOf();
  const own = await openForms(gateway.url, link);
  const other = await openForms(gateway.url, link);
  const send = (fields: Record<string, string>, cookies: string[]) =>
    sendForm(gateway.url, link, fields, { cookies, headers: ownPage });
  for (const sent of [
    await send({}, own.cookies),
    await send({ key: '' }, own.cookies),
    await send(other.fields, own.cookies),
    await send(own.fields, []),
    await send({ key: 'x' }, ['mfe.form=x']),
    // As many characters as a key has, and more bytes.
    await send({ key: 'é'.repeat(43) }, own.cookies),
  ]) {
    expect([sent.status, sent.cookies.filter((cookie) => !cookie.startsWith('mfe.form='))]).toEqual([403, []]);
  }
  // Control: the form of the page, in the browser that was shown it.
  expect((await send(own.fields, own.cookies)).status).toBe(303);
});

test('T1 no script reads the page of a link, or sends its form', async () => {
  const link = linkOf();
  const page = await openForms(gateway.url, link);
  for (const script of [
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'same-origin', 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
  ]) {
    const opened = await rawGet(gateway.url, link, script);
    expect([opened.status, opened.headers['set-cookie'], opened.body.toString()]).toEqual([
      404,
      undefined,
      'Not found',
    ]);
    const sent = await sendForm(gateway.url, link, page.fields, { cookies: page.cookies, headers: script });
    expect([sent.status, sent.setCookies]).toEqual([404, []]);
  }
  // Control: a tab that opens it, and whose person presses the button.
  const tab = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const opened = await rawGet(gateway.url, link, tab);
  // Another policy than that of the product's pages, which therefore have no access to a window with this one.
  expect([opened.status, opened.headers['cross-origin-opener-policy']]).toEqual([200, 'same-origin-allow-popups']);
  const product = await rawGet(gateway.url, '/chats', tab);
  expect(product.headers['cross-origin-opener-policy']).toBe('same-origin');
  const sent = await sendForm(gateway.url, link, page.fields, { cookies: page.cookies, headers: tab });
  expect(sent.status).toBe(303);
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

describe('payments and the shell, which go live with a second person only,', () => {
  const requested = { kind: 'promote', name: 'mf-billing', version: NEW } as const;
  const request = (person = 'Carl'): string =>
    gateway.registry.request(requested, { who: `billing/${person}`, person, why: 'a test' }).id;
  const approver = () => tokens.create({ team: 'board', person: 'Bea', remotes: ['*'], actions: ['approve'] }).token;
  const paid = async (cookies: string[]) =>
    (await read(cookies, '/directdebit')).data.remotes.find(({ name }) => name === 'mf-billing')?.version;
  beforeAll(() => {
    gateway.registry.putLive(payDist(), operator);
    gateway.registry.publish(payDist(NEW), operator);
    gateway.registry.recordChecks('mf-billing', NEW, 'verified', [], operator);
  });

  test('have no preview links without a request', () => {
    const document = gateway.registry.current();
    const problemOf = (name: string) => {
      const version = document.versions[name]?.[document.pointers[name] ?? ''];
      return version && previewProblem(document, { person: 'Bea' }, version);
    };
    expect(['shell', 'mf-billing'].map(problemOf)).toEqual(['not_requested', 'not_requested']);
  });

  test('PLAT-04 are shown to the second person by a link, until the request is decided', async () => {
    const id = request();
    const { cookies, setCookies } = await show(linkOf('mf-billing', NEW, approver()));
    expect(setCookies[0]).toContain('Max-Age=3600;');
    expect(await paid(cookies)).toBe(NEW);
    expect(await paid([])).toBe('1.0.0-00000001');
    gateway.registry.withdraw(id, operator);
    expect(await paid(cookies)).toBe('1.0.0-00000001');
  });

  test.each([
    ['of a token that may not approve', () => linkOf('mf-billing', NEW, tokenOf('mf-billing')), 'Carl'],
    ['of the person who made the request', () => linkOf('mf-billing', NEW, approver()), 'Bea'],
    ['of that person, whose name is written differently', () => linkOf('mf-billing', NEW, approver()), 'bea '],
    ['to a version that no request names', () => linkOf('mf-billing', '1.0.0-00000001', approver()), 'Carl'],
  ])('T1 are not shown by a link %s', async (_what, link, person) => {
    const id = request(person);
    const address = link();
    expect([(await open(address)).status, (await show(address)).status]).toEqual([404, 404]);
    gateway.registry.withdraw(id, operator);
  });
});
