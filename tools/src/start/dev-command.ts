import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { type Command, defineCommand } from '@pairwise/command-line';
import { type IntoTarget, parsePlatform } from '@pairwise/platform/develop';

import { root } from '../workspace.ts';

interface Actions {
  /** Compiles one remote for a deployed platform. */
  runInto: (target: IntoTarget) => Promise<number>;
  /** Runs the whole product with one remote from its sources. */
  runFromSources: (remote: string) => Promise<number>;
}

/**
 * Lists the remotes of this checkout, and copies beside them (of another branch, for example), whose names begin with a
 * dot.
 */
const developableFolders = (): string[] =>
  readdirSync(root)
    .filter((name) => /^\.?mf-[a-z0-9-]+$/.test(name) && existsSync(join(root, name, 'remote.ts')))
    .sort();

/** Declares `npm run dev`. */
export const devCommand = ({ runInto, runFromSources }: Actions): Command =>
  defineCommand({
    name: '',
    summary: 'Runs the product, or one remote for a deployed platform, with that remote from its sources.',
    positionals: { remote: { summary: 'The remote to compile from its sources.', choices: developableFolders } },
    options: {
      into: {
        type: 'string',
        placeholder: 'URL',
        summary: 'The deployed platform whose pages show the remote. Nothing else is started.',
        parse: parsePlatform,
      },
    },
    run: ({ positionals: { remote }, options: { into } }) =>
      into === undefined
        ? runFromSources(remote)
        : runInto({ folder: join(root, remote), name: remote.replace(/^\./, ''), into }),
  });
