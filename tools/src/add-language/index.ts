import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { CommandError } from '../settings.ts';
import { registerBeside } from './registrations.ts';
import { textsToTranslate } from './texts-file.ts';

/** The translation that the new files are modelled on. */
const from = 'nl';

const listFile = 'shared/contracts/languages.ts';
const listLine = /^(export const languages = \[)(.*)(\] as const;)$/m;

/** The product without the console, which teams read in the languages that it has. */
const trackedFiles = (root: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\0')
    .filter((file) => !file.startsWith('console/') && existsSync(join(root, file)));

const isSource = (file: string): boolean =>
  /\.tsx?(\.template)?$/.test(file) &&
  !/\.test\.tsx?$/.test(file) &&
  !/(^|\/)(messages|texts|icebreakers)\//.test(file);

export interface AddedLanguage {
  /** New files with English texts to translate. */
  texts: string[];
  /** Sources that were changed to use the new files. */
  sources: string[];
}

/**
 * Adds a language: a messages file with English texts beside each Dutch one, its import wherever texts are loaded, and its
 * code in the list that types, gate and menus use.
 * @param language two letters, such as `pt`
 * @throws {CommandError} before anything is written, when the code is invalid or a part of the language exists already
 */
export const addLanguage = (root: string, language: string): AddedLanguage => {
  if (!/^[a-z]{2}$/.test(language))
    throw new CommandError(`"${language}" is not a two-letter language code, such as pt.`);
  const list = readFileSync(join(root, listFile), 'utf8');
  const [, , listed = ''] = listLine.exec(list) ?? [];
  if (!listed.includes(`'${from}'`)) throw new CommandError(`${listFile} contains no list of languages.`);
  if (listed.includes(`'${language}'`)) throw new CommandError(`${language} is in ${listFile} already.`);

  const files = trackedFiles(root);
  const writes = new Map<string, string>();
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const texts = files
    .filter((file) => /(^|\/)(messages|texts|icebreakers)(\/(.*\/)?|\.)nl\.ts(\.template)?$/.test(file))
    .map((sibling) => {
      const of = (code: string): string => sibling.replace(/nl(\.ts(?:\.template)?)$/, `${code}$1`);
      const file = of(language);
      if (existsSync(join(root, file))) throw new CommandError(`${file} exists already.`);
      try {
        writes.set(file, textsToTranslate(read(of('en')), read(sibling), { from, to: language }));
      } catch (error) {
        throw new CommandError(`${sibling}: ${error instanceof Error ? error.message : String(error)}`);
      }
      return file;
    });
  const sources: string[] = [];
  for (const file of files.filter(isSource)) {
    const before = read(file);
    const after = registerBeside(before, { from, to: language });
    if (after === before) continue;
    writes.set(file, after);
    sources.push(file);
  }
  writes.set(listFile, list.replace(listLine, `$1$2, '${language}'$3`));
  for (const [file, text] of writes) writeFileSync(join(root, file), text);
  return { texts, sources: [listFile, ...sources] };
};
