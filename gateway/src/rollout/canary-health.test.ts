import type { PageData, PageReport } from '@pairwise/contracts/registry';

import type { Audience, HaltRule } from '../registry/document.ts';
import { chatDist } from '../testing/make-dist.ts';
import { operator, type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { armKey, pagesOf } from './arms.ts';
import { newBucket } from './bucket.ts';
import { openHealth } from './health.ts';
import { PAGES_OF_NETWORK } from './independent-pages.ts';

const haltOn = { minSessions: 20, errorRateDelta: 0.02 };
const next = '1.0.1-00000002';
let gateway: RunningGateway;
let isStopped = false;
beforeEach(async () => {
  isStopped = false;
  gateway = await startGateway();
});
const stop = async (): Promise<void> => {
  if (isStopped) return;
  isStopped = true;
  await gateway.stop();
};
afterEach(stop);

/** Loads a page as a visitor's browser does. */
const visit = async (address = '/chats', headers: Record<string, string> = {}): Promise<PageData> => {
  const html = await (await fetch(`${gateway.url}${address}`, { headers })).text();
  const json = /<script type="application\/json" id="mfe-page">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return JSON.parse(json) as PageData; // as the shell does
};

const chatOf = (page: PageData): string => page.remotes.find(({ name }) => name === 'mf-chat')?.version ?? '';

const reportOn = (page: PageData, failing: boolean): PageReport => ({
  ticket: page.reportTicket ?? '',
  revision: page.revision,
  zone: page.zone,
  deployables: [
    { name: 'shell', version: page.shell.version, readyMs: 300, errors: [] },
    {
      name: 'mf-chat',
      version: chatOf(page),
      readyMs: 600,
      errors: failing ? [{ phase: 'render', message: 'no thread\u001b[31m' }] : [],
    },
    // The fallback version is none of this page's and must not replace what failed.
    ...(failing ? [{ name: 'mf-chat', version: '1.0.0-00000000', readyMs: 900, errors: [] }] : []),
  ],
  vitals: { lcp: 800 },
});

const send = (body: unknown): Promise<Response> =>
  fetch(`${gateway.url}/__mfe/report`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const startCanary = (audience: Audience = {}, rule: HaltRule = haltOn): void => {
  const { registry } = gateway;
  registry.publish(chatDist(next), operator);
  registry.recordChecks('mf-chat', next, 'verified', [], operator);
  registry.startCanary('mf-chat', next, { steps: [{ audience, percent: 50 }], haltOn: rule }, operator);
};

/** Sends visitors one after the other until the canary is gone. Returns how many got it. */
const comeAndReport = async (failing: (version: string) => boolean, visitors: number): Promise<number> => {
  let canaries = 0;
  for (let visitor = 0; visitor < visitors && gateway.registry.current().rollouts['mf-chat']; visitor += 1) {
    const page = await visit();
    if (chatOf(page) === next) canaries += 1;
    expect((await send(reportOn(page, failing(chatOf(page))))).status).toBe(204);
    // The judge looks every 500 ms, so a fast machine must not send all visitors between two looks.
    await pause(20);
  }
  await pause(700);
  return canaries;
};

test('PLAT-07 the gateway rolls a bad canary back by itself and logs the reason', async () => {
  startCanary();
  const canaries = await comeAndReport((version) => version === next, 115);
  const { rollouts, pointers } = gateway.registry.current();
  expect(rollouts).toEqual({});
  expect(pointers['mf-chat']).toBe('1.0.0-00000001');
  // As soon as it is certain.
  expect(canaries).toBeGreaterThanOrEqual(10);
  expect(canaries).toBeLessThanOrEqual(40);
  const last = gateway.registry.audit().at(-1);
  expect(last).toMatchObject({ who: 'gateway', what: { kind: 'halt', name: 'mf-chat', version: next } });
  expect(last?.why).toMatch(/^(\d+) of \1 documents with an error, stable 0 of \d+/);
  expect(last?.why).toContain('most often "no thread [31m" (render)');
  expect(gateway.registry.verifyAudit().broken).toBeUndefined();
  // Visitors of the canary get the stable version with the next page.
  expect(chatOf(await visit())).toBe('1.0.0-00000001');
});

test('PLAT-07 a page with an arm does not contain the salt that decides it, not even in its ticket', async () => {
  startCanary();
  const { salt = 'none' } = gateway.registry.current().rollouts['mf-chat'] ?? {};
  const html = await (await fetch(`${gateway.url}/chats`)).text();
  const [content = ''] = (/"reportTicket":"([^"]+)"/.exec(html)?.[1] ?? '').split('.');
  const ticket = Buffer.from(content, 'base64url').toString();
  // Control: the ticket has the key of the arm.
  expect([armKey(salt, 0, 50, 'canary'), armKey(salt, 0, 50, 'control')]).toContain(
    /"key":"([^"]+)"/.exec(ticket)?.[1],
  );
  expect(html + ticket).not.toContain(salt);
});

