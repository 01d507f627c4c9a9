import { defineCommand } from '@pairwise/command-line';
import type { Context } from '@pairwise/gateway/cli';

import { buildRemote } from '../repository/build-remote.ts';

/** Builds the remote of the repository. */
export const build = defineCommand({
  name: 'build',
  summary: 'Builds the remote of this repository into dist/, if its sources have changed.',
  run: async (_input, { print }: Context) => {
    await buildRemote(process.cwd(), print);
    return 0;
  },
});
