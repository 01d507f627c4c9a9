import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { type Command, defineCommand, UsageError } from '@pairwise/command-line';

import { root } from '../workspace.ts';
import type { IntoTarget } from './into.ts';

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

const parsePlatform = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !['', '/'].includes(url.pathname) || url.search || url.username) {
    throw new UsageError(`--into takes the address of a platform, such as http://localhost:4000, not "${text}".`);
  }
  return url.origin;
};

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
      into === undefined ? runFromSources(remote) : runInto({ folder: join(root, remote), into }),
  });
