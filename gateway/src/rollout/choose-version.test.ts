import { languages } from '@pairwise/contracts/languages';
import fc from 'fast-check';

import type { Audience, RegistryDocument, RolloutStep } from '../registry/document.ts';
import { makeDocument, makeRollout, makeVersion } from '../testing/make-document.ts';
import { newBucket, positionOf } from './bucket.ts';
import { chooseVersion, lastGoodOf, type Visitor } from './choose-version.ts';

const allVisitors = (percent: number): RolloutStep[] => [{ audience: {}, percent }];

const visitor: Visitor = { bucket: 'AAAAAAAAAAAAAAAAAAAAAA', country: 'DE', language: 'de', niche: 1, staff: false };

const buckets = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'));
const visitors: fc.Arbitrary<Visitor> = fc.record({
  bucket: buckets,
  country: fc.constantFrom('DE', 'NL', 'BE', 'AT'),
  language: fc.constantFrom(...languages),
  niche: fc.integer({ min: 1, max: 7 }),
  staff: fc.boolean(),
});
const percents = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const salts = fc.string({ minLength: 16, maxLength: 24 });

const chatVersions = [makeVersion('mf-chat', 'stable'), makeVersion('mf-chat', 'canary')];
const withSteps = (steps: RolloutStep[], salt = 'one rollout of mf-chat'): RegistryDocument =>
  makeDocument(chatVersions, { 'mf-chat': ['stable'] }, { 'mf-chat': makeRollout({ version: 'canary', steps, salt }) });

const chosen = (document: RegistryDocument, who: Visitor): string | undefined =>
  chooseVersion(document, 'mf-chat', who).version?.version;

test('PLAT-02 visitors keep a canary when its percentage rises', () => {
  fc.assert(
    fc.property(visitors, salts, percents, percents, (who, salt, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      if (chosen(withSteps(allVisitors(low), salt), who) !== 'canary') return;
      expect(chosen(withSteps(allVisitors(high), salt), who)).toBe('canary');
    }),
    { numRuns: 2_000 },
  );
});

test('PLAT-02 from 10 to 25 to 100 percent the first visitors stay and others join; another salt starts again', () => {
  const all = Array.from({ length: 4_000 }, () => ({ ...visitor, bucket: newBucket() }));
  const having = (percent: number, salt?: string) =>
    new Set(all.filter((who) => chosen(withSteps(allVisitors(percent), salt), who) === 'canary'));
  const [ten, quarter, whole] = [having(10), having(25), having(100)];
  const areAmong = (few: Set<Visitor>, many: Set<Visitor>) => [...few].every((who) => many.has(who));
  expect(areAmong(ten, quarter)).toBe(true);
  expect(quarter.size).toBeGreaterThan(ten.size);
  expect(whole.size).toBe(4_000);
  expect(areAmong(ten, having(25, 'the next rollout of mf-chat'))).toBe(false);
});

test('PLAT-02 a rollout, a release or a halt of another remote moves no visitors', () => {
  fc.assert(
    fc.property(visitors, percents, percents, salts, (who, percent, otherPercent, otherSalt) => {
      const before = withSteps(allVisitors(percent));
      const billing = [makeVersion('mf-billing', 'stable'), makeVersion('mf-billing', 'next')];
      const after = makeDocument(
        [...chatVersions, ...billing],
        { 'mf-chat': ['stable'], 'mf-billing': ['stable'] },
        {
          ...before.rollouts,
          'mf-billing': makeRollout({ version: 'next', steps: allVisitors(otherPercent), salt: otherSalt }),
        },
      );
      expect(chosen(after, who)).toBe(chosen(before, who));
    }),
    { numRuns: 500 },
  );
});

test('PLAT-02 0 percent includes no visitors, 100 percent all, and the limit itself is outside', () => {
  fc.assert(
    fc.property(visitors, salts, (who, salt) => {
      expect(chosen(withSteps(allVisitors(0), salt), who)).toBe('stable');
      expect(chosen(withSteps(allVisitors(100), salt), who)).toBe('canary');
      const position = positionOf(salt, who.bucket);
      expect(chosen(withSteps(allVisitors(position / 100), salt), who)).toBe('stable');
      expect(chosen(withSteps(allVisitors((position + 1) / 100), salt), who)).toBe('canary');
    }),
    { numRuns: 1_000 },
  );
});

