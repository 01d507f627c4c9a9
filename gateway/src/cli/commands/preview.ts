import { defineCommand } from '@pairwise/command-line';
import type { PreviewResponse } from '@pairwise/contracts/console';

import { type Client, Refused } from '../client.ts';
import type { Context } from '../context.ts';
import { formatTime } from '../../registry/format-time.ts';
import { MfeError } from '../mfe-error.ts';
import { readLive } from '../read-live.ts';

const requestLink = (client: Client, name: string, version: string): Promise<PreviewResponse> =>
  client.post<PreviewResponse>(
    `/api/names/${encodeURIComponent(name)}/versions/${encodeURIComponent(version)}/preview`,
  );

const formatLink = ({ url, expiresAt }: PreviewResponse): string =>
  `Preview, until ${formatTime(expiresAt)} UTC: ${url}`;

/** Returns a line with a preview link; undefined when the name has none, or the token may not make one. */
export const previewLine = async (client: Client, name: string, version: string): Promise<string | undefined> => {
  try {
    return formatLink(await requestLink(client, name, version));
  } catch (error) {
    if (error instanceof Refused && error.code === 'not_allowed') return undefined;
    throw error;
  }
};

/** Prints a link that shows a version, without a token, in the browser of whoever opens it. */
export const preview = defineCommand({
  name: 'preview',
  summary: 'Prints a link that shows a verified version to whoever opens it. It expires after seven days.',
  positionals: {
    name: { summary: 'A remote.' },
    version: { summary: 'By default the newest verified version.', optional: true },
  },
  run: async ({ positionals: { name, version } }, { clientFor, print }: Context) => {
    const client = clientFor(name);
    const state = version === undefined ? (await readLive(client, name)).state : undefined;
    const wanted = version ?? state?.versions.find(({ status }) => status === 'verified')?.version;
    if (wanted === undefined)
      throw new MfeError(`${name} has no verified version. Run \`npm run mfe -- publish ${name}\`.`);
    print(formatLink(await requestLink(client, name, wanted)));
    return 0;
  },
});
