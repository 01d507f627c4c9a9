import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';

import { BuildError, type BuildErrorCode } from '../builds/build-error.ts';
import { chatDist, makeDist, shellDist, temporaryFolder } from '../testing/make-dist.ts';
import { makeDocument, makeVersion } from '../testing/make-document.ts';
import { withVersion } from './changes.ts';
import { type Fit, openRegistry, type Registry, RegistryError, type RegistryErrorCode } from './index.ts';

const by = { who: 'chat-ci (Ada)', why: 'a test' };
const [one, two, three] = ['1.0.0-00000001', '1.0.0-00000002', '1.0.0-00000003'] as const;
const canary = { steps: [{ audience: {}, percent: 10 }], haltOn: { minSessions: 500, errorRateDelta: 0.01 } };

let dataDir: string;
let registry: Registry;

const verified = (version: string): void => {
  registry.publish(chatDist(version), by);
  registry.recordChecks('mf-chat', version, 'verified', [], by);
};

/** One is stable, two and three are verified. */
beforeEach(() => {
  dataDir = temporaryFolder();
  registry = openRegistry({ dataDir });
  registry.putLive(chatDist(one), by);
  verified(two);
  verified(three);
});

const codeOf = (change: () => unknown): RegistryErrorCode | BuildErrorCode | undefined => {
  try {
    change();
  } catch (error) {
    if (error instanceof RegistryError || error instanceof BuildError) return error.code;
    throw error;
  }
  return undefined;
};

/** A refused change must leave everything as it was. */
const refusal = (change: () => unknown): RegistryErrorCode | BuildErrorCode | undefined => {
  const before = registry.current();
  const code = codeOf(change);
  expect(registry.current()).toBe(before);
  return code;
};

const stable = (): string | undefined => registry.current().pointers['mf-chat'];
const history = (): string[] | undefined => registry.current().history['mf-chat']?.map(({ version }) => version);
const rollout = () => registry.current().rollouts['mf-chat'];

describe('publish', () => {
  test('PLAT-03 counts versions up, records author and commit, and waits for the gate', () => {
    expect(registry.publish(chatDist('1.0.0-00000004'), { ...by, commit: 'abc123' })).toEqual({
      name: 'mf-chat',
      version: '1.0.0-00000004',
      added: true,
      counter: 4,
    });
    expect(registry.current().versions['mf-chat']?.['1.0.0-00000004']).toMatchObject({
      status: 'uploaded',
      counter: 4,
      publishedBy: by.who,
      commit: 'abc123',
      checks: [],
    });
    expect(registry.list().map(({ counter }) => counter)).toEqual([4, 3, 2, 1]);
  });

  test('PLAT-05 refuses a version at or below the counter of another', () => {
    const document = makeDocument([makeVersion('mf-chat', one, { counter: 7 })], {});
    expect(codeOf(() => withVersion(document, makeVersion('mf-chat', two, { counter: 7 })))).toBe('bad_change');
    expect(codeOf(() => withVersion(document, makeVersion('mf-chat', two, { counter: 6 })))).toBe('bad_change');
    expect(codeOf(() => withVersion(document, makeVersion('mf-chat', two, { counter: 8 })))).toBeUndefined();
  });

  test('records which bus a version of the shell offers', () => {
    registry.publish(shellDist(), by);
    expect(registry.current().versions['shell']?.['1.0.0-00000001']?.busVersion).toBe('1.0.0');
    expect(registry.current().versions['mf-chat']?.[one]).not.toHaveProperty('busVersion');
  });

  test.each<[string, object]>([
    ['getPublicPath', { getPublicPath: 'return "https://evil.example/"' }],
    ['getPublicPath in a name', { screens: { getPublicPath: [] } }],
    ['an unknown field', { onload: 'alert(1)' }],
    ['an entry without a listed hash', { entry: 'other.js' }],
    ['a screen file without a listed hash', { screens: { chats: ['other.js'] } }],
    ['a hash of another kind', { contract: 'sha1-abc' }],
  ])('PLAT-05 refuses a description with %s', (_title, description) => {
    const dist = makeDist({
      name: 'mf-chat',
      version: '1.0.0-00000009',
      files: { 'remoteEntry.js': 'x' },
      description,
    });
    expect(refusal(() => registry.publish(dist, by))).toBe('bad_description');
    expect(existsSync(path.join(dataDir, 'artifacts/mf-chat/1.0.0-00000009'))).toBe(false);
  });
});

