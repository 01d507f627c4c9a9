import { root } from '../../workspace.ts';
import { addNames, noNames } from './code-names.ts';
import { arePartsUsed, isKeyUsed } from './is-used.ts';
import { findUnusedKeys, withoutForms } from './unused-keys.ts';

test('LANG-01 code uses every English text', async () => {
  const { keys, unused, unneeded } = await findUnusedKeys(root);
  expect(keys).toBeGreaterThan(3_000);
  expect(unused).toEqual([]);
  expect(unneeded).toEqual([]);
});

const namesIn = (source: string) => {
  const names = noNames();
  addNames(names, 'a.tsx', source);
  return names;
};

const screen = namesIn(`
  import { own } from './texts/own.ts';
  type Tab = 'matches' | 'sent';
  const labels = { new: 'likes.newest' };
  const title = <h1 aria-label="likes.label">{t('likes.title')}</h1>;
  const tab = (name: Tab) => t(\`likes.\${name}\`) + t(\`likes.\${a}.\${b}Text\`);
`);

test.each(['likes.title', 'likes.label', 'likes.newest', 'likes.matches', 'likes.sent', 'likes.sent.newText'])(
  '%s is used',
  (key) => expect(isKeyUsed(key, screen, screen)).toBe(true),
);

test.each([
  'likes.titles',
  'title',
  'likes.labels',
  'likes.other',
  'likes.sent.new',
  'likes.sent.otherText',
  'new.sent',
])('control: %s is not used', (key) => expect(isKeyUsed(key, screen, screen)).toBe(false));

test('a value that is made of two others is used', () => {
  const source = 'const fact = `${field}.${value}`; const fields = { gender }; t(`profile.${fact}`, "male");';
  expect(isKeyUsed('profile.gender.male', namesIn(source), namesIn(source))).toBe(true);
  expect(isKeyUsed('gender.male', namesIn(source), namesIn(source))).toBe(false);
  expect(isKeyUsed('profile.gender.female', namesIn(source), namesIn(source))).toBe(false);
});

const mail = namesIn(`
  import { frame } from './frame.ts';
  const kinds = { like: 1 };
  const { subject, lines: [first] } = texts.mails[kind];
  const state = frame[\`state_\${'paid'}\`].text;
`);

test.each(['frame.text', 'mails.like.subject', 'mails.like.lines.0', 'frame.state_paid'])(
  'the parts of %s are used',
  (key) => expect(arePartsUsed(key, mail)).toBe(true),
);

test.each(['mails.match.subject', 'mails.like.note', 'frame.state_failed'])(
  'control: a part of %s is not used',
  (key) => expect(arePartsUsed(key, mail)).toBe(false),
);

test('plural forms are one key, and other keys keep their end', () => {
  expect(withoutForms(['days_one', 'days_other', 'last_one'])).toEqual(['days', 'last_one']);
});
