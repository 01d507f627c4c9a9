import type { RevisionResponse } from '@pairwise/contracts/registry';

import type { Env } from '../env.ts';
import type { RolloutStep } from '../registry/index.ts';
import { newBucket } from '../rollout/bucket.ts';
import { chatDist, payDist } from '../testing/make-dist.ts';
import { dataOf, directives, preloadsIn } from '../testing/read-page.ts';
import { operator, rawGet, type RunningGateway, startGateway } from '../testing/start-gateway.ts';

const [old, next] = ['1.0.0-00000001', '1.0.0-00000002'] as const;

let gateway: RunningGateway;
const start = async (settings: Partial<Env> = {}): Promise<void> => {
  gateway = await startGateway(settings);
};
afterEach(() => gateway.stop());

const page = async (address = '/chats', headers: Record<string, string> = {}) => {
  const response = await rawGet(gateway.url, address, headers);
  const html = response.body.toString();
  return { ...response, html, policy: directives(response.headers['content-security-policy']) };
};

const withBucket = (bucket: string): Record<string, string> => ({ cookie: `a=b; mfe.bucket=${bucket}` });

const chatOf = (html: string) => dataOf(html).remotes.find(({ name }) => name === 'mf-chat');

const publishNext = (): void => {
  gateway.registry.publish(chatDist(next), operator);
  gateway.registry.recordChecks('mf-chat', next, 'verified', [], operator);
};

const startCanary = (steps: RolloutStep[]): number => {
  publishNext();
  const haltOn = { minSessions: 1_000, errorRateDelta: 0.5 };
  return gateway.registry.startCanary('mf-chat', next, { steps, haltOn }, operator);
};

const allVisitors = (percent: number): RolloutStep[] => [{ audience: {}, percent }];

describe('PLAT-02 a canary', () => {
  beforeEach(() => start());

  test('reaches its share of visitors, keeps them when the share rises, and leaves none when it is halted', async () => {
    startCanary(allVisitors(30));
    const buckets = Array.from({ length: 60 }, () => newBucket());
    const having = async (): Promise<string[]> => {
      const versions = await Promise.all(
        buckets.map(async (bucket) => chatOf((await page('/chats', withBucket(bucket))).html)?.version),
      );
      return buckets.filter((_bucket, index) => versions[index] === next);
    };
    const some = await having();
    expect(some.length).toBeGreaterThan(3);
    expect(some.length).toBeLessThan(45);
    expect(await having()).toEqual(some);

    const haltOn = { minSessions: 1_000, errorRateDelta: 0.5 };
    gateway.registry.startCanary('mf-chat', next, { steps: allVisitors(60), haltOn }, operator);
    const more = await having();
    expect(more).toEqual(expect.arrayContaining(some));
    expect(more.length).toBeGreaterThan(some.length);

    gateway.registry.halt('mf-chat', operator);
    expect(await having()).toEqual([]);
  });

  test('keeps a visitor in place by a cookie that no script can read, set once, and only during a rollout', async () => {
    expect((await page()).headers['set-cookie']).toBeUndefined();
    startCanary(allVisitors(50));
    const first = await page();
    const [cookie = '', ...others] = first.headers['set-cookie'] ?? [];
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^mfe\.bucket=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    const again = await page('/chats', { cookie: cookie.split(';')[0] ?? '' });
    expect(again.headers['set-cookie']).toBeUndefined();
    // The page that set the cookie already used it.
    expect(chatOf(again.html)?.version).toBe(chatOf(first.html)?.version);
    expect((await page('/chats', withBucket('<script>'))).headers['set-cookie']).toHaveLength(1);
  });

  test('uses country and niche of the settings and the language of the page', async () => {
    startCanary([{ audience: { countries: ['NL'], niches: [1], languages: ['nl'] }, percent: 100 }]);
    const versionFor = async (country: string, niche: number, language: string) => {
      Object.assign(gateway.api.settings, { geoip_selected_country: country, niche });
      // Settings are cached for each host.
      const host = `${country}-${niche}.example`;
      return chatOf((await page('/chats', { host, cookie: `lang=${language}` })).html)?.version;
    };
    expect(await versionFor('NL', 1, 'nl')).toBe(next);
    expect(await versionFor('DE', 1, 'nl')).toBe(old);
    expect(await versionFor('NL', 2, 'nl')).toBe(old);
    expect(await versionFor('NL', 1, 'en')).toBe(old);
  });

  test('preloads its own files; the policy admits it and its fallback, and no other visitor’s version', async () => {
    startCanary(allVisitors(100));
    const { html, policy } = await page();
    expect(preloadsIn(html)).toContain(`/remotes/mf-chat/${next}/remoteEntry.js`);
    expect(preloadsIn(html).join()).not.toContain(old + '/remoteEntry.js');
    expect(chatOf(html)).toMatchObject({
      version: next,
      lastGood: {
        version: old,
        entry: `/remotes/mf-chat/${old}/remoteEntry.js`,
        integrity: expect.stringMatching(/^sha384-/),
      },
    });
    for (const version of [old, next]) {
      expect(policy['script-src']).toContain(`${gateway.url}/remotes/mf-chat/${version}/`);
      expect(policy['trusted-types']).toContain(`mf-chat@${version}`);
    }
    gateway.registry.halt('mf-chat', operator);
    const after = await page();
    expect(after.policy['script-src']).not.toContain(next);
    expect(after.policy['trusted-types']).not.toContain(next);
    expect(chatOf(after.html)).not.toHaveProperty('lastGood');
  });
});

