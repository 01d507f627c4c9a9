import { defineCommand } from '@pairwise/command-line';
import type { TextsResponse, VersionResponse } from '@pairwise/contracts/console';
import type { PicturesResponse } from '@pairwise/contracts/pictures';

import type { Context } from '../context.ts';
import { formatDifference, formatPictures, formatTexts } from '../format-difference.ts';
import { MfeError } from '../mfe-error.ts';
import { readLive } from '../read-live.ts';

/** Prints what a version changes compared with the stable one. The console shows texts and pictures themselves. */
export const diff = defineCommand({
  name: 'diff',
  summary: 'Prints what a version changes: routes, endpoints, texts, and how much of each page looks different.',
  positionals: {
    name: { summary: 'The shell or a remote.' },
    version: { summary: 'By default the newest verified version that is not live.', optional: true },
  },
  run: async ({ positionals: { name, version } }, { reader, print, url }: Context) => {
    const client = reader();
    const { state } = await readLive(client, name);
    const newest = state?.versions.find((one) => one.status === 'verified' && one.version !== state.stable?.version);
    const wanted = version ?? newest?.version;
    if (wanted === undefined) throw new MfeError(`${name} has no verified version that is not live.`);
    const address = `/api/names/${encodeURIComponent(name)}/versions/${encodeURIComponent(wanted)}`;
    const { difference } = await client.get<VersionResponse>(address);
    const { against } = difference;
    if (against === null || against === wanted) {
      print(
        `${name} ${wanted} ${against === null ? 'has no stable version to compare with' : 'is the stable version'}.`,
      );
      return 0;
    }
    print(`${name} ${wanted}, compared with ${against}:`);
    const texts = await client.get<TextsResponse>(`${address}/texts`);
    const pictures = await client.get<PicturesResponse>(`${address}/pictures`);
    for (const line of [...formatDifference(difference), ...formatTexts(texts), ...formatPictures(pictures)])
      print(line);
    print(`See texts and pictures at ${url}/deployables/${encodeURIComponent(name)}`);
    return 0;
  },
});
