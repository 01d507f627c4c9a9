import { existsSync } from 'node:fs';
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
  test('PLAT-03 counts up, tells who and from which commit, and waits to be looked at', () => {
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

  test('PLAT-05 no version comes in below or at the counter of another', () => {
    const document = makeDocument([makeVersion('mf-chat', one, { counter: 7 })], {});
    expect(codeOf(() => withVersion(document, makeVersion('mf-chat', two, { counter: 7 })))).toBe('bad_change');
    expect(codeOf(() => withVersion(document, makeVersion('mf-chat', two, { counter: 6 })))).toBe('bad_change');
    expect(codeOf(() => withVersion(document, makeVersion('mf-chat', two, { counter: 8 })))).toBeUndefined();
  });

  test('of a shell the document knows which bus it offers', () => {
    registry.publish(shellDist(), by);
    expect(registry.current().versions['shell']?.['1.0.0-00000001']?.busVersion).toBe('1.0.0');
    expect(registry.current().versions['mf-chat']?.[one]).not.toHaveProperty('busVersion');
  });

  test.each<[string, object]>([
    ['getPublicPath', { getPublicPath: 'return "https://evil.example/"' }],
    ['getPublicPath in a name', { screens: { getPublicPath: [] } }],
    ['a field nobody knows', { onload: 'alert(1)' }],
    ['an entry it lists no hash of', { entry: 'other.js' }],
    ['a file of a screen it lists no hash of', { screens: { chats: ['other.js'] } }],
    ['a hash of another kind', { contract: 'sha1-abc' }],
  ])('PLAT-05 a description with %s is refused', (_title, description) => {
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
  test('PLAT-03 only what is verified', () => {
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

  test('what is stable already is not written again', () => {
    expect(registry.promote('mf-chat', one, by)).toBe(registry.current().revision);
    expect(registry.current().revision).toBe(7);
  });

  test('the operator may do without the gate, and the version says so', () => {
    registry.putLive(chatDist('1.0.0-00000004'), by);
    expect(stable()).toBe('1.0.0-00000004');
    expect(registry.current().versions['mf-chat']?.['1.0.0-00000004']?.checks).toEqual([
      expect.objectContaining({ id: 'operator', verdict: 'warned' }),
    ]);
  });

  test('the history keeps the last twenty', () => {
    for (let index = 0; index < 12; index += 1) {
      registry.promote('mf-chat', two, by);
      registry.promote('mf-chat', three, by);
    }
    expect(history()).toHaveLength(20);
    expect(history()?.[0]).toBe(three);
  });
});

describe('a canary', () => {
  test('PLAT-02 keeps its salt and its beginning when its steps change, and gets another when it is another', () => {
    registry.startCanary('mf-chat', two, canary, by);
    const first = rollout();
    expect(first).toMatchObject({ version: two, startedBy: by.who, ...canary });
    expect(first?.salt).toHaveLength(22);
    const wider = { ...canary, steps: [{ audience: {}, percent: 25 }] };
    registry.startCanary('mf-chat', two, wider, { ...by, who: 'somebody else' });
    expect(rollout()).toEqual({ ...first, ...wider });
    registry.startCanary('mf-chat', three, canary, by);
    expect(rollout()?.salt).not.toBe(first?.salt);
    expect(stable()).toBe(one);
  });

  test('PLAT-02 ends by halt, by promotion and by rollback', () => {
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
    ['more than everybody', { ...canary, steps: [{ audience: {}, percent: 101 }] }],
    ['less than nobody', { ...canary, steps: [{ audience: {}, percent: -1 }] }],
    ['no number', { ...canary, steps: [{ audience: {}, percent: Number.NaN }] }],
    ['a country that is none', { ...canary, steps: [{ audience: { countries: ['nl'] }, percent: 1 }] }],
    ['no sessions', { ...canary, haltOn: { minSessions: 0, errorRateDelta: 0.01 } }],
  ])('with %s is none', (_title, parameters) => {
    expect(refusal(() => registry.startCanary('mf-chat', two, parameters, by))).toBe('bad_change');
  });

  test('needs a stable version beside it, and another one', () => {
    expect(refusal(() => registry.startCanary('mf-chat', one, canary, by))).toBe('bad_change');
    registry.publish(shellDist(), by);
    registry.recordChecks('shell', '1.0.0-00000001', 'verified', [], by);
    expect(refusal(() => registry.startCanary('shell', '1.0.0-00000001', canary, by))).toBe('no_previous');
  });
});

describe('taking back', () => {
  test('PLAT-01 each rollback leads further back, never to what was taken back', () => {
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

  test('a named version out of the history; one that never was stable has to be promoted', () => {
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

  test('revoking a canary halts it; the only version that was ever stable cannot be revoked', () => {
    registry.startCanary('mf-chat', two, canary, by);
    registry.revoke('mf-chat', two, by);
    expect([rollout(), stable()]).toEqual([undefined, one]);
    expect(refusal(() => registry.revoke('mf-chat', one, by))).toBe('no_previous');
  });

  test('a rollback passes over what was revoked in the meantime', () => {
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
  const bob = { who: 'billing-lead (Bob)', why: 'looked at it', person: 'Bob' };

  test('PLAT-03 what one asks for only another carries out', () => {
    const { id } = registry.request({ kind: 'promote', name: 'mf-chat', version: two }, ada);
    expect(stable()).toBe(one);
    expect(registry.current().requests).toMatchObject([
      { id, person: 'Ada', why: by.why, change: { kind: 'promote' } },
    ]);
    expect(refusal(() => registry.approve(id, ada))).toBe('same_person');
    // Another token of the same person is the same person, however it writes the name.
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

  test('of one name only so many requests wait', () => {
    const ask = () => registry.request({ kind: 'promote', name: 'mf-chat', version: two }, ada);
    for (let count = 0; count < 20; count += 1) ask();
    expect(refusal(ask)).toBe('bad_change');
    registry.withdraw(registry.current().requests[0]?.id ?? '', ada);
    expect(codeOf(ask)).toBeUndefined();
  });

  test('a canary that was asked for has the steps that were asked for', () => {
    const { id } = registry.request({ kind: 'canary', name: 'mf-chat', version: two, ...canary }, ada);
    registry.approve(id, bob);
    expect(rollout()).toMatchObject({ version: two, ...canary, startedBy: bob.who });
  });

  test('a request can be withdrawn, and is refused where its change could not be carried out', () => {
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

describe('what must fit', () => {
  const ada = { ...by, person: 'Ada' };
  const fit: Fit = (_live, { version }) => (version === two ? 'its place is taken' : undefined);

  test('PLAT-03 is looked at in the change itself: no canary, no promotion and no approval without it', () => {
    expect(refusal(() => registry.promote('mf-chat', two, by, fit))).toBe('does_not_fit');
    expect(refusal(() => registry.startCanary('mf-chat', two, canary, by, fit))).toBe('does_not_fit');
    const { id } = registry.request({ kind: 'promote', name: 'mf-chat', version: two }, ada);
    expect(refusal(() => registry.approve(id, { ...ada, person: 'Bob' }, fit))).toBe('does_not_fit');
    expect(() => registry.promote('mf-chat', two, by, fit)).toThrow(
      /does not fit what is live now: its place is taken/,
    );
    expect(codeOf(() => registry.promote('mf-chat', three, by, fit))).toBeUndefined();
    // What is live already takes nobody's place.
    registry.promote('mf-chat', two, by);
    expect(codeOf(() => registry.promote('mf-chat', two, by, fit))).toBeUndefined();
  });

  test('a version that passed the gate is not taken back by a later look', () => {
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
])('PLAT-02 %s at another revision than the expected one changes nothing', (_title, change) => {
  const { revision } = registry.current();
  expect(refusal(() => change(revision - 1))).toBe('revision_conflict');
  expect(refusal(() => change(revision + 1))).toBe('revision_conflict');
});
