/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { listLanders } from './list-landers.ts';

const drawn = path.join(import.meta.dirname, 'assets/people/amara.webp');

/** Makes a folder of landers with the lander `terrace`, which has these pictures. */
const foldersWith = (...files: string[]): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'landers-'));
  mkdirSync(path.join(folder, 'terrace/pictures'), { recursive: true });
  for (const file of files) cpSync(drawn, path.join(folder, 'terrace/pictures', file), { recursive: true });
  return folder;
};

const listOf = (folder: string): string => listLanders(folder).get(path.join(folder, 'pictures.ts')) ?? '';

test('LAND-01 a picture in the folder of a lander is listed with the niche, place, name and age of its name', () => {
  const list = listOf(foldersWith('she/2-Mary_Ann-41.webp', 'she/1-Inès-34.webp'));
  expect(list).toContain(`export const pictures: LanderPictures = {
  terrace: {
    she: [
      {
        place: 1,
        name: 'Inès',
        age: 34,
        src: new URL('./terrace/pictures/she/1-Inès-34.webp', import.meta.url).href,
      },
      {
        place: 2,
        name: 'Mary Ann',
        age: 41,
        src: new URL('./terrace/pictures/she/2-Mary_Ann-41.webp', import.meta.url).href,
      },
    ],
  },
};`);
  expect(listOf(foldersWith())).toContain('export const pictures: LanderPictures = {};');
});

test.each([
  ['she/amara.webp', 'terrace/pictures/she/amara.webp: name it like 1-Amara-34.webp: the place from 1 to 6'],
  ['she/7-Amara-34.webp', 'the place from 1 to 6'],
  ["she/1-A'mara-34.webp", 'name it like 1-Amara-34.webp'],
  ['she/1-Amara-17.webp', 'the person must be at least 18'],
  ['her/1-Amara-34.webp', 'terrace/pictures/her: there is no such niche. Niches: default, she, '],
])('LAND-01 the file %s is refused with what to do', (file, reason) => {
  expect(() => listLanders(foldersWith(file))).toThrow(reason);
});

test('LAND-01 two pictures of one place, and a file of another format, are refused', () => {
  expect(() => listLanders(foldersWith('she/1-Amara-34.webp', 'she/1-Mila-29.webp'))).toThrow(
    'another picture of she has the place 1',
  );
  const folder = foldersWith('she/1-Amara-34.webp');
  writeFileSync(path.join(folder, 'terrace/pictures/she/2-Mila-29.webp'), 'a text');
  expect(() => listLanders(folder)).toThrow('2-Mila-29.webp: it is not a WebP picture');
});
