import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { languages } from '@pairwise/contracts/languages';

import { type ListedPicture, listPictures } from './list-pictures.ts';

/*
 * `npm run landers` writes the lists that webpack and TypeScript need from the folders in `src/landers/`, so that a folder
 * is all that a lander is. A test compares the lists with the folders.
 */
const landersFolder = path.join(import.meta.dirname, 'src/landers');
const head = '// Written by `npm run landers` from the folders beside this file.\n';

/** The width at which Prettier breaks lines. */
const WIDTH = 120;

/** Returns the lander's entry, in the format of Prettier, which depends on the length of the name. */
const screen = (name: string): string => {
  const [chunk, file] = [`/* webpackChunkName: "screen-${name}" */`, `'./${name}/${name}.screen.tsx'`];
  const line = `  ${name}: () => import(${chunk} ${file}),`;
  if (line.length <= WIDTH) return line;
  const second = `    import(${chunk} ${file}),`;
  if (second.length <= WIDTH) return `  ${name}: () =>\n${second}`;
  return `  ${name}: () =>\n    import(\n      ${chunk} ${file}\n    ),`;
};

const screens = (names: readonly string[]): string => `${head}
/** The landers: name → screen. */
export const landers = {
${names.map(screen).join('\n')}
};
`;

const texts = (names: readonly string[], language: string): string => `${head}
${names.map((name) => `import { ${name} } from './${name}/texts/${language}.ts';\n`).join('')}
export const landers = {
${names.map((name) => `  ${name},\n`).join('')}};
`;

const picture = ({ place, name, age, file }: ListedPicture): string =>
  [
    '      {',
    `        place: ${place},`,
    `        name: '${name}',`,
    `        age: ${age},`,
    `        src: new URL('./${file}', import.meta.url).href,`,
    '      },',
  ].join('\n');

const picturesOf = (lander: string, own: readonly ListedPicture[]): string => {
  const byNiche = [...Map.groupBy(own, ({ niche }) => niche)];
  const lists = byNiche.map(([niche, found]) => `    ${niche}: [\n${found.map(picture).join('\n')}\n    ],\n`);
  return `  ${lander}: {\n${lists.join('')}  },\n`;
};

const pictures = (folder: string, names: readonly string[]): string => {
  const own = names.flatMap((name) => {
    const found = listPictures(folder, name);
    return found.length === 0 ? [] : [picturesOf(name, found)];
  });
  return `${head}
import type { LanderPictures } from '../people/lander-pictures.ts';

/** The pictures in the folders of landers: lander → niche. */
export const pictures: LanderPictures = {${own.length === 0 ? '' : `\n${own.join('')}`}};
`;
};

/**
 * Returns the lists by file.
 * @throws {Error} for a picture that cannot be listed
 */
export const listLanders = (folder = landersFolder): Map<string, string> => {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
  return new Map([
    [path.join(folder, 'screens.ts'), screens(names)],
    [path.join(folder, 'pictures.ts'), pictures(folder, names)],
    ...languages.map((language): [string, string] => [
      path.join(folder, `texts.${language}.ts`),
      texts(names, language),
    ]),
  ]);
};

if (import.meta.main) {
  try {
    for (const [file, content] of listLanders()) writeFileSync(file, content);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
