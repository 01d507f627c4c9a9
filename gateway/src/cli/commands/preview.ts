import { defineCommand } from '@pairwise/command-line';
import type { ConsoleState, PreviewResponse } from '@pairwise/contracts/console';

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

/** Says how the second person of a request sees its version. */
export const reviewLine = (name: string, version: string): string =>
  `To see it first, they run \`npm run mfe -- preview ${name} ${version}\`, or open the request in the console.`;

/** Returns the newest verified version of a name. */
const newest = async (client: Client, name: string): Promise<string> => {
  const { state } = await readLive(client, name);
  const found = state?.versions.find(({ status }) => status === 'verified')?.version;
  if (found === undefined)
    throw new MfeError(`${name} has no verified version. Run \`npm run mfe -- publish ${name}\`.`);
  return found;
};

/** Returns the version for which the request of a name waits. */
const waitingVersion = async (client: Client, name: string): Promise<string> => {
  const { requests } = await client.get<ConsoleState>('/api/state');
  const versions = new Set(
    requests.flatMap(({ change }) => ('version' in change && change.name === name ? [change.version] : [])),
  );
  const [found] = versions;
  if (found === undefined) throw new MfeError(`No change of ${name} waits for approval, so it has no preview link.`);
  if (versions.size > 1)
    throw new MfeError(`Several changes of ${name} wait. Name the version: ${[...versions].join(', ')}.`);
  return found;
};

/** Prints a link that shows a version, without a token, in the browser of whoever opens it. */
export const preview = defineCommand({
  name: 'preview',
  summary:
    'Prints a preview link of a verified version. For a name that needs approval, the link is for the second person of a waiting request.',
  positionals: {
    name: { summary: 'A remote.' },
    version: { summary: 'By default the newest verified version.', optional: true },
  },
  run: async ({ positionals: { name, version } }, { approver, clientFor, print }: Context) => {
    const { needsApproval } = await import('../../access/authorize.ts');
    const client = needsApproval(name) ? approver() : clientFor(name);
    const wanted = version ?? (needsApproval(name) ? await waitingVersion(client, name) : await newest(client, name));
    print(formatLink(await requestLink(client, name, wanted)));
    return 0;
  },
});
