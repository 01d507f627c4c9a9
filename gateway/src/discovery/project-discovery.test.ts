import { readFileSync } from 'node:fs';
import path from 'node:path';

import Ajv2019 from 'ajv/dist/2019';

import { emptyDocument, type RegisteredVersion, type RegistryDocument, type Rollout } from '../registry/document.ts';
import { type DiscoveredVersion, projectDiscovery } from './project-discovery.ts';

const schema = JSON.parse(readFileSync(path.join(__dirname, 'frontend-discovery-v1-pre.schema.json'), 'utf8')) as {
  properties: { microFrontends: { additionalProperties: { items: [Record<string, unknown>] } } };
}; // the shape of the schema itself

const ajv = new Ajv2019({ strict: false });
const isDocument = ajv.compile(schema);
/** The schema checks only the first item of a list. */
const isVersion = ajv.compile(schema.properties.microFrontends.additionalProperties.items[0]);

const hash = `sha384-${'A'.repeat(64)}`;
const registered = (name: string, version: string, more: Partial<RegisteredVersion> = {}): RegisteredVersion => ({
  name,
  version,
  files: [
    { path: 'remoteEntry.js', integrity: hash, bytes: 1 },
    { path: 'screen.js', integrity: hash, bytes: 1 },
  ],
  entry: 'remoteEntry.js',
  lifecycle: [],
  screens: {},
  widgetFiles: {},
  messages: {},
  trustedTypes: [],
  data: {
    name,
    contracts: { bus: '^1', endpoints: '^1' },
    routes: [{ id: 'a', path: '/a/:id', layout: 'default', access: 'all', zone: 'app', screen: 'a', skeleton: 'page' }],
    widgets: [],
  },
  shared: { react: '^19.0.0' },
  exposes: ['./lifecycle'],
  contract: hash,
  counter: 1,
  publishedAt: '2026-01-01T00:00:00Z',
  publishedBy: 'person of team chat',
  commit: 'secret-branch',
  status: 'verified',
  checks: [{ id: 'files', verdict: 'passed', reason: 'inner reason' }],
  ...more,
});

const rollout = (steps: Rollout['steps']): Rollout => ({
  version: '1.0.0-00000002',
  salt: 'salt-of-nobody',
  startedAt: '2026-01-01T00:00:00Z',
  startedBy: 'person',
  steps,
  haltOn: { minSessions: 10, errorRateDelta: 0.01 },
});

const documentWith = (more: Partial<RegistryDocument>, canary: Partial<RegisteredVersion> = {}): RegistryDocument => ({
  ...emptyDocument,
  revision: 7,
  pointers: { 'mf-chat': '1.0.0-00000001', shell: '1.0.0-00000009' },
  versions: {
    shell: { '1.0.0-00000009': registered('shell', '1.0.0-00000009', { entry: 'main.js' }) },
    'mf-chat': {
      '1.0.0-00000001': registered('mf-chat', '1.0.0-00000001'),
      '1.0.0-00000002': registered('mf-chat', '1.0.0-00000002', canary),
      '1.0.0-00000003': registered('mf-chat', '1.0.0-00000003', { status: 'uploaded' }),
    },
  },
  ...more,
});

const origin = 'https://pairwise.test';
const projected = (document: RegistryDocument): DiscoveredVersion[] => {
  const result: unknown = JSON.parse(JSON.stringify(projectDiscovery(document, { origin })));
  expect(isDocument(result) ? [] : isDocument.errors).toEqual([]);
  const versions = projectDiscovery(document, { origin }).microFrontends['mf-chat'] ?? [];
  for (const version of versions) expect(isVersion(version) ? [] : isVersion.errors).toEqual([]);
  return versions;
};

test('PLAT-02 lists stable and canary versions in a document that fits the public schema', () => {
  const document = documentWith({ rollouts: { 'mf-chat': rollout([{ audience: {}, percent: 10 }]) } });
  expect(projected(document)).toEqual([
    expect.objectContaining({
      url: `${origin}/remotes/mf-chat/1.0.0-00000001/remoteEntry.js`,
      metadata: { version: '1.0.0-00000001', integrity: hash },
      deployment: { traffic: 90, default: true },
    }),
    expect.objectContaining({
      metadata: { version: '1.0.0-00000002', integrity: hash },
      deployment: { traffic: 10, default: false },
    }),
  ]);
  expect(Object.keys(projectDiscovery(document, { origin }).microFrontends)).toEqual(['mf-chat']);
});

test('lists a second origin as the fallback address; without an origin, addresses are relative', () => {
  const { microFrontends } = projectDiscovery(documentWith({}), { origin: '', fallbackOrigin: 'https://b.test' });
  expect(microFrontends['mf-chat']?.[0]).toMatchObject({
    url: '/remotes/mf-chat/1.0.0-00000001/remoteEntry.js',
    fallbackUrl: 'https://b.test/remotes/mf-chat/1.0.0-00000001/remoteEntry.js',
  });
});

test('PLAT-06 contains no rules, salts, audiences, and no names of persons or branches', () => {
  const targeted = rollout([
    { audience: { staff: true }, percent: 100 },
    { audience: { countries: ['NL'], niches: [3] }, percent: 25 },
  ]);
  const document = documentWith({ rollouts: { 'mf-chat': targeted } });
  expect(projected(document)).toEqual([expect.objectContaining({ deployment: { traffic: 100, default: true } })]);

  const open = rollout([...targeted.steps, { audience: {}, percent: 5 }]);
  const text = JSON.stringify(projectDiscovery(documentWith({ rollouts: { 'mf-chat': open } }), { origin }));
  expect(text).toContain('"traffic":5');
  expect(text).not.toMatch(/salt|staff|NL|niche|countr|person|secret-branch|inner reason|00000003/);
});

test.each(['uploaded', 'refused', 'revoked'] as const)('does not list a version that is %s', (status) => {
  const rollouts = { 'mf-chat': rollout([{ audience: {}, percent: 10 }]) };
  expect(projected(documentWith({ rollouts }, { status }))).toEqual([
    expect.objectContaining({
      metadata: { version: '1.0.0-00000001', integrity: hash },
      deployment: { traffic: 100, default: true },
    }),
  ]);
});

test('control: the checks refuse a document that does not fit', () => {
  const good = projectDiscovery(documentWith({ rollouts: { 'mf-chat': rollout([{ audience: {}, percent: 10 }]) } }), {
    origin,
  });
  const [first, second] = good.microFrontends['mf-chat'] ?? [];
  const withoutMetadata = { url: second?.url };
  expect(isDocument({ ...good, revision: 7 })).toBe(false);
  expect(isDocument({ ...good, microFrontends: { 'mf-chat': [withoutMetadata] } })).toBe(false);
  expect(isVersion({ ...first, deployment: { traffic: 101, default: true } })).toBe(false);
  expect(isVersion({ ...first, salt: 'x' })).toBe(false);
  // The schema checks only the first item, so each version is also checked by itself.
  expect(isDocument({ ...good, microFrontends: { 'mf-chat': [first, withoutMetadata] } })).toBe(true);
  expect(isVersion(withoutMetadata)).toBe(false);
});