describe('going live', () => {
  test('PLAT-03 refuses a version that is not verified', () => {
    registry.publish(chatDist('1.0.0-00000004'), by);
    expect(refusal(() => registry.promote('mf-chat', '1.0.0-00000004', by))).toBe('not_verified');
    expect(refusal(() => registry.startCanary('mf-chat', '1.0.0-00000004', canary, by))).toBe('not_verified');
    const failed = [{ id: 'files', verdict: 'failed' as const, reason: 'a file is missing' }];
    registry.recordChecks('mf-chat', '1.0.0-00000004', 'refused', failed, by);
    expect(refusal(() => registry.promote('mf-chat', '1.0.0-00000004', by))).toBe('not_verified');
    expect(registry.current().versions['mf-chat']?.['1.0.0-00000004']).toMatchObject({
      status: 'refused',
      checks: failed,
    });
  });

  test('does not write a version that is stable already', () => {
    expect(registry.promote('mf-chat', one, by)).toBe(registry.current().revision);
    expect(registry.current().revision).toBe(7);
  });

  test('lets the operator skip the gate and records that', () => {
    registry.putLive(chatDist('1.0.0-00000004'), by);
    expect(stable()).toBe('1.0.0-00000004');
    expect(registry.current().versions['mf-chat']?.['1.0.0-00000004']?.checks).toEqual([
      expect.objectContaining({ id: 'operator', verdict: 'warned' }),
    ]);
  });

  test('keeps the last twenty stable versions in the history', () => {
    for (let index = 0; index < 12; index += 1) {
      registry.promote('mf-chat', two, by);
      registry.promote('mf-chat', three, by);
    }
    expect(history()).toHaveLength(20);
    expect(history()?.[0]).toBe(three);
  });
});

describe('a canary', () => {
  test('PLAT-02 keeps its salt and start when its steps change, and gets new ones with another version', () => {
    registry.startCanary('mf-chat', two, canary, by);
    const first = rollout();
    expect(first).toMatchObject({ version: two, startedBy: by.who, ...canary });
    expect(first?.salt).toHaveLength(22);
    const wider = { ...canary, steps: [{ audience: {}, percent: 25 }] };
    registry.startCanary('mf-chat', two, wider, { ...by, who: 'somebody else' });
    expect(rollout()).toEqual({ ...first, ...wider });
    registry.startCanary('mf-chat', three, { ...canary, replaces: two }, by);
    expect(rollout()?.salt).not.toBe(first?.salt);
    expect(stable()).toBe(one);
  });

  test('PLAT-02 ends the canary of another version only when it is named', () => {
    registry.startCanary('mf-chat', two, canary, by);
    const start = (replaces?: string) =>
      registry.startCanary('mf-chat', three, { ...canary, ...(replaces !== undefined && { replaces }) }, by);
    expect(refusal(start)).toBe('replaces_canary');
    expect(refusal(() => start(one))).toBe('replaces_canary');
    expect(rollout()?.version).toBe(two);
    start(two);
    expect(rollout()?.version).toBe(three);
    // One that has ended needs no replacement.
    registry.halt('mf-chat', by);
    registry.startCanary('mf-chat', two, { ...canary, replaces: three }, by);
    expect(rollout()?.version).toBe(two);
    expect(rollout()).not.toHaveProperty('replaces');
  });

  test('PLAT-02 ends with a halt, a promotion or a rollback', () => {
    expect(refusal(() => registry.halt('mf-chat', by))).toBe('no_canary');
    registry.startCanary('mf-chat', two, canary, by);
    registry.halt('mf-chat', by);
    expect([rollout(), stable()]).toEqual([undefined, one]);

    registry.startCanary('mf-chat', two, canary, by);
    registry.promote('mf-chat', two, by);
    expect([rollout(), stable()]).toEqual([undefined, two]);

    registry.startCanary('mf-chat', three, canary, by);
    registry.rollback('mf-chat', by);
    expect([rollout(), stable()]).toEqual([undefined, one]);
  });

  test.each([
    ['no step', { ...canary, steps: [] }],
    ['more than 100 percent', { ...canary, steps: [{ audience: {}, percent: 101 }] }],
    ['less than 0 percent', { ...canary, steps: [{ audience: {}, percent: -1 }] }],
    ['no number', { ...canary, steps: [{ audience: {}, percent: Number.NaN }] }],
    ['an invalid country', { ...canary, steps: [{ audience: { countries: ['nl'] }, percent: 1 }] }],
    ['no sessions', { ...canary, haltOn: { minSessions: 0, errorRateDelta: 0.01 } }],
  ])('is refused with %s', (_title, parameters) => {
    expect(refusal(() => registry.startCanary('mf-chat', two, parameters, by))).toBe('bad_change');
  });

  test('needs a stable version of the name, and a different one', () => {
    expect(refusal(() => registry.startCanary('mf-chat', one, canary, by))).toBe('bad_change');
    registry.publish(shellDist(), by);
    registry.recordChecks('shell', '1.0.0-00000001', 'verified', [], by);
    expect(refusal(() => registry.startCanary('shell', '1.0.0-00000001', canary, by))).toBe('no_previous');
  });
});

