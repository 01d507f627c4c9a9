import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { ExperimentsResponse, LanderState } from '@pairwise/contracts/experiments';
import { StoreUnavailable } from '@pairwise/object-store';
import type { FastifyInstance } from 'fastify';

import { openArtifacts } from '../artifacts/artifact-store.ts';
import { createGateway, type Services } from '../app.ts';
import { authDist, frameDist, landersDist } from '../testing/landers-dist.ts';
import { chatDist } from '../testing/make-dist.ts';
import { dataOf } from '../testing/read-page.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator, rawGet, type RunningGateway, startGateway, testSettings } from '../testing/start-gateway.ts';

const LANDER = '/landers/gallery';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36';

let gateway: RunningGateway;
let control: RunningControl;
let token: string;
let started: { app: FastifyInstance; services: Services }[] = [];

beforeAll(async () => {
  gateway = await startGateway();
  for (const dist of [frameDist(), landersDist(), authDist()]) gateway.registry.putLive(dist, operator);
  control = await startControl({ dataDir: gateway.dataDir });
  token = control.tokenFor('mf-landers');
});
afterEach(async () => {
  for (const { app } of started.splice(0)) await app.close();
  await post('promote', { variant: 'default' });
});
afterAll(async () => {
  await control.stop();
  await gateway.stop();
});

const startAnother = async (): Promise<string> => {
  const another = createGateway(testSettings(gateway.dataDir, gateway.api.url));
  started = [...started, another];
  return another.app.listen({ host: '127.0.0.1', port: 0 });
};

const revision = (): number => gateway.registry.current().revision;

const post = async (action: string, body: object, { name = 'mf-landers', as = token } = {}) => {
  const response = await fetch(`${control.url}/api/names/${name}/experiments/${action}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
    body: JSON.stringify({ lander: LANDER, why: 'a test', expectedRevision: revision(), ...body }),
  });
  return { status: response.status, body: (await response.json()) as { error?: { code: string; message: string } } };
};

const start = (variants = ['opening']) => post('start', { variants, plan: { baseline: 0.1, effect: 0.2 } });

const state = async (url = control.url): Promise<LanderState> => {
  const response = await fetch(`${url}/api/names/mf-landers/experiments`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { landers } = (await response.json()) as ExperimentsResponse;
  const found = landers.find(({ lander }) => lander === LANDER);
  if (!found) throw new Error('the lander is missing');
  return found;
};

const counts = async (url?: string) =>
  ((await state(url)).experiment?.result.variants ?? []).map(
    ({ variant, visits, signups }): [string, number, number] => [variant, visits, signups],
  );

interface Visit {
  url?: string;
  bucket?: string;
  at?: string;
  headers?: Record<string, string>;
}

/** Waits until what is written in the background is there. */
const until = async (isDone: () => Promise<boolean>): Promise<void> => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await isDone()) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
  }
  throw new Error('it did not happen');
};

/** Gets a page. A gateway on a busy machine refuses requests for a moment, which must not pass for a page without a variant. */
const getPage = async (address: string, headers: Record<string, string>) => {
  const { origin, pathname } = new URL(address);
  let response = await rawGet(origin, pathname, headers);
  await until(async () => {
    if (response.status === 503) response = await rawGet(origin, pathname, headers);
    return response.status === 200;
  });
  return response;
};

/** Visits the lander as a person with a browser. */
const visit = async ({ url = gateway.url, bucket, at = LANDER, headers = {} }: Visit = {}) => {
  const response = await getPage(`${url}${at}`, {
    'user-agent': desktop,
    cookie: ['lang=en', ...(bucket === undefined ? [] : [`mfe.bucket=${bucket}`])].join('; '),
    ...headers,
  });
  const html = response.body.toString();
  const cookies = [response.headers['set-cookie'] ?? []].flat();
  return {
    html,
    cookies,
    bucket: cookies.map((text) => /^mfe\.bucket=([^;]*)/.exec(text)?.[1]).find((value) => value !== undefined),
    variant: html.includes('Opening night.') ? 'opening' : 'default',
  };
};

const signUp = (bucket: string, { url = gateway.url, created = true, cookies = '' } = {}) => {
  gateway.api.responses.set('/api/signup.php', () => ({
    status: 200,
    body: { user: null, step: 0 },
    ...(created && { headers: { 'x-signup': 'created' } }),
  }));
  return fetch(`${url}/api/signup.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': desktop, cookie: `mfe.bucket=${bucket}${cookies}` },
    body: '{}',
  });
};

