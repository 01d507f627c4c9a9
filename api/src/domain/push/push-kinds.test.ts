import { languages, safeInternalPath } from '@pairwise/contracts';

import { isPushKind, makePush, pushTexts } from './push-kinds.ts';

const kinds = Object.keys(pushTexts.en).filter(isPushKind);

test('LANG-01 PUSH-03 every language has its own texts for every kind of push', () => {
  expect(Object.keys(pushTexts).toSorted()).toEqual(languages.toSorted());
  for (const kind of kinds) {
    const bodies = Object.values(pushTexts).map((texts) => texts[kind].body);
    expect(new Set(bodies).size).toBe(bodies.length);
  }
});

test.each(kinds)(
  'PUSH-03 %s opens a page of the product, fits on a screen and has a topic that push services accept',
  (kind) => {
    for (const language of Object.keys(pushTexts)) {
      const { payload, options } = makePush({ kind, chat: 281_474_976_710_655 }, { language, badge: 3, silent: false });
      expect(safeInternalPath(payload.url)).toBe(payload.url);
      expect([payload.title.length < 40, payload.body.length < 120]).toEqual([true, true]);
      expect(`${payload.title}${payload.body}`).not.toMatch(/[{}]/);
      expect(options.topic).toMatch(/^[\w-]{1,32}$/);
    }
  },
);

/** Words of the English texts that no other language has. */
const english = /\b(someone|likes? you|wrote|hello|new (like|message)|see who)\b/i;

test.each(languages)('LANG-01 PUSH-03 in %s nothing is left of English', (language) => {
  for (const kind of kinds) {
    const { title, body } = makePush({ kind }, { language, badge: 1, silent: false }).payload;
    expect([title, body].every((text) => text.trim() === text && text !== '')).toBe(true);
    expect([kind, english.test(`${title} ${body}`)]).toEqual([kind, language === 'en']);
  }
});

test('PUSH-03 an unknown language falls back to English', () => {
  expect(makePush({ kind: 'like' }, { language: 'xx', badge: 0, silent: true }).payload.title).toBe(
    pushTexts.en.like.title,
  );
});
