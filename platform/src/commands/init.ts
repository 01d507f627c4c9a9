import { defineCommand } from '@pairwise/command-line';
import type { Context } from '@pairwise/gateway/cli';

/** Creates the repository of a remote in the current folder. */
export const init = defineCommand({
  name: 'init',
  summary: 'Creates the repository of a remote in this folder.',
  positionals: { name: { summary: 'The name of the remote, such as games or mf-games.' } },
  run: async ({ positionals: { name } }, { print }: Context) => {
    const { initRepository } = await import('../init/init-repository.ts');
    initRepository(name, process.cwd(), print);
    return 0;
  },
});