describe('rollback and revoke', () => {
  test('PLAT-01 each rollback leads further back, never to a version that was rolled back', () => {
    registry.promote('mf-chat', two, by);
    registry.promote('mf-chat', three, by);
    expect(history()).toEqual([three, two, one]);
    registry.rollback('mf-chat', by);
    expect([stable(), history()]).toEqual([two, [two, one]]);
    registry.rollback('mf-chat', by);
    expect([stable(), history()]).toEqual([one, [one]]);
    expect(refusal(() => registry.rollback('mf-chat', by))).toBe('no_previous');
    registry.promote('mf-chat', three, by);
    expect(history()).toEqual([three, one]);
  });

  test('PLAT-01 never leads to an earlier period of a version that was rolled back', () => {
    const { promote, rollback } = registry;
    for (const version of [one, two, three, two]) promote('mf-chat', version, by);
    rollback('mf-chat', by);
    expect([stable(), history()]).toEqual([three, [three, one]]);
    rollback('mf-chat', by);
    expect([stable(), history()]).toEqual([one, [one]]);
  });

  test('rolls back to a named version of the history; another one must be promoted', () => {
    registry.promote('mf-chat', two, by);
    expect(refusal(() => registry.rollback('mf-chat', by, three))).toBe('no_previous');
    expect(refusal(() => registry.rollback('mf-chat', by, '9.9.9-00000009'))).toBe('unknown_version');
    registry.promote('mf-chat', three, by);
    registry.rollback('mf-chat', by, one);
    expect([stable(), history()]).toEqual([one, [one]]);
  });

  test('PLAT-01 revoking the stable version falls back, and nothing makes it live again', () => {
    registry.promote('mf-chat', two, by);
    const revision = registry.revoke('mf-chat', two, by);
    expect([stable(), history()]).toEqual([one, [one]]);
    expect(registry.revoke('mf-chat', two, by)).toBe(revision);
    for (const change of [
      () => registry.promote('mf-chat', two, by),
      () => registry.startCanary('mf-chat', two, canary, by),
      () => registry.recordChecks('mf-chat', two, 'verified', [], by),
      () => registry.putLive(chatDist(two), by),
    ]) {
      expect(refusal(change)).toBe('revoked');
    }
    registry.promote('mf-chat', three, by);
    registry.rollback('mf-chat', by);
    expect(stable()).toBe(one);
  });

  test('revoking a canary halts it', () => {
    registry.startCanary('mf-chat', two, canary, by);
    registry.revoke('mf-chat', two, by);
    expect([rollout(), stable()]).toEqual([undefined, one]);
  });

  test('PLAT-01 the only version can be revoked when the caller allows that nothing is live', () => {
    registry.startCanary('mf-chat', two, canary, by);
    expect(refusal(() => registry.revoke('mf-chat', one, by))).toBe('takes_offline');
    expect(() => registry.revoke('mf-chat', one, by)).toThrow(
      /without it mf-chat is offline\. Then these addresses show the error page: \/chats, \/chats\/:id, \/:token/,
    );
    const revision = registry.revoke('mf-chat', one, by, { offline: true });
    expect([stable(), history(), rollout()]).toEqual([undefined, undefined, undefined]);
    expect(registry.revoke('mf-chat', one, by)).toBe(revision);
    expect(refusal(() => registry.rollback('mf-chat', by))).toBe('unknown_name');
    expect(refusal(() => registry.startCanary('mf-chat', three, canary, by))).toBe('no_previous');
    expect(registry.audit().at(-1)?.difference).toContainEqual({ path: 'pointers/mf-chat', before: one, after: null });
    expect(openRegistry({ dataDir }).current().pointers).toEqual({});
    // Another version brings it back.
    registry.promote('mf-chat', three, by);
    expect([stable(), history()]).toEqual([three, [three]]);
  });

  test('PLAT-01 the last of several revoked versions can be revoked, too', () => {
    registry.promote('mf-chat', two, by);
    registry.revoke('mf-chat', one, by);
    expect(refusal(() => registry.revoke('mf-chat', two, by))).toBe('takes_offline');
    registry.revoke('mf-chat', two, by, { offline: true });
    expect([stable(), history()]).toEqual([undefined, undefined]);
  });

  test('a rollback skips versions that were revoked', () => {
    registry.promote('mf-chat', two, by);
    registry.promote('mf-chat', three, by);
    registry.revoke('mf-chat', two, by);
    expect(stable()).toBe(three);
    registry.rollback('mf-chat', by);
    expect(stable()).toBe(one);
  });
});

