import { defineCommand } from '@pairwise/command-line';
import { type Context, formatCheck } from '@pairwise/gateway/cli';

import { buildRemote } from '../repository/build-remote.ts';
import { fetchPlatform } from '../repository/fetch-platform.ts';

/** Runs the checks of the gate that need no browser, without an upload and without a token. */
export const check = defineCommand({
  name: 'check',
  summary: 'Builds the remote and runs the checks of the gate that need no browser. Uploads nothing.',
  options: {
    dist: {
      type: 'string',
      placeholder: 'FOLDER',
      summary: 'Checks what this folder contains, instead of a build of the sources.',
    },
  },
  run: async ({ options }, { publicUrl, print }: Context) => {
    const { requireBuild, runLocalGate } = await import('@pairwise/gateway/local-gate');
    const dist = options.dist === undefined ? await buildRemote(process.cwd(), print) : requireBuild(options.dist);
    const platform = await fetchPlatform(publicUrl);
    const { status, checks } = await runLocalGate(dist, platform, publicUrl);
    for (const each of checks) print(formatCheck(each));
    const isGood = status === 'verified';
    print(isGood ? 'Nothing is known against it. The gate also runs it in a browser.' : 'The gate would refuse it.');
    return isGood ? 0 : 1;
  },
});
