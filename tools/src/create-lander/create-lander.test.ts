import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CommandError } from '../settings.ts';
import { root } from '../workspace.ts';
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
