import { makeDocument, makeRollout, makeVersion } from '../testing/make-document.ts';
import { positionOf } from './bucket.ts';
import type { Visitor } from './choose-version.ts';
import { explain } from './explain.ts';

const visitor: Visitor = { bucket: 'AAAAAAAAAAAAAAAAAAAAAA', country: 'NL', language: 'nl', niche: 2, staff: false };
const shell = makeVersion('shell', '1.0.0', { shared: { react: '^19.3.1' } });
const salt = 'the salt of this rollout';

const document = makeDocument(
  [shell, makeVersion('mf-chat', 'stable'), makeVersion('mf-chat', 'canary')],
  { shell: ['1.0.0'], 'mf-chat': ['stable'] },
  {
    'mf-chat': makeRollout({
      version: 'canary',
      salt,
      steps: [
        { audience: { staff: true }, percent: 100 },
        { audience: { countries: ['NL', 'BE'], languages: ['nl'] }, percent: 40 },
      ],
    }),
  },
);

test('PLAT-02 explains the step, the position of the visitor and the result', () => {
  const position = positionOf(salt, visitor.bucket);
  const canary = position < 4_000;
  const result = explain(document, { name: 'mf-chat', visitor });
  expect(result).toMatchObject({ name: 'mf-chat', version: canary ? 'canary' : 'stable', revision: 1 });
  expect(result.why).toEqual({ kind: 'rollout-step', step: 1, percent: 40, position, canary });
  expect(result.sentences).toEqual([
    'The canary canary runs. Its step 2 (country NL, BE and language nl) is the first that fits this visitor: 40 %.',
    expect.stringContaining(`is ${(position / 100).toFixed(2)} %, ${canary ? 'below it' : 'not below it'}`),
  ]);
});

test('explains a canary for others, a name without a canary, and a name that is not live', () => {
  const sentences = (name: string, who: Visitor = visitor) => explain(document, { name, visitor: who }).sentences;
  expect(sentences('mf-chat', { ...visitor, country: 'DE' })).toEqual([expect.stringMatching(/none of its steps/)]);
  expect(sentences('mf-chat', { ...visitor, hasObjected: true })).toEqual([expect.stringMatching(/has objected/)]);
  expect(sentences('shell')).toEqual([expect.stringMatching(/No canary runs/)]);
  expect(sentences('mf-nobody')).toEqual(['Nothing called mf-nobody is live.']);
  expect(explain(document, { name: 'mf-nobody', visitor }).version).toBeNull();
});

test('explains overrides, including those that were not followed', () => {
  const withOverride = (value: string) =>
    explain(document, { name: 'mf-chat', visitor, overrides: { 'mf-chat': value } });
  expect(withOverride('canary').sentences).toEqual(['An override in this browser selects canary.']);
  expect(withOverride('http://localhost:4010').sentences).toEqual([
    'An override in this browser loads mf-chat from http://localhost:4010.',
  ]);
  expect(withOverride('gone').sentences[0]).toBe('The override gone was not followed: there is no such version.');
});

test('explains why a version cannot run in this shell', () => {
  const unfit = makeDocument(
    [shell, makeVersion('mf-chat', 'new', { shared: { react: '^20.0.0' } }), makeVersion('mf-chat', 'old')],
    { shell: ['1.0.0'], 'mf-chat': ['new', 'old'] },
  );
  const result = explain(unfit, { name: 'mf-chat', visitor });
  expect(result.version).toBe('old');
  expect(result.sentences).toEqual([
    'No canary runs: everyone gets the stable version.',
    expect.stringMatching(/^But new does not fit the shell of this page \(it needs react \^20\.0\.0/),
  ]);
});
