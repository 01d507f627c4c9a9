import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { copyCheckout } from '@pairwise/e2e/support';

import { CommandError } from '../settings.ts';
import { root } from '../workspace.ts';
import { addLanguage } from './index.ts';
import { registerBeside } from './registrations.ts';
import { textsToTranslate } from './texts-file.ts';

const both = { from: 'nl', to: 'fr' };

test('LANG-01 a new file has the form of a translation and the texts of English', () => {
  const english = `export const prices = {\n  pay: 'Pay {price}', // a } that closes nothing\n};\n\ndeclare module 'x' {}\n`;
  const dutch = `import type { prices as en } from './en.ts';\n\nexport const prices = { pay: 'Betaal' } satisfies Messages<typeof en>;\n`;
  expect(textsToTranslate(english, dutch, both)).toBe(
    `import type { prices as en } from './en.ts';\n\nexport const prices = {\n  pay: 'Pay {price}', // a } that closes nothing\n} satisfies Messages<typeof en>;\n`,
  );
});

test('LANG-01 each object of a file has the texts of its English one', () => {
  const english = `export const pages = {\n  retry: 'Try again',\n};\n\nexport const faq = {\n  search: 'Search',\n};\n`;
  const dutch = `export const pages = { retry: 'Opnieuw' };\n\nexport const faq = { search: 'Zoeken' } satisfies Messages;\n`;
  expect(textsToTranslate(english, dutch, both)).toBe(
    `export const pages = {\n  retry: 'Try again',\n};\n\nexport const faq = {\n  search: 'Search',\n} satisfies Messages;\n`,
  );
});

test('LANG-01 a file that collects other files imports those of its language', () => {
  const dutch = `import { prices } from './prices/nl.ts';\n\nexport default { prices };\n`;
  expect(textsToTranslate('', dutch, both)).toBe(
    `import { prices } from './prices/fr.ts';\n\nexport default { prices };\n`,
  );
});

test.each([
  [
    `import nl from './messages/nl.ts';\n\nexport const all = { en, de, nl };\n`,
    `import nl from './messages/nl.ts';\nimport fr from './messages/fr.ts';\n\nexport const all = { en, de, nl, fr };\n`,
  ],
  [
    `import nl from './messages/nl.ts';\n\nexport const all = { en, de, nl, da };\n`,
    `import nl from './messages/nl.ts';\nimport fr from './messages/fr.ts';\n\nexport const all = { en, de, nl, da, fr };\n`,
  ],
  [
    `import { heads as nl } from './messages/heads/nl.ts';\n\nconst texts = { en, de, nl };\n`,
    `import { heads as nl } from './messages/heads/nl.ts';\nimport { heads as fr } from './messages/heads/fr.ts';\n\nconst texts = { en, de, nl, fr };\n`,
  ],
  [
    `  x: {\n    nl: () => import(/* "messages-nl" */ './messages/nl.ts'),\n  },\n`,
    `  x: {\n    nl: () => import(/* "messages-nl" */ './messages/nl.ts'),\n    fr: () => import(/* "messages-fr" */ './messages/fr.ts'),\n  },\n`,
  ],
  [
    `  nl: () => import('@pairwise/i18n/messages/regions/nl'),\n`,
    `  nl: () => import('@pairwise/i18n/messages/regions/nl'),\n  fr: () => import('@pairwise/i18n/messages/regions/fr'),\n`,
  ],
  [
    `  nl: () =>\n    all([\n      import('../messages/nl.ts'),\n    ]),\n};\n`,
    `  nl: () =>\n    all([\n      import('../messages/nl.ts'),\n    ]),\n  fr: () =>\n    all([\n      import('../messages/fr.ts'),\n    ]),\n};\n`,
  ],
])('the new language is registered beside the others', (before, after) =>
  expect(registerBeside(before, both)).toBe(after),
);

test('other uses of a language code stay as they are', () => {
  const source = `const nl = { en, de, nl };\n  nl: 'Nederland',\n`;
  expect(registerBeside(source, both)).toBe(source);
});

describe('in a copy of the checkout', () => {
  let copy = '';
  // A copy for each test: one that runs a second time must not find what its first run wrote.
  beforeEach(() => {
    copy = copyCheckout(root);
  });
  afterEach(() => rmSync(copy, { recursive: true, force: true }));
  const read = (file: string): string => readFileSync(join(copy, file), 'utf8');

  test('LANG-01 every messages file gets a sibling, every place that loads texts loads it, the list contains it', () => {
    const { texts, sources } = addLanguage(copy, 'pt');
    expect(texts.length).toBeGreaterThan(40);
    for (const file of texts) {
      expect(existsSync(join(copy, file.replace(/pt(\.ts(?:\.template)?)$/, 'en$1')))).toBe(true);
      expect(read(file)).not.toMatch(/[./]nl(\.ts)?'/);
    }
    expect(read('shared/contracts/languages.ts')).toMatch(/, 'pt'\] as const/);
    expect(sources).toEqual(
      expect.arrayContaining([
        'api/src/domain/chats/get-icebreakers.ts',
        'api/src/domain/mails/mail-templates.ts',
        'api/src/domain/push/push-kinds.ts',
        'gateway/src/staff/staff-messages.ts',
        'mf-auth/heads.ts',
        'mf-chat/remote.ts',
        'mf-landers/src/pages/faq/texts.ts',
        'shared/places/region-names.ts',
        'shell/src/language/load-messages.ts',
      ]),
    );
    expect(read('api/src/domain/push/push-kinds.ts')).toMatch(/\{ en, de, nl,[ \w,]* pt \}/);
    expect(read('mf-landers/messages/pages/pt.ts').match(/: '.*'/g)).toEqual(
      read('mf-landers/messages/pages/en.ts').match(/: '.*'/g),
    );
    expect(read('mf-landers/src/landers/texts.pt.ts')).toContain(`'./video/texts/pt.ts'`);
    expect(read('shell/src/language/texts/pt.ts')).toContain(`'../../../messages/pt.ts'`);
    expect(() => addLanguage(copy, 'pt')).toThrow(/is in .* already/);
  });
});

test.each(['', 'french', 'FR', '../x'])('"%s" is refused with a sentence', (typed) => {
  expect(() => addLanguage(root, typed)).toThrow(CommandError);
});