test.each([1, 10, 25, 50, 90])('PLAT-02 %p percent of visitors is that share of them', (percent) => {
  const count = 20_000;
  const document = withSteps(allVisitors(percent));
  // Buckets are the same in every run, so the bound is never passed by chance.
  const having = Array.from({ length: count }, (_, index) =>
    chosen(document, { ...visitor, bucket: `visitor ${index}` }),
  ).filter((version) => version === 'canary').length;
  const share = percent / 100;
  const deviation = Math.sqrt((share * (1 - share)) / count);
  expect(Math.abs(having / count - share)).toBeLessThan(4 * deviation);
});

test('two rollouts of the same percentage reach different visitors', () => {
  const all = Array.from({ length: 20_000 }, (_, index) => `visitor ${index}`);
  const both = all.filter(
    (bucket) =>
      chosen(withSteps(allVisitors(10), 'salt of the first one'), { ...visitor, bucket }) === 'canary' &&
      chosen(withSteps(allVisitors(10), 'salt of the second'), { ...visitor, bucket }) === 'canary',
  );
  // One in a hundred, where one salt for all would make it one in ten.
  expect(both.length).toBeGreaterThan(140);
  expect(both.length).toBeLessThan(260);
});

test.each<[Audience, Partial<Visitor>, Partial<Visitor>]>([
  [{ countries: ['NL', 'BE'] }, { country: 'BE' }, { country: 'DE' }],
  [{ countries: ['NL'] }, { country: 'NL' }, { country: '' }],
  [{ languages: ['nl'] }, { language: 'nl' }, { language: 'de' }],
  [{ niches: [2, 3] }, { niche: 3 }, { niche: 1 }],
  [{ staff: true }, { staff: true }, { staff: false }],
  [{ staff: false }, { staff: false }, { staff: true }],
  [
    { countries: ['NL'], languages: ['nl'] },
    { country: 'NL', language: 'nl' },
    { country: 'NL', language: 'en' },
  ],
])('PLAT-02 a step for %p is for %p and not for %p', (audience, inside, outside) => {
  const document = withSteps([{ audience, percent: 100 }]);
  expect(chosen(document, { ...visitor, ...inside })).toBe('canary');
  expect(chosen(document, { ...visitor, ...outside })).toBe('stable');
});

test('PLAT-02 the first step that fits decides, even when a later one has a higher percentage', () => {
  const document = withSteps([
    { audience: { staff: true }, percent: 100 },
    { audience: { countries: ['DE'] }, percent: 0 },
    { audience: {}, percent: 100 },
  ]);
  expect(chosen(document, { ...visitor, staff: true })).toBe('canary');
  expect(chosen(document, visitor)).toBe('stable');
  expect(chosen(document, { ...visitor, country: 'NL' })).toBe('canary');
  expect(chooseVersion(document, 'mf-chat', visitor).why).toMatchObject({ kind: 'rollout-step', step: 1, percent: 0 });
});

test('a canary that is no longer verified has no visitors', () => {
  const document = makeDocument(
    [makeVersion('mf-chat', 'stable'), makeVersion('mf-chat', 'canary', { status: 'revoked' })],
    { 'mf-chat': ['stable'] },
    { 'mf-chat': makeRollout({ version: 'canary', steps: allVisitors(100) }) },
  );
  expect(chosen(document, visitor)).toBe('stable');
});

describe('a version that cannot run in the shell of the page', () => {
  const shell = makeVersion('shell', '2.0.0', { shared: { react: '^19.3.1' }, busVersion: '1.2.0' });
  const data = (bus: string) => ({
    data: { name: 'mf-chat', contracts: { bus, endpoints: '^1' }, routes: [], widgets: [] },
  });

  test.each([
    ['needs a package the shell lacks', { shared: { vue: '^3.0.0' } }, /needs vue/],
    ['needs a newer major', { shared: { react: '^20.0.0' } }, /needs react \^20\.0\.0, shell 2\.0\.0 offers 19\.3\.1/],
    ['needs a newer minor', { shared: { react: '^19.4.0' } }, /offers 19\.3\.1/],
    ['needs another bus', data('^2'), /needs bus \^2, shell 2\.0\.0 offers 1\.2\.0/],
  ])('PLAT-02 falls back to the last good version when one %s', (_title, facts, problem) => {
    const document = makeDocument(
      [makeVersion('mf-chat', 'new', facts), makeVersion('mf-chat', 'old', { shared: { react: '^19.0.0' } })],
      { 'mf-chat': ['new', 'old'] },
    );
    const { version, why } = chooseVersion(document, 'mf-chat', visitor, undefined, shell);
    expect(version?.version).toBe('old');
    expect(why).toEqual({
      kind: 'incompatible',
      version: 'new',
      problem: expect.stringMatching(problem),
      chosenBy: { kind: 'stable' },
    });
  });

  test('keeps a version that fits; a canary that does not fit leaves its visitors the stable version', () => {
    const document = makeDocument(
      [
        makeVersion('mf-chat', 'stable', { shared: { react: '^19.1.0' }, ...data('^1.1') }),
        makeVersion('mf-chat', 'canary', { shared: { react: '^20.0.0' } }),
      ],
      { 'mf-chat': ['stable'] },
      { 'mf-chat': makeRollout({ version: 'canary', steps: allVisitors(100) }) },
    );
    expect(chooseVersion(document, 'mf-chat', visitor, undefined, shell).version?.version).toBe('stable');
    expect(chooseVersion({ ...document, rollouts: {} }, 'mf-chat', visitor, undefined, shell).why).toEqual({
      kind: 'stable',
    });
  });

  test('keeps the version when no other fits, so that its addresses stay its own', () => {
    const document = makeDocument([makeVersion('mf-chat', 'new', { shared: { vue: '^3.0.0' } })], {
      'mf-chat': ['new'],
    });
    expect(chooseVersion(document, 'mf-chat', visitor, undefined, shell).version?.version).toBe('new');
  });
});