test('PLAT-07 an error in the third report of a page counts, in the figures of this rollout', async () => {
  startCanary();
  let page = await visit();
  while (chatOf(page) !== next) page = await visit();
  for (const failing of [false, false, true, false]) await send(reportOn(page, failing));
  const { salt = '' } = gateway.registry.current().rollouts['mf-chat'] ?? {};
  await stop();
  const health = openHealth({ dataDir: gateway.dataDir });
  // One document, whose fourth report is refused. The arm carries the name of the rollout, not of the minute.
  for (const counted of [next, armKey(salt, 0, 50, 'canary')]) {
    expect(health.summary('mf-chat', counted)).toMatchObject({ sessions: 1, errorSessions: 1 });
  }
  // And by the visitor's language and device, for the curves.
  expect(health.groups('mf-chat', next)).toMatchObject({ 'language de': 1, 'device desktop': 1 });
  expect(health.series('mf-chat', next, 0, 'language de')).toMatchObject([{ sessions: 1, errorSessions: 1 }]);
  await health.close();
});

test('PLAT-07 rolls a canary back whose widget breaks the pages of other names', async () => {
  startCanary();
  const address = '/lang-config';
  for (let visitor = 0; visitor < 115 && gateway.registry.current().rollouts['mf-chat']; visitor += 1) {
    const page = await visit(address);
    expect(chatOf(page)).not.toBe('');
    await send(reportOn(page, chatOf(page) === next));
    await pause(20);
  }
  await pause(700);
  expect(gateway.registry.current().rollouts).toEqual({});
  expect(gateway.registry.audit().at(-1)?.why).toMatch(/^(\d+) of \1 documents with an error, stable 0 of \d+/);
  expect(gateway.registry.audit().at(-1)?.why).not.toMatch(/never reported/);
});

test('PLAT-07 a page of another name that has not loaded the canary is no page of it', async () => {
  startCanary();
  for (let visitor = 0; visitor < 20; visitor += 1) {
    const page = await visit('/lang-config');
    const report = reportOn(page, false);
    await send({ ...report, deployables: report.deployables.filter(({ name }) => name === 'shell') });
  }
  const { salt = '' } = gateway.registry.current().rollouts['mf-chat'] ?? {};
  const keys = (['canary', 'control'] as const).map((arm) => armKey(salt, 0, 50, arm));
  await stop();
  const health = openHealth({ dataDir: gateway.dataDir });
  expect(health.summary('mf-chat', [...keys, ...keys.map(pagesOf)]).sessions).toBe(0);
  await health.close();
});

test('PLAT-07 one network cannot end a rollout of a public by dropping the reports of a canary', async () => {
  startCanary({}, { ...haltOn, minNetworks: 3 });
  // Bots have no ticket, and take no visitor's place.
  for (let page = 0; page < 10; page += 1) await visit('/chats', { 'user-agent': 'Googlebot/2.1' });
  // A client without cookies is a new visitor with each page.
  for (let page = 0; page < 100; page += 1) {
    const data = await visit();
    if (chatOf(data) !== next) await send(reportOn(data, false));
  }
  const { salt = '' } = gateway.registry.current().rollouts['mf-chat'] ?? {};
  const keys = (['canary', 'control'] as const).map((arm) => pagesOf(armKey(salt, 0, 50, arm)));
  await stop();
  const health = openHealth({ dataDir: gateway.dataDir, now: () => Date.now() + 5 * 60_000 });
  expect(health.summary('mf-chat', keys).silence.shown).toBe(PAGES_OF_NETWORK);
  await health.close();
});

test('PLAT-07 the times of a visitor count from the second document on, for which the browser has the code', async () => {
  startCanary({}, { ...haltOn, minNetworks: 3 });
  const { salt = '' } = gateway.registry.current().rollouts['mf-chat'] ?? {};
  const keys = (['canary', 'control'] as const).map((arm) => armKey(salt, 0, 50, arm));
  const cookie = `mfe.bucket=${newBucket()}`;
  // The first document at an address downloads the code.
  for (const [address, readyMs] of [
    ['/chats', 6_000],
    ['/chats/5', 6_000],
    ['/chats', 600],
    ['/chats', 6_000],
  ] as const) {
    const report = reportOn(await visit(address, { cookie }), false);
    await send({ ...report, deployables: report.deployables.map((one) => ({ ...one, readyMs })) });
  }
  await stop();
  const health = openHealth({ dataDir: gateway.dataDir });
  const { sessions, readySamples, readyP75Ms } = health.summary('mf-chat', keys);
  expect([sessions, readySamples]).toEqual([1, 1]);
  expect(readyP75Ms).toBeLessThan(1_000);
  await health.close();
});

