import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isReservedWord } from '@pairwise/platform/create';

import { CommandError } from '../settings.ts';

/** The longest name of a lander whose entries in the lists of the landers fit into a line. */
const LONGEST = 30;

/** A name is a part of an address and a constant in the files of texts. */
const VALID = /^[a-z][a-z0-9]*$/;

/** Names that the lists of the landers use for something else. */
const usedByLists = new Set(['landers', 'source']);

/** Returns the names of all screens of mf-landers. `remote.ts` and the lists of screens contain them as literals. */
const screensIn = (remote: string): Set<string> =>
  new Set(
    ['remote.ts', 'src/pages/screens.ts']
      .map((file) => readFileSync(join(remote, file), 'utf8'))
      .flatMap((text) => [...text.matchAll(/^\s+'?([\w-]+)'?: \(\) =>/gm)])
      .map(([, name = '']) => name),
  );

/**
 * Checks that a typed name can be the name of a new lander.
 * @param remote the folder of mf-landers
 * @throws {CommandError} for an invalid or taken name, with the rule or the owner
 */
export const requireLanderName = (name: string, remote: string): void => {
  if (!VALID.test(name) || name.length > LONGEST) {
    throw new CommandError(
      `"${name}" is not a valid name. Use lower-case letters and digits, at most ${LONGEST}, such as terrace.`,
    );
  }
  if (isReservedWord(name) || usedByLists.has(name)) {
    throw new CommandError(`"${name}" is a reserved word. Choose another name.`);
  }
  if (existsSync(join(remote, 'src/landers', name))) {
    throw new CommandError(`The lander ${name} exists already: /landers/${name}.`);
  }
  if (screensIn(remote).has(name)) {
    throw new CommandError(`mf-landers has another page with the name ${name} already. Choose another name.`);
  }
};
