import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { languages } from '@pairwise/contracts/languages';

/*
 * `npm run landers` writes the lists that webpack and TypeScript need from the folders in `src/landers/`, so that a folder
 * is all that a lander is. A test compares the lists with the folders.
 */
const folder = path.join(import.meta.dirname, 'src/landers');
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

/** Returns the lists by file. */
export const listLanders = (): Map<string, string> => {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
  return new Map([
    [path.join(folder, 'screens.ts'), screens(names)],
    ...languages.map((language): [string, string] => [
      path.join(folder, `texts.${language}.ts`),
      texts(names, language),
    ]),
  ]);
};

if (import.meta.main) {
  for (const [file, content] of listLanders()) {
    writeFileSync(file, content);
  }
}
