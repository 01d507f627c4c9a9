import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { CommandError } from '../settings.ts';
import { root } from '../workspace.ts';
import { copyLander } from './copy-lander.ts';
import { createLander } from './index.ts';

const silent = (): void => undefined;
const folder = join(root, 'mf-landers/src/landers');
const create = (name: string, like?: string) => createLander(name, { root, print: silent, like });

/** The folders and the lists of the landers as they are. */
const state = (): string[] => [
  ...readdirSync(folder),
  ...['screens.ts', 'texts.en.ts'].map((file) => readFileSync(join(folder, file), 'utf8')),
];

test.each(['', 'Terrace', 'my-terrace', '9lives', '../terrace', 'terrace/', 'tér', 'a'.repeat(31)])(
  'LAND-01 "%s" is refused as the name of a lander, with an example of a valid one',
  async (name) => {
    await expect(create(name)).rejects.toThrow(CommandError);
    await expect(create(name)).rejects.toThrow(/such as terrace/);
  },
);

test.each([
  ['gallery', /The lander gallery exists already: \/landers\/gallery/],
  ['index', /another page with the name index/],
  ['redirect', /another page with the name redirect/],
  ['complaints', /another page with the name complaints/],
  ['landers', /reserved word/],
  ['new', /reserved word/],
])('LAND-01 %s is refused because it is taken, and nothing changes', async (name, reason) => {
  const before = state();
  await expect(create(name)).rejects.toThrow(reason);
  expect(state()).toEqual(before);
});

test.each([
  ['nothing', /There is no lander "nothing"\. Use one of: alonetonight, /],
  ['tinderswipe', /It has no variants\. Use one of: /],
  ['maplanding', /The build knows its maps by its name\. Use one of: /],
])('LAND-01 a lander cannot begin with %s, and the message lists the others', async (like, reason) => {
  await expect(create('terrace', like)).rejects.toThrow(reason);
  expect(existsSync(join(folder, 'terrace'))).toBe(false);
});

describe('in a checkout of its own', () => {
  let checkout: string;
  let landers: string;
  beforeEach(() => {
    checkout = mkdtempSync(join(tmpdir(), 'pairwise-create-lander-'));
    landers = join(checkout, 'mf-landers/src/landers');
    for (const path of ['remote.ts', 'src/pages/screens.ts', 'src/landers']) {
      cpSync(join(root, 'mf-landers', path), join(checkout, 'mf-landers', path), { recursive: true });
    }
  });
  afterEach(() => rmSync(checkout, { recursive: true, force: true }));

  const contents = (): [string, string][] =>
    readdirSync(landers, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry): [string, string] => {
        const file = join(entry.parentPath, entry.name);
        return [file, readFileSync(file, 'utf8')];
      })
      .toSorted(([one], [other]) => one.localeCompare(other));

  test('LAND-01 when the lists cannot be written, all of them are as before, and the folder is gone', async () => {
    const before = contents();
    const lists = readdirSync(landers).filter((file) => /^(?:pictures|screens|texts\.\w+)\.ts$/.test(file));
    expect(lists).toContain('pictures.ts');
    const program = [
      "import { writeFileSync } from 'node:fs';",
      ...lists.map((file) => `writeFileSync('src/landers/${file}', 'half a list');`),
      "throw new Error('The disk is full');",
    ];
    writeFileSync(join(checkout, 'mf-landers/list-landers.ts'), program.join('\n'));
    const created = createLander('terrace', { root: checkout, print: silent, like: 'gallery' });
    await expect(created).rejects.toThrow(/The new lander could not be written:[\s\S]*The disk is full/);
    expect(contents()).toEqual(before);
  });

  test('LAND-01 a lander begins with the pictures of its sibling, byte for byte', () => {
    const picture = 'pictures/she/1-Amara-34.webp';
    const drawn = join(root, 'mf-landers/assets/people/amara.webp');
    cpSync(drawn, join(landers, 'gallery', picture));
    expect(copyLander(landers, { from: 'gallery', name: 'terrace' })).toContain(picture);
    expect(readFileSync(join(landers, 'terrace', picture)).equals(readFileSync(drawn))).toBe(true);
  });
});