describe('rollback and revoke', () => {
  beforeEach(() => start());

  test('PLAT-01 a rollback is live with the next page, and the rolled-back version is not its fallback', async () => {
    publishNext();
    gateway.registry.promote('mf-chat', next, operator);
    expect(chatOf((await page()).html)).toMatchObject({ version: next, lastGood: { version: old } });
    const revision = gateway.registry.rollback('mf-chat', operator);
    const { html } = await page();
    expect(dataOf(html).revision).toBe(revision);
    expect(chatOf(html)).toMatchObject({ version: old });
    expect(chatOf(html)).not.toHaveProperty('lastGood');
  });

  test('PLAT-01 a rolled-back version and a halted canary are reported to open pages until they are live again', async () => {
    const reported = async (): Promise<RevisionResponse['rolledBack']> => {
      const { body } = await rawGet(gateway.url, '/__mfe/revision');
      return (JSON.parse(body.toString()) as RevisionResponse).rolledBack; // as the shell does
    };
    publishNext();
    gateway.registry.promote('mf-chat', next, operator);
    // Negative control: a version that another one replaces stays in open pages.
    expect(await reported()).toEqual([]);
    gateway.registry.rollback('mf-chat', operator);
    expect(await reported()).toEqual([`mf-chat@${next}`]);
    startCanary(allVisitors(50));
    expect(await reported()).toEqual([]);
    gateway.registry.halt('mf-chat', operator);
    expect(await reported()).toEqual([`mf-chat@${next}`]);
    gateway.registry.promote('mf-chat', next, operator);
    expect(await reported()).toEqual([]);
    // A promotion that replaces it then withdraws nothing.
    gateway.registry.promote('mf-chat', old, operator);
    expect(await reported()).toEqual([]);
  });

  test('PLAT-01 a version that goes live again by an approval is not reported when another one replaces it', async () => {
    const reported = async (): Promise<RevisionResponse['rolledBack']> => {
      const { body } = await rawGet(gateway.url, '/__mfe/revision');
      return (JSON.parse(body.toString()) as RevisionResponse).rolledBack; // as the shell does
    };
    const goLive = (version: string): void => {
      const { id } = gateway.registry.request(
        { kind: 'promote', name: 'mf-billing', version },
        { ...operator, person: 'Ada' },
      );
      gateway.registry.approve(id, { ...operator, person: 'Bo' });
    };
    gateway.registry.publish(payDist(next), operator);
    gateway.registry.recordChecks('mf-billing', next, 'verified', [], operator);
    goLive(next);
    gateway.registry.rollback('mf-billing', operator);
    // The control: until it is live again it is reported.
    expect(await reported()).toEqual([`mf-billing@${next}`]);
    goLive(next);
    expect(await reported()).toEqual([]);
    goLive(old);
    expect(await reported()).toEqual([]);
  });

  test('PLAT-01 a rollback that ends a canary as well reports both versions to open pages', async () => {
    publishNext();
    gateway.registry.promote('mf-chat', next, operator);
    const third = '1.3.0-00000003';
    gateway.registry.publish(chatDist(third), operator);
    gateway.registry.recordChecks('mf-chat', third, 'verified', [], operator);
    const haltOn = { minSessions: 1_000, errorRateDelta: 0.5 };
    gateway.registry.startCanary('mf-chat', third, { steps: allVisitors(50), haltOn }, operator);
    gateway.registry.rollback('mf-chat', operator);
    const { body } = await rawGet(gateway.url, '/__mfe/revision');
    const { rolledBack } = JSON.parse(body.toString()) as RevisionResponse; // as the shell does
    expect(rolledBack.toSorted()).toEqual([`mf-chat@${next}`, `mf-chat@${third}`].toSorted());
  });

  test('PLAT-01 a revoked version is reported to open pages, its files are gone, and no page uses it', async () => {
    const readRevision = async (): Promise<{ response: RevisionResponse; cache: unknown }> => {
      const { body, headers } = await rawGet(gateway.url, '/__mfe/revision');
      return { response: JSON.parse(body.toString()) as RevisionResponse, cache: headers['cache-control'] }; // as the shell does
    };
    publishNext();
    gateway.registry.promote('mf-chat', next, operator);
    const before = gateway.registry.current().revision;
    const none = { revoked: [], rolledBack: [] };
    expect(await readRevision()).toEqual({ response: { revision: before, ...none }, cache: 'no-store' });
    const file = `/remotes/mf-chat/${next}/remoteEntry.js`;
    expect((await rawGet(gateway.url, file)).status).toBe(200);

    const revision = gateway.registry.revoke('mf-chat', next, operator);
    const response = { revision, ...none, revoked: [`mf-chat@${next}`] };
    expect(await readRevision()).toEqual({ response, cache: 'no-store' });
    const gone = await rawGet(gateway.url, file);
    expect(gone.status).toBe(410);
    expect(gone.headers['cache-control']).not.toMatch(/immutable/);
    expect((await rawGet(gateway.url, `/remotes/mf-chat/${old}/remoteEntry.js`)).status).toBe(200);
    const { html, policy } = await page();
    expect(html).not.toContain(next);
    expect(policy['script-src']).not.toContain(next);
  });

  test('PLAT-01 ROUTE-37 the pages of a remote without a live version are the error page, all others stay', async () => {
    gateway.registry.revoke('mf-chat', old, operator, { offline: true });
    const { status, html, policy } = await page('/chats/5');
    expect(status).toBe(404);
    expect(html).toContain(`src="/remotes/shell/${old}/main.js"`);
    expect(chatOf(html)).toBeUndefined();
    expect(dataOf(html).liveRoutes).toEqual(['/lang-config', '/directdebit']);
    expect(policy['script-src']).not.toContain('mf-chat');
    expect((await page('/directdebit')).status).toBe(200);
    expect((await rawGet(gateway.url, `/remotes/mf-chat/${old}/remoteEntry.js`)).status).toBe(410);
    publishNext();
    gateway.registry.promote('mf-chat', next, operator);
    expect((await page('/chats/5')).status).toBe(200);
  });

  test('PLAT-01 without a live shell there is the neutral error, and the gateway reports that it is not ready', async () => {
    gateway.registry.revoke('shell', old, operator, { offline: true });
    const { status, html } = await page();
    expect([status, (await rawGet(gateway.url, '/health')).status]).toEqual([503, 503]);
    expect(html).toContain('An error occurred');
  });

  test.each(['/__mfe', '/__mfe/', '/__mfe/nothing', '/__mfe/revision/more'])('%p is no page', async (address) => {
    const { status, headers, body } = await rawGet(gateway.url, address);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body.toString()).not.toMatch(/</);
    expect((await fetch(gateway.url + address, { method: 'POST' })).status).toBe(404);
  });
});