describe('two persons', () => {
  const ada = { ...by, person: 'Ada' };
  const bob = { who: 'billing-lead (Bob)', why: 'checked it', person: 'Bob' };

  test('PLAT-03 only another person carries out a request', () => {
    const { id } = registry.request({ kind: 'promote', name: 'mf-chat', version: two }, ada);
    expect(stable()).toBe(one);
    expect(registry.current().requests).toMatchObject([
      { id, person: 'Ada', why: by.why, change: { kind: 'promote' } },
    ]);
    expect(refusal(() => registry.approve(id, ada))).toBe('same_person');
    // Another token of the same person counts as the same person, however the name is written.
    expect(refusal(() => registry.approve(id, { ...ada, person: 'ada ' }))).toBe('same_person');
    expect(refusal(() => registry.approve(id, { ...ada, who: 'other token' }))).toBe('same_person');
    registry.approve(id, bob);
    expect(stable()).toBe(two);
    expect(registry.current().requests).toEqual([]);
    expect(registry.audit().at(-1)).toMatchObject({
      who: bob.who,
      what: { kind: 'approve', request: id, version: two },
    });
    expect(refusal(() => registry.approve(id, bob))).toBe('unknown_request');
  });

  test('limits the waiting requests of a name', () => {
    const ask = () => registry.request({ kind: 'promote', name: 'mf-chat', version: two }, ada);
    for (let count = 0; count < 20; count += 1) ask();
    expect(refusal(ask)).toBe('bad_change');
    registry.withdraw(registry.current().requests[0]?.id ?? '', ada);
    expect(codeOf(ask)).toBeUndefined();
  });

  test('a requested canary has the requested steps', () => {
    const { id } = registry.request({ kind: 'canary', name: 'mf-chat', version: two, ...canary }, ada);
    registry.approve(id, bob);
    expect(rollout()).toMatchObject({ version: two, ...canary, startedBy: bob.who });
  });

  test('a request can be withdrawn, and is refused when its change would be', () => {
    const { id } = registry.request({ kind: 'promote', name: 'mf-chat', version: two }, ada);
    registry.withdraw(id, ada);
    expect(refusal(() => registry.approve(id, bob))).toBe('unknown_request');
    registry.publish(chatDist('1.0.0-00000004'), by);
    const ask = (version: string) => () => registry.request({ kind: 'promote', name: 'mf-chat', version }, ada);
    expect(refusal(ask('1.0.0-00000004'))).toBe('not_verified');
    expect(refusal(ask('9.9.9-00000009'))).toBe('unknown_version');

    const { id: late } = registry.request({ kind: 'promote', name: 'mf-chat', version: two }, ada);
    registry.revoke('mf-chat', two, by);
    expect(refusal(() => registry.approve(late, bob))).toBe('revoked');
  });
});

