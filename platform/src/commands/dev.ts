import { defineCommand } from '@pairwise/command-line';
import type { Context } from '@pairwise/gateway/cli';

import { parsePlatform } from '../develop/parse-platform.ts';
import { remoteNameOf } from '../repository/read-manifest.ts';

/** Compiles the remote of the repository for the pages of a deployed platform, in the browser of its developer. */
export const dev = defineCommand({
  name: 'dev',
  summary: 'Shows this remote, from its sources, inside a deployed platform: in your browser only.',
  options: {
    into: {
      type: 'string',
      placeholder: 'URL',
      summary: 'The address of the pages that show it; by default MFE_PLATFORM_URL.',
      parse: parsePlatform,
    },
    port: { type: 'integer', placeholder: '4300', min: 1, max: 65_535, summary: 'A free port; 4300 by default.' },
  },
  run: async ({ options: { into, port } }, { publicUrl }: Context) => {
    const folder = process.cwd();
    const target = { folder, name: remoteNameOf(folder), into: into ?? publicUrl };
    const { runInto } = await import('../develop/run-into.ts');
    return runInto(target, port ?? 4300);
  },
});
