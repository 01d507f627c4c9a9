/** `npm run platform`: packs what a team needs in a repository of its own. */
import { defineCommand } from '@pairwise/command-line';

import { packPlatform } from '../pack-platform/index.ts';
import { runScript } from '../run-command.ts';

await runScript({
  name: 'platform',
  summary: 'Packs what a team needs in a repository of its own.',
  commands: [
    defineCommand({
      name: 'pack',
      summary: 'Packs @pairwise/platform and the packages that it needs.',
      positionals: { folder: { summary: 'A new or empty folder.' } },
      run: async ({ positionals: { folder } }) => {
        await packPlatform(folder, (line) => console.log(line));
        return 0;
      },
    }),
  ],
});