/** Visits until both variants have been seen. Returns a bucket of each. */
const bucketsOfBoth = async (): Promise<Record<string, string>> => {
  const found: Record<string, string> = {};
  for (let nth = 0; nth < 60 && Object.keys(found).length < 2; nth += 1) {
    const { bucket = '', variant } = await visit();
    found[variant] = bucket;
  }
  return found;
};

test('LAND-01 without an experiment no visitor gets a cookie, and all see the default variant', async () => {
  const { cookies, variant, html } = await visit();
  expect([variant, cookies.filter((text) => text.startsWith('mfe.'))]).toEqual(['default', []]);
  expect(dataOf(html).variants).toBeUndefined();
});

test('LAND-01 the HTML has the variant of the visitor’s bucket, the same in every gateway, at the address of the lander', async () => {
  expect((await start()).status).toBe(200);
  const buckets = await bucketsOfBoth();
  expect(Object.keys(buckets).sort()).toEqual(['default', 'opening']);
  const another = await startAnother();
  for (const [variant, bucket] of Object.entries(buckets)) {
    for (const url of [gateway.url, another]) {
      const again = await visit({ url, bucket });
      expect(again.variant).toBe(variant);
      expect(again.bucket).toBeUndefined();
      expect(dataOf(again.html).variants).toEqual({ [LANDER]: variant });
      expect(again.html).toMatch(/<link rel="canonical" href="[^"]*\/landers\/gallery\?lang=en">/);
      expect(again.html).toContain('rel="alternate" hreflang="x-default"');
    }
  }
  expect((await visit({ bucket: buckets['opening'] ?? '' })).html).toContain('<title>Opening night');
  // The address of a variant shows that variant, whoever visits it.
  const named = await visit({ bucket: buckets['default'] ?? '', at: `${LANDER}/opening` });
  expect(named.variant).toBe('opening');
});

test('counts each visitor once, by language, device, country and niche, in all gateways and after a restart', async () => {
  gateway.api.settingsOf.set('nl.test', { ...gateway.api.settings, geoip_selected_country: 'NL' });
  const ofPhone = { host: 'nl.test', 'user-agent': phone };
  const ofDesktop = { host: 'nl.test' };
  await start();
  const another = await startAnother();
  const { bucket = '', variant } = await visit({ headers: ofPhone });
  for (const url of [gateway.url, another, gateway.url]) {
    await visit({ url, bucket, headers: { ...ofPhone, cookie: `lang=nl; mfe.bucket=${bucket}` } });
  }
  const others = [await visit({ url: another, headers: ofDesktop }), await visit({ headers: ofDesktop })];
  expect(new Set([bucket, ...others.map((one) => one.bucket)]).size).toBe(3);
  await signUp(bucket, { url: another });
  await signUp(bucket);
  const sum = async () =>
    (await counts()).reduce<[number, number]>(([visits, signups], [, v, s]) => [visits + v, signups + s], [0, 0]);
  await until(async () => (await sum()).join() === '3,1');
  const { experiment } = await state();
  expect(experiment?.parts.country.map(({ value }) => value)).toEqual(['NL']);
  expect(experiment?.parts.device.map(({ value }) => value)).toEqual(['desktop', 'phone']);
  expect(experiment?.parts.niche.map(({ value }) => value)).toEqual(['default']);
  expect(experiment?.result.variants.find((one) => one.variant === variant)?.signups).toBe(1);

  // A console that starts later reads the files.
  const later = await startControl({ dataDir: gateway.dataDir });
  expect(await counts(later.url)).toEqual(await counts());
  await later.stop();
  // No file has the value of the cookie.
  const folder = path.join(gateway.dataDir, 'experiments', experiment?.id ?? '');
  const texts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  expect(texts.join('')).toMatch(/^v /m);
  expect(texts.join('')).not.toContain(bucket);
});