describe('allowed script sources', () => {
  test('PLAT-05 contain the requested host, but none that could end the directive', async () => {
    await start();
    const scriptsFor = async (host: string) => (await page('/chats', { host })).policy['script-src'];
    expect(await scriptsFor('Dates.example:8080')).toMatch(/^http:\/\/dates\.example:8080\/remotes\/shell\//);
    for (const host of ['a;script-src *', "a 'unsafe-inline'", 'a,b', '[::1]:4000']) {
      const { policy, status } = await page('/chats', { host });
      if (status === 400) continue;
      expect(policy['script-src']).toBe("'self'");
    }
  });

  test('PLAT-05 contain the public address, too, with https only, which the browser enforces', async () => {
    await start({ https: true, publicUrl: 'https://dates.example' });
    const { policy, headers } = await page('/chats', { host: 'dates.example' });
    expect(policy['script-src']).toMatch(
      /^https:\/\/dates\.example\/remotes\/shell\/[^ ]+ https:\/\/dates\.example\/remotes\/mf-chat\/[^ ]+$/,
    );
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    startCanary(allVisitors(50));
    expect((await page()).headers['set-cookie']?.[0]).toMatch(/; Secure; SameSite=Lax$/);
  });

  test('PLAT-04 contain the same folders on the fallback origin, which the page data names', async () => {
    await start({ fallbackOrigin: 'https://files.example' });
    const { html, policy, headers } = await page();
    expect(chatOf(html)?.fallbackEntry).toBe(`https://files.example/remotes/mf-chat/${old}/remoteEntry.js`);
    expect(policy['script-src']).toContain(` https://files.example/remotes/mf-chat/${old}/`);
    expect(policy['script-src']).not.toMatch(/https:\/\/files\.example(?: |$)/);
    // The same entry may run twice, from this origin and from the fallback.
    expect(policy['trusted-types']).toContain(" 'allow-duplicates'");
    expect(headers).not.toHaveProperty('strict-transport-security');
    await gateway.stop();
    await start();
    const without = await page();
    expect(chatOf(without.html)).not.toHaveProperty('fallbackEntry');
    expect(without.policy['trusted-types']).not.toContain('allow-duplicates');
  });
});

describe('T1 over https code of a page cannot choose the versions of its visitor', () => {
  beforeEach(() => start({ https: true }));

  const name = '__Host-Http-mfe.bucket';
  const seen = async (cookie: string) => {
    const { html, headers } = await page('/chats', { cookie });
    return { version: chatOf(html)?.version, cookies: headers['set-cookie'] ?? [] };
  };

  test('only a cookie that browsers accept from responses alone has the bucket', async () => {
    startCanary(allVisitors(50));
    const buckets = Array.from({ length: 40 }, () => newBucket());
    const own = await Promise.all(buckets.map((bucket) => seen(`${name}=${bucket}`)));
    // Control: the value decides the version.
    expect(new Set(own.map(({ version }) => version))).toEqual(new Set([old, next]));
    expect(own.flatMap(({ cookies }) => cookies)).toEqual([]);
    const chosen = buckets.find((_bucket, at) => own[at]?.version === next);
    const results = await Promise.all(Array.from({ length: 20 }, () => seen(`mfe.bucket=${chosen}`)));
    expect(new Set(results.map(({ version }) => version))).toEqual(new Set([old, next]));
    for (const { cookies } of results) {
      expect(cookies).toEqual([
        expect.stringMatching(/^__Host-Http-mfe\.bucket=[\w-]{22}; .*Path=\/; HttpOnly; Secure/),
      ]);
    }
  });
});
