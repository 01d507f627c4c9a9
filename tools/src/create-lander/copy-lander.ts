import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const templates = join(import.meta.dirname, 'template');
const suffix = '.template';

/** The lander whose test fits every lander with variants. */
const withTest = 'alonetonight';

const componentOf = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Screen`;

/** Replaces a lander's name where it is code: never in a sentence, such as "a video of us". */
const rename = (text: string, from: string, to: string): string =>
  text
    .replaceAll(new RegExp(`(\\bexport const |\\blanders[./]|\\./)${from}\\b`, 'g'), `$1${to}`)
    .replaceAll(`{ ${from} as source }`, `{ ${to} as source }`)
    .replaceAll(new RegExp(`\\b${componentOf(from)}\\b`, 'g'), componentOf(to));

/** Makes the screen read its people and colours from its own folder. */
const withLooks = (screen: string, name: string): string => {
  const lines = screen.replace(`useLander('${name}')`, `useLander('${name}', looks)`).split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('import '));
  const after = lines.findIndex(
    (line, at) => at <= last && (/ from '(\.\/.*)';$/.exec(line)?.[1] ?? '') > './looks.ts',
  );
  return lines.toSpliced(after < 0 ? last + 1 : after, 0, "import { looks } from './looks.ts';").join('\n');
};

/** Returns the files of a lander relative to its folder. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

/**
 * Writes the folder of a new lander: the files of another one under the new name, its people and colours as data, and
 * its tests.
 * @param folder the folder of all landers
 * @returns the paths of the files, relative to the new folder
 */
export const copyLander = (folder: string, { from, name }: { from: string; name: string }): string[] => {
  const target = join(folder, name);
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), text);
  };
  const screen = `${name}.screen.tsx`;
  for (const file of filesOf(join(folder, from))) {
    if (!/\.tsx?$/.test(file)) {
      // A picture is no text.
      cpSync(join(folder, from, file), join(target, file));
      continue;
    }
    const text = rename(
      readFileSync(join(folder, from, file), 'utf8').replaceAll(`'${from}'`, `'${name}'`),
      from,
      name,
    );
    const path = file.replace(`${from}.screen`, `${name}.screen`);
    write(path, path === screen ? withLooks(text, name) : text);
  }
  const test = `${name}.screen.test.tsx`;
  if (!filesOf(target).includes(test)) {
    write(test, rename(readFileSync(join(folder, withTest, `${withTest}.screen.test.tsx`), 'utf8'), withTest, name));
  }
  for (const file of readdirSync(templates)) {
    cpSync(join(templates, file), join(target, file.slice(0, -suffix.length)));
  }
  return filesOf(target);
};