test('counts no bot, no member, no page loaded in advance, and no signup without an account or without a visit', async () => {
  await start();
  for (const headers of [
    { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    { 'sec-purpose': 'prefetch;prerender' },
    { cookie: 'lang=en; auth.session=abc' },
  ]) {
    await visit({ headers });
  }
  const bot = await visit({ headers: { 'user-agent': 'Googlebot/2.1' } });
  expect([bot.variant, bot.bucket]).toEqual(['default', undefined]);
  await signUp('AAAAAAAAAAAAAAAAAAAAAA');
  // The control: a person counts, and a signup that made no account does not.
  const { bucket = '' } = await visit();
  const response = await signUp(bucket, { created: false });
  expect(response.headers.get('x-signup')).toBeNull();
  await until(async () => (await counts()).some(([, visits]) => visits === 1));
  const byVisits = (await counts()).map(([, visits, signups]) => [visits, signups]).sort(([a = 0], [b = 0]) => a - b);
  expect(byVisits).toEqual([
    [0, 0],
    [1, 0],
  ]);
  await signUp(bucket).then(({ headers }) => expect(headers.get('x-signup')).toBeNull());
  await until(async () => (await counts()).some(([, , signups]) => signups === 1));
});

test('LAND-01 a change of an experiment is refused when another person has changed that experiment since', async () => {
  const plan = { baseline: 0.1, effect: 0.2 };
  const read = revision();
  expect((await post('start', { variants: ['opening'], plan, expectedRevision: undefined })).status).toBe(400);
  // Negative control: an upload is no conflict.
  gateway.registry.publish(chatDist('1.9.0-00000009'), operator);
  expect((await post('start', { variants: ['opening'], plan, expectedRevision: read })).status).toBe(200);
  const running = revision();
  expect((await post('stop', {})).status).toBe(200);
  expect((await start()).status).toBe(200);
  const stopped = await post('stop', { expectedRevision: running });
  expect([stopped.status, stopped.body.error?.code]).toEqual([409, 'revision_conflict']);
  expect(stopped.body.error?.message).toMatch(/has changed since revision \d+: experiment .*\/one at/);
  expect((await state()).experiment?.end).toBeUndefined();
  expect((await post('stop', {})).status).toBe(200);
});

test('a promoted variant is what all visitors see, until another is promoted', async () => {
  await start();
  expect((await post('promote', { variant: 'opening' })).status).toBe(200);
  const { variant, bucket, html } = await visit();
  expect([variant, bucket]).toEqual(['opening', undefined]);
  expect(dataOf(html).variants).toEqual({ [LANDER]: 'opening' });
  expect(await state()).toMatchObject({
    shown: 'opening',
    experiment: { variants: ['default', 'opening'], end: { promoted: 'opening' } },
  });
  expect((await post('promote', { variant: 'opening' })).body).toMatchObject({ unchanged: true });
  expect((await post('promote', { variant: 'default' })).status).toBe(200);
  expect((await visit()).variant).toBe('default');
  const kinds = gateway.registry.audit().map(({ what }) => what.kind);
  expect(kinds.slice(-3)).toEqual(['experiment', 'experiment-promote', 'experiment-promote']);
  expect(gateway.registry.verifyAudit().broken).toBeUndefined();
});

test('a stopped experiment shows the control again, counts no more, and the next one replaces its files', async () => {
  await start();
  const { opening = '' } = await bucketsOfBoth();
  const id = (await state()).experiment?.id ?? '';
  await until(async () => existsSync(path.join(gateway.dataDir, 'experiments', id)));
  expect((await post('stop', {})).status).toBe(200);
  expect((await visit({ bucket: opening })).variant).toBe('default');
  expect((await post('stop', {})).body.error?.code).toBe('no_experiment');
  await start();
  await visit();
  await until(async () => !existsSync(path.join(gateway.dataDir, 'experiments', id)));
});

test('refuses what cannot be compared, what the token does not allow, and a second experiment of a lander', async () => {
  const chat = control.tokenFor('mf-chat');
  expect((await post('start', { variants: ['opening'] }, { as: chat })).body.error?.code).toBe('not_allowed');
  const reader = control.tokenFor('mf-landers', { actions: ['read'] });
  for (const action of ['start', 'stop', 'promote']) {
    expect((await post(action, { variant: 'opening' }, { as: reader })).status).toBe(403);
  }
  expect((await start(['nothing'])).body.error).toEqual({
    code: 'unknown_variant',
    message: '/landers/gallery has no variant nothing. Its variants: default, opening.',
  });
  expect((await start(['default'])).body.error?.code).toBe('bad_change');
  expect((await start(['opening', 'opening'])).body.error?.code).toBe('bad_change');
  const plan = { baseline: 0.1, effect: 0.2 };
  expect((await post('start', { variants: ['opening'], plan, lander: '/pages/terms' })).status).toBe(404);
  for (const wrong of [
    { baseline: 0, effect: 0.2 },
    { baseline: 0.1, effect: 0 },
  ]) {
    expect((await post('start', { variants: ['opening'], plan: wrong })).body.error?.code).toBe('bad_change');
  }
  expect((await start()).status).toBe(200);
  expect((await start()).body.error?.code).toBe('experiment_runs');
  expect((await post('promote', { variant: 'opening', expectedRevision: 1 })).status).toBe(409);
});

test('while the store does not respond, the landers are not known, and no running experiment is called removed', async () => {
  expect((await start()).status).toBe(200);
  const { dataDir } = gateway;
  const read = () => Promise.reject(new StoreUnavailable('the store did not respond'));
  const away = await startControl({ dataDir, store: { ...openArtifacts({ dataDir }), read } });
  const body = { lander: LANDER, why: 'a test', expectedRevision: revision() };
  const call = async (action: string, sent?: object) => {
    const response = await fetch(`${away.url}/api/names/mf-landers/experiments${action}`, {
      method: sent ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(sent && { 'content-type': 'application/json' }) },
      ...(sent && { body: JSON.stringify(sent) }),
    });
    return { status: response.status, body: (await response.json()) as { error?: { code: string } } };
  };
  const unavailable = { status: 503, body: { error: { code: 'store_unavailable' } } };
  expect(await call('')).toMatchObject(unavailable);
  expect(await call('/promote', { ...body, variant: 'opening' })).toMatchObject(unavailable);
  // Stopping needs no texts.
  expect((await call('/stop', body)).status).toBe(200);
  await away.stop();
  // The control: with the store, the same lander is live.
  expect(await state()).toMatchObject({ isLive: true, experiment: { end: { by: expect.any(String) } } });
});