describe('the fallback for a version that fails in the browser', () => {
  const shell = makeVersion('shell', '1.0.0');
  const lastGood = (document: RegistryDocument, version: string): string | undefined =>
    lastGoodOf(document, document.versions['mf-chat']?.[version] ?? makeVersion('mf-chat', version), shell)?.version;

  test('PLAT-04 is the stable version for a canary, and an earlier stable version for stable', () => {
    const document = makeDocument(
      [
        makeVersion('mf-chat', 'canary'),
        makeVersion('mf-chat', 'stable'),
        makeVersion('mf-chat', 'revoked', { status: 'revoked' }),
        makeVersion('mf-chat', 'unfit', { shared: { vue: '^3.0.0' } }),
        makeVersion('mf-chat', 'old'),
      ],
      { 'mf-chat': ['stable', 'revoked', 'unfit', 'old'] },
      { 'mf-chat': makeRollout({ version: 'canary', steps: allVisitors(50) }) },
    );
    expect(lastGood(document, 'canary')).toBe('stable');
    expect(lastGood(document, 'stable')).toBe('old');
    expect(lastGood(document, 'old')).toBe('stable');
  });

  test('does not exist for the first version of a name', () => {
    expect(lastGood(makeDocument([makeVersion('mf-chat', 'stable')], { 'mf-chat': ['stable'] }), 'stable')).toBe(
      undefined,
    );
  });
});

describe('overrides', () => {
  const document = makeDocument(
    [
      makeVersion('mf-chat', 'stable'),
      makeVersion('mf-chat', 'uploaded', { status: 'uploaded' }),
      makeVersion('mf-chat', 'refused', { status: 'refused' }),
      makeVersion('mf-chat', 'revoked', { status: 'revoked' }),
      makeVersion('shell', 'stable'),
    ],
    { 'mf-chat': ['stable'], shell: ['stable'] },
  );

  test.each([
    ['mf-chat', 'uploaded', 'uploaded'],
    ['mf-chat', 'http://localhost:4010', 'stable'],
    ['mf-chat', 'http://127.0.0.1:4010', 'stable'],
  ])('PLAT-06 of %p %p is followed', (name, override, version) => {
    const choice = chooseVersion(document, name, visitor, override);
    expect(choice.version?.version).toBe(version);
    expect(choice.why).toEqual({ kind: 'override', value: override });
  });

  test.each([
    ['mf-chat', 'refused'],
    ['mf-chat', 'revoked'],
    ['mf-chat', 'never published'],
    ['mf-chat', '__proto__'],
    ['mf-chat', 'https://localhost:4010'],
    ['mf-chat', 'http://localhost.evil.example:4010'],
    ['mf-chat', 'http://localhost:4010/evil'],
    ['mf-chat', 'http://localhost:4010 https://evil.example'],
    ['shell', 'http://localhost:4010'],
  ])('PLAT-06 of %p %p is not followed', (name, override) => {
    const choice = chooseVersion(document, name, visitor, override);
    expect(choice.version?.version).toBe('stable');
    expect(choice.why).toEqual({ kind: 'stable' });
    expect(choice.ignoredOverride?.value).toBe(override);
  });
});

test.each(['mf-nobody', '__proto__', 'constructor'])('of %p nothing is served', (name) => {
  expect(chooseVersion(withSteps(allVisitors(100)), name, visitor)).toEqual({ why: { kind: 'not-live' } });
});
