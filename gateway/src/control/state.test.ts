import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type {
  ChangeResponse,
  Check,
  ConsoleState,
  NameState,
  VersionResponse,
  VersionsResponse,
} from '@pairwise/contracts/console';

import { openArtifacts } from '../artifacts/artifact-store.ts';
import { remoteBuild, route } from '../testing/gate-fixtures.ts';
import { chatDist, temporaryFolder } from '../testing/make-dist.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

const checks: Check[] = [
  { id: 'files', verdict: 'passed', reason: 'All 8 files are as described.' },
  { id: 'languages', verdict: 'warned', reason: 'German lacks chat.sent.' },
];
const rule = { minSessions: 500, errorRateDelta: 0.01 };
const v = (number: number): string => `1.0.${number}-0000000a`;

let control: RunningControl;
let token: string;
const start = async (options: Parameters<typeof startControl>[0] = {}): Promise<void> => {
  control = await startControl(options);
  token = control.tokenFor('mf-chat');
};
afterEach(() => control.stop());

interface Called<Body> {
  status: number;
  body: Body;
}

const read = async <Body>(address: string): Promise<Called<Body>> => {
  const response = await fetch(`${control.url}${address}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, body: (await response.json()) as Body };
};
const chat = async (): Promise<NameState | undefined> =>
  (await read<ConsoleState>('/api/state')).body.names.find(({ name }) => name === 'mf-chat');
const rollBack = async (name: string, version: string): Promise<{ status: number; body: ChangeResponse }> => {
  const response = await fetch(`${control.url}/api/names/${name}/rollback`, {
    method: 'POST',
    headers: { authorization: `Bearer ${control.tokenFor(name)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version, why: 'a test', expectedRevision: control.registry.current().revision }),
  });
  return { status: response.status, body: (await response.json()) as ChangeResponse };
};

describe('with a hundred versions', () => {
  beforeEach(async () => {
    await start();
    const { registry } = control;
    const dist = chatDist(v(1));
    registry.putLive(dist, operator);
    const described = JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8'));
    for (let number = 2; number <= 100; number += 1) {
      const notes = number === 7 ? { label: 'Old prices' } : {};
      registry.publish({ ...described, version: v(number) }, { ...operator, notes });
    }
    for (const number of [2, 3, 4, 5, 6]) registry.recordChecks('mf-chat', v(number), 'verified', checks, operator);
  });

  test('PLAT-04 the state has the newest versions and those that a person acts on, and the number of all', async () => {
    const { registry } = control;
    registry.promote('mf-chat', v(2), operator);
    registry.promote('mf-chat', v(3), operator);
    registry.rollback('mf-chat', operator, v(2));
    registry.startCanary('mf-chat', v(4), { steps: [{ audience: {}, percent: 5 }], haltOn: rule }, operator);
    registry.request({ kind: 'promote', name: 'mf-chat', version: v(5) }, { ...operator, person: 'one' });
    const state = await chat();
    const newest = Array.from({ length: 50 }, (_, nth) => v(100 - nth));
    // In use: requested, the canary, left with the last rollback, live, and live before.
    const used = [5, 4, 3, 2, 1].map(v);
    expect(state?.versions.map(({ version }) => version)).toEqual([...newest, ...used]);
    expect(state?.versionCount).toBe(100);
    // Checks that have passed are read with one version.
    const canary = state?.versions.find(({ version }) => version === v(4));
    expect(canary?.checks).toEqual([checks[1]]);
    const whole = await read<VersionResponse>(`/api/names/mf-chat/versions/${v(4)}`);
    expect(whole.body.version.checks).toEqual(checks);
    expect(state?.versions.find(({ version }) => version === v(3))?.rolledBack).toMatchObject({ by: 'operator' });
  });

  test('PLAT-04 all versions are read page by page, each once', async () => {
    const found: string[] = [];
    let next: number | null = null;
    do {
      const before: string = next === null ? '' : `&before=${next}`;
      const { body } = await read<VersionsResponse>(`/api/names/mf-chat/versions?limit=30${before}`);
      expect(body.found).toBe(100);
      found.push(...body.versions.map(({ version }) => version));
      next = body.next;
    } while (next !== null);
    expect(found).toEqual(Array.from({ length: 100 }, (_, nth) => v(100 - nth)));
  });

  test('old versions are found by their words and their status', async () => {
    const named = await read<VersionsResponse>('/api/names/mf-chat/versions?search=old%20PRICES');
    expect(named.body).toMatchObject({ found: 1, next: null, versions: [{ version: v(7) }] });
    const unchecked = await read<VersionsResponse>('/api/names/mf-chat/versions?status=unchecked');
    expect(unchecked.body.versions.map(({ version }) => version)).toEqual([v(1)]);
    const verified = await read<VersionsResponse>('/api/names/mf-chat/versions?status=verified&limit=2');
    expect(verified.body).toMatchObject({ found: 5, versions: [{ version: v(6) }, { version: v(5) }] });
    expect((await read('/api/names/mf-chat/versions?status=other')).status).toBe(400);
    expect((await read('/api/names/constructor/versions')).status).toBe(404);
  });
});

test('PLAT-04 a damaged entry of the audit log keeps no one from reading the state and rolling back', async () => {
  await start();
  control.registry.putLive(chatDist(v(1)), operator);
  control.registry.putLive(chatDist(v(2)), operator);
  writeFileSync(path.join(control.dataDir, 'registry/audit/00000002.json'), '{');
  // Another program, so that no entry is in its memory.
  const { dataDir, stop } = control;
  await stop();
  await start({ dataDir });
  expect(await chat()).toMatchObject({ stable: { version: v(2) }, previous: { version: v(1) } });
  expect(await rollBack('mf-chat', v(1))).toMatchObject({ status: 200, body: { version: v(1) } });
  expect((await read('/api/audit')).body).toMatchObject({ chain: { broken: { revision: 2 } } });
});

test('PLAT-04 a store that never responds delays neither the state nor a rollback for ever', async () => {
  const dataDir = temporaryFolder();
  await start({ dataDir, store: { ...openArtifacts({ dataDir }), read: () => new Promise(() => undefined) } });
  const front = route('front', '/', { zone: 'site' });
  const gallery = route('landers-gallery', '/landers/gallery/:slug?', { zone: 'site' });
  const files = { 'heads.json': JSON.stringify({ 'landers-gallery': { texts: {}, variants: { night: {} } } }) };
  for (const [version, routes] of [
    [v(1), [front]],
    [v(2), [front, gallery]],
  ] as const) {
    control.registry.putLive(remoteBuild({ name: 'mf-landers', version, routes: [...routes], files }), operator);
  }
  const { names } = (await read<ConsoleState>('/api/state')).body;
  // The variants are in the texts, so they are not known.
  const lost = { routes: ['/landers/gallery'], variants: [] };
  expect(names.find(({ name }) => name === 'mf-landers')?.ifRolledBack).toEqual(lost);
  expect(await rollBack('mf-landers', v(1))).toMatchObject({ status: 200, body: { version: v(1), lost } });
});
