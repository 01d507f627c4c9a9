import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { RemoteName } from '@pairwise/platform/create';

import { CommandError } from '../settings.ts';

/** First segments of the gateway's own addresses. */
const ownedByGateway = new Set(['api', 'health', 'media', 'remotes']);

/** Returns the first segments of all remotes' routes with the remote's name. `remote.ts` contains them as literals. */
const ownedByRemotes = (root: string): Map<string, string> =>
  new Map(
    readdirSync(root)
      .filter((folder) => folder.startsWith('mf-') && existsSync(join(root, folder, 'remote.ts')))
      .flatMap((folder) =>
        [...readFileSync(join(root, folder, 'remote.ts'), 'utf8').matchAll(/\bpath: '\/([^/':?]+)/g)].map(
          (match): [string, string] => [match[1] ?? '', folder],
        ),
      ),
  );

/**
 * Checks that no remote and no route of the checkout has the name.
 * @throws {CommandError} that names the remote, route or address with this name
 */
export const requireFree = ({ name, short }: RemoteName, root: string): void => {
  if (existsSync(join(root, name))) throw new CommandError(`${name} exists already.`);
  if (short === 'shell' || ownedByGateway.has(short) || short === 'lang-config') {
    throw new CommandError(`/${short} is an address of the platform. Choose another name.`);
  }
  const owner = ownedByRemotes(root).get(short);
  if (owner !== undefined) throw new CommandError(`/${short} is a route of ${owner} already. Choose another name.`);
};
