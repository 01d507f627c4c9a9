import { languages, safeInternalPath } from '@pairwise/contracts';

import { isPushKind, makePush, pushTexts } from './push-kinds.ts';

const kinds = Object.keys(pushTexts.en).filter(isPushKind);

test('LANG-01 PUSH-03 every language has its own texts for every kind of push', () => {
  expect(Object.keys(pushTexts)).toEqual(expect.arrayContaining(['en', 'de', 'nl']));
  expect(Object.keys(pushTexts).filter((language) => !languages.some((known) => known === language))).toEqual([]);
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

test('PUSH-03 an unknown language falls back to English', () => {
  expect(makePush({ kind: 'like' }, { language: 'xx', badge: 0, silent: true }).payload.title).toBe(
    pushTexts.en.like.title,
  );
});