test('PLAT-07 keeps a good canary, and one that fails as often as stable', async () => {
  startCanary();
  let visitor = 0;
  const failing = (): boolean => {
    visitor += 1;
    return visitor % 10 < 2;
  };
  const canaries = await comeAndReport(failing, 115);
  expect(canaries).toBeGreaterThanOrEqual(30);
  expect(gateway.registry.current().rollouts['mf-chat']?.version).toBe(next);
});

test('PLAT-07 compares a canary with stable in its own audience, which may be one where more fails', async () => {
  startCanary({ languages: ['nl'] });
  let canaries = 0;
  for (let visitor = 0; visitor < 120; visitor += 1) {
    // Every third page in Dutch fails, whatever its version. No other does.
    const isDutch = visitor % 2 === 0;
    const page = await visit('/chats', { cookie: `lang=${isDutch ? 'nl' : 'en'}` });
    if (chatOf(page) === next) canaries += 1;
    expect((await send(reportOn(page, isDutch && visitor % 6 === 0))).status).toBe(204);
  }
  await pause(700);
  expect(canaries).toBeGreaterThanOrEqual(15);
  expect(gateway.registry.current().rollouts['mf-chat']?.version).toBe(next);
});

test('PLAT-07 ignores reports with forged, used, foreign or missing tickets, and those about other versions', async () => {
  startCanary();
  const page = await visit();
  const lie = (more: Partial<PageReport>): PageReport => {
    const report = reportOn(page, true);
    const deployables = report.deployables
      .filter(({ version }) => version !== '1.0.0-00000000')
      .map((deployable) => (deployable.name === 'mf-chat' ? { ...deployable, version: next } : deployable));
    return { ...report, deployables, ...more };
  };
  const foreign = await startGateway();
  const other = await (await fetch(`${foreign.url}/chats`)).text();
  await foreign.stop();
  const foreignTicket = /"reportTicket":"([^"]+)"/.exec(other)?.[1] ?? 'none';
  expect(foreignTicket).not.toBe('none');

  // A page with the stable version must not report about the canary, one with the canary only once.
  let stablePage = page;
  let canaryPage = page;
  for (let tries = 0; tries < 100 && chatOf(stablePage) === chatOf(canaryPage); tries += 1) {
    const another = await visit();
    if (chatOf(another) === next) canaryPage = another;
    else stablePage = another;
  }
  const [head = '', tail = ''] = canaryPage.reportTicket?.split('.') ?? [];
  for (const ticket of [
    '',
    'x.y',
    `${head}.${'A'.repeat(43)}`,
    `${Buffer.from(Buffer.from(head, 'base64url').toString().replace('"issuer":"', '"issuer":"x')).toString('base64url')}.${tail}`,
    foreignTicket,
    stablePage.reportTicket ?? '',
  ]) {
    for (let count = 0; count < 6; count += 1) expect((await send(lie({ ticket }))).status).toBe(204);
  }
  for (let count = 0; count < 30; count += 1) await send(lie({ ticket: canaryPage.reportTicket ?? '' }));
  await pause(700);
  expect(gateway.registry.current().rollouts['mf-chat']?.version).toBe(next);

  await stop();
  const health = openHealth({ dataDir: gateway.dataDir });
  expect(health.summary('mf-chat', next)).toMatchObject({ sessions: 1, errorSessions: 1 });
  expect(health.summary('mf-chat', '1.0.0-00000001').sessions).toBe(0);
  await health.close();
});

test('refuses an invalid or too large report', async () => {
  const report = reportOn(await visit(), false);
  const [deployable] = report.deployables;
  for (const body of [
    {},
    { ...report, zone: 'elsewhere' },
    { ...report, vitals: { lcp: -1 } },
    { ...report, deployables: [{ ...deployable, errors: [{ phase: 'script', message: 'x'.repeat(201) }] }] },
    { ...report, deployables: Array.from({ length: 201 }, () => deployable) },
    { ...report, ticket: 'x'.repeat(70_000) },
  ]) {
    expect((await send(body)).status).toBe(400);
  }
  expect((await send(report)).status).toBe(204);
});

test('issues no ticket to bots and to visitors without a user agent', async () => {
  expect((await visit()).reportTicket).toBeDefined();
  expect((await visit('/chats', { 'user-agent': 'Googlebot/2.1' })).reportTicket).toBeUndefined();
});