describe('the fit with what is live', () => {
  const ada = { ...by, person: 'Ada' };
  const fit: Fit = (_live, { version }) => (version === two ? 'its place is taken' : undefined);

  test('PLAT-03 is checked within the change: without it no canary, no promotion and no approval', () => {
    expect(refusal(() => registry.promote('mf-chat', two, by, fit))).toBe('does_not_fit');
    expect(refusal(() => registry.startCanary('mf-chat', two, canary, by, fit))).toBe('does_not_fit');
    const { id } = registry.request({ kind: 'promote', name: 'mf-chat', version: two }, ada);
    expect(refusal(() => registry.approve(id, { ...ada, person: 'Bob' }, fit))).toBe('does_not_fit');
    expect(() => registry.promote('mf-chat', two, by, fit)).toThrow(
      /does not fit what is live now: its place is taken/,
    );
    expect(codeOf(() => registry.promote('mf-chat', three, by, fit))).toBeUndefined();
    // A version that is live already takes no other's place.
    registry.promote('mf-chat', two, by);
    expect(codeOf(() => registry.promote('mf-chat', two, by, fit))).toBeUndefined();
  });

  test('a later refusal does not remove a version that passed the gate', () => {
    registry.recordChecks('mf-chat', two, 'refused', [], by);
    expect(registry.current().versions['mf-chat']?.[two]?.status).toBe('verified');
  });
});

test.each<[string, (expectedRevision: number) => unknown]>([
  ['promote', (expectedRevision) => registry.promote('mf-chat', two, { ...by, expectedRevision })],
  ['startCanary', (expectedRevision) => registry.startCanary('mf-chat', two, canary, { ...by, expectedRevision })],
  ['rollback', (expectedRevision) => registry.rollback('mf-chat', { ...by, expectedRevision })],
  ['halt', (expectedRevision) => registry.halt('mf-chat', { ...by, expectedRevision })],
  ['revoke', (expectedRevision) => registry.revoke('mf-chat', two, { ...by, expectedRevision })],
  ['publish', (expectedRevision) => registry.publish(chatDist('1.0.0-00000004'), { ...by, expectedRevision })],
])('PLAT-02 %s changes nothing when the state that was read is not live any more', (_title, change) => {
  const { revision } = registry.current();
  registry.startCanary('mf-chat', three, canary, by);
  expect(refusal(() => change(revision))).toBe('revision_conflict');
  expect(refusal(() => change(revision + 2))).toBe('revision_conflict');
});

test('PLAT-02 a change is made although uploads, checks and other names came in between', () => {
  const { revision: expectedRevision } = registry.current();
  verified('1.0.0-00000004');
  registry.putLive(shellDist(), by);
  registry.promote('mf-chat', two, { ...by, expectedRevision });
  expect(stable()).toBe(two);
});

test('PLAT-02 a fallback that was revoked since the state was read is a conflict', () => {
  registry.promote('mf-chat', two, by);
  const { revision: expectedRevision } = registry.current();
  registry.revoke('mf-chat', one, by);
  expect(refusal(() => registry.revoke('mf-chat', two, { ...by, expectedRevision }))).toBe('revision_conflict');
});

test('PLAT-02 a revision that is no longer kept is a conflict, because it cannot be compared', () => {
  const { revision: expectedRevision } = registry.current();
  registry.putLive(shellDist(), by);
  const promote = () => registry.promote('mf-chat', two, { ...by, expectedRevision });
  rmSync(path.join(dataDir, 'registry', `${String(expectedRevision).padStart(8, '0')}.json`));
  expect(promote).toThrow(/cannot be compared with revision/);
  expect(refusal(promote)).toBe('revision_conflict');
});
