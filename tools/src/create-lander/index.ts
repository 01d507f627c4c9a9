import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runTool } from '../run-tool.ts';
import { CommandError } from '../settings.ts';
import { copyLander } from './copy-lander.ts';
import { requireLanderName } from './lander-name.ts';

export interface CreateLanderOptions {
  /** The checkout in which the lander is created. */
  root: string;
  print: (line: string) => void;
  /** The lander whose files the new one begins with. */
  like?: string | undefined;
}

const REMOTE = 'mf-landers';
/** A title, a sentence, two people and one button: the least that a lander is. */
const SIMPLEST = 'alonetonight';

/** Landers that others cannot begin with. */
const notCopied: Readonly<Record<string, string>> = {
  maplanding: 'The build knows its maps by its name',
  tinderswipe: 'It has no variants',
};

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

/** @throws {CommandError} when there is no such lander, or others cannot begin with it */
const requireSibling = (like: string, folder: string): void => {
  const choices = foldersIn(folder).filter((name) => notCopied[name] === undefined);
  if (choices.includes(like)) return;
  const reason = notCopied[like] ?? `There is no lander "${like}"`;
  throw new CommandError(`${reason}. Use one of: ${choices.join(', ')}.`);
};

const run = async (root: string, program: string, args: string[]): Promise<void> => {
  const { code, output } = await runTool(program, args, { cwd: root });
  if (code !== 0) throw new CommandError(`The new lander could not be written:\n${output.trim()}`);
};

const nextSteps = (name: string, like: string, files: number): string[] => {
  const folder = `${REMOTE}/src/landers/${name}`;
  return [
    `Created the lander ${name}: ${files} files in ${folder}, and its entry in the lists of the landers.`,
    `It has the texts of ${like}. Change them in ${folder}/texts/, the people and the colours in ${folder}/looks.ts.`,
    '',
    `  npm run mfe -- publish ${REMOTE} --no-live   prints a link that shows it at /landers/${name}`,
    `  npm run mfe -- publish ${REMOTE}             makes it live`,
    '',
    'Next steps: docs/how-to/ship-a-lander.md',
  ];
};

/**
 * Creates a lander that passes every check: its folder, with texts in every language, and its entries in the lists, which are
 * written from the folders. Undoes everything on failure.
 * @throws {CommandError} for an invalid or taken name, for a sibling that cannot be copied, and when the files cannot be
 *   formatted
 */
export const createLander = async (
  name: string,
  { root, print, like = SIMPLEST }: CreateLanderOptions,
): Promise<void> => {
  const remote = join(root, REMOTE);
  const folder = join(remote, 'src/landers');
  requireLanderName(name, remote);
  requireSibling(like, folder);
  // The lists are beside the folders of the landers.
  const lists = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(folder, entry.name));
  const before = lists.map((file) => readFileSync(file, 'utf8'));
  try {
    const files = copyLander(folder, { from: like, name });
    await run(remote, process.execPath, ['list-landers.ts']);
    // The length of the name changes where lines break.
    await run(root, 'prettier', ['--write', '--log-level', 'warn', join(folder, name)]);
    nextSteps(name, like, files.length).forEach((line) => print(line));
  } catch (error) {
    if (existsSync(join(folder, name))) rmSync(join(folder, name), { recursive: true });
    lists.forEach((file, at) => writeFileSync(file, before[at] ?? ''));
    throw error;
  }
};
