import fastify, { type FastifyInstance } from 'fastify';

import { registerCookies } from '../http/cookies.ts';
import { openArtifacts } from '../artifacts/artifact-store.ts';
import { openRegistry } from '../registry/index.ts';
import { chatDist, payDist, shellDist, temporaryFolder } from '../testing/make-dist.ts';
import { dataOf, directives, preloadsIn } from '../testing/read-page.ts';
import { operator } from '../testing/start-gateway.ts';
import { pageRoutes } from './page-routes.ts';
import { pageSender, type StaffState } from './page-sender.ts';

const dataDir = temporaryFolder();
const registry = openRegistry({ dataDir });
for (const dist of [shellDist(), chatDist(), payDist()]) registry.putLive(dist, operator);
registry.publish(chatDist('1.0.0-00000002'), operator);

let app: FastifyInstance;
afterEach(() => app.close());

/** Loads a page with these overrides. */
const page = async (staff: StaffState) => {
  app = fastify();
  registerCookies(app);
  const siteSettings = { name: '', domain_language: 'en', index_title: '', description: '' };
  const pages = pageSender({
    artifacts: openArtifacts({ dataDir }),
    demo: true,
    https: false,
    trustedTypes: true,
    current: registry.current,
    settings: { get: async () => siteSettings },
    heads: { get: async () => undefined },
    staffOf: () => staff,
  });
  pageRoutes(app, { pages, https: false });
  const { body, headers } = await app.inject('/chats');
  return { html: body, headers, data: dataOf(body), policy: directives(headers['content-security-policy']) };
};

const origin = 'http://localhost:4010';

test('PLAT-06 admits a developer’s server in that page only, and exactly that one', async () => {
  const { html, data, policy, headers } = await page({ staff: true, overrides: { 'mf-chat': origin } });
  const [chat] = data.remotes;
  expect(chat).toMatchObject({
    name: 'mf-chat',
    version: 'dev',
    entry: `${origin}/remotes/mf-chat/dev/remoteEntry.js`,
    integrity: '',
    development: true,
  });
  expect(chat?.routes.map(({ id }) => id)).toContain('chats');
  expect(chat).not.toHaveProperty('lastGood');
  expect(data.overrides).toEqual({ 'mf-chat': origin });
  expect(preloadsIn(html).join()).not.toContain('mf-chat');
  expect(policy['script-src']).toMatch(/^http:\/\/localhost:80\/remotes\/shell\/[^ ]+ http:\/\/localhost:4010$/);
  expect(policy['connect-src']).toBe("'self' http://localhost:4010 ws://localhost:4010");
  expect(policy).not.toHaveProperty('trusted-types');
  expect(policy).not.toHaveProperty('require-trusted-types-for');
  expect(headers).not.toHaveProperty('integrity-policy');
});

test('PLAT-06 contains nothing of it without an override', async () => {
  const { html, data, policy, headers } = await page({ staff: true, overrides: {} });
  expect(html).not.toContain('4010');
  expect(data).not.toHaveProperty('overrides');
  expect(data.remotes[0]).not.toHaveProperty('development');
  expect(policy['connect-src']).toBe("'self'");
  expect(policy['require-trusted-types-for']).toBe("'script'");
  expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
});

test('PLAT-06 shows an uploaded version by override, with its hashes and the full policy', async () => {
  const { data, policy } = await page({ staff: true, overrides: { 'mf-chat': '1.0.0-00000002' } });
  expect(data.remotes[0]).toMatchObject({ version: '1.0.0-00000002', integrity: expect.stringMatching(/^sha384-/) });
  expect(data.overrides).toEqual({ 'mf-chat': '1.0.0-00000002' });
  expect(policy['require-trusted-types-for']).toBe("'script'");
});

test.each([
  'https://evil.example',
  'http://localhost.evil.example:80',
  '9.9.9-00000009',
  "http://localhost:1 'unsafe-eval'",
])('PLAT-06 ignores the override %p, even when it is signed', async (value) => {
  const { data, policy } = await page({ staff: true, overrides: { 'mf-chat': value } });
  expect(data.remotes[0]?.version).toBe('1.0.0-00000001');
  expect(data).not.toHaveProperty('overrides');
  expect(policy['script-src']).not.toMatch(/evil|unsafe-eval/);
  expect(policy['require-trusted-types-for']).toBe("'script'");
});

test('PLAT-06 an override of a remote of another zone does not change the policy of this page', async () => {
  const { policy } = await page({ staff: true, overrides: { 'mf-billing': origin } });
  expect(policy['script-src']).not.toContain('4010');
  expect(policy['require-trusted-types-for']).toBe("'script'");
});