test('LAND-03 a visitor who objects loses the bucket, sees the default variant, and is counted nowhere', async () => {
  await start();
  const { opening = '' } = await bucketsOfBoth();
  await until(async () => (await counts()).every(([, visits]) => visits !== 0));
  const before = await counts();
  const object = (objected: unknown, headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}/__mfe/objection`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ objected }),
    });
  const response = await object(true, { cookie: `mfe.bucket=${opening}` });
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^mfe\.experiments=no; Max-Age=31536000; Path=\/; SameSite=Lax$/),
    expect.stringMatching(/^mfe\.bucket=; Max-Age=0; Path=\/; HttpOnly/),
  ]);
  // A browser that still has the bucket, from a link of a page that was open before.
  await signUp(opening, { cookies: '; mfe.experiments=no' });
  const objected = await visit({ headers: { cookie: `lang=en; mfe.experiments=no; mfe.bucket=${opening}` } });
  expect([objected.variant, objected.bucket]).toEqual(['default', '']);
  expect(await counts()).toEqual(before);
  // The control: without the objection the same signup counts.
  await signUp(opening);
  await until(async () => (await counts()).some(([, , signups]) => signups === 1));
  expect((await object(false)).headers.getSetCookie()).toEqual([
    expect.stringMatching(/^mfe\.experiments=; Max-Age=0/),
  ]);
  expect((await object('no')).status).toBe(400);
  expect((await object(true, { origin: 'https://other.test' })).status).toBe(400);
});
