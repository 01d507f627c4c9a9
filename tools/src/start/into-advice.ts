import { join } from 'node:path';

import type { Remote } from '@pairwise/contracts/remote';

import type { Settings } from '../settings.ts';
import { root } from '../workspace.ts';

/** Returns the origin of a remote's pages in the product of the given settings: that of the zone of its first route. */
const pagesOf = async (
  remote: string,
  { publicUrl, zones }: Pick<Settings, 'publicUrl' | 'zones'>,
): Promise<string> => {
  // The cast is true: every remote exports its definition (shared/webpack/README.md).
  const { routes } = ((await import(join(root, remote, 'remote.ts'))) as { remote: Remote }).remote;
  const host = zones.hosts?.[0]?.[routes[0]?.zone ?? 'app'];
  return host === undefined ? publicUrl : `${new URL(publicUrl).protocol}//${host}`;
};

/**
 * Says how to show a remote from its sources in a product that runs already, instead of starting another one.
 * @param remote name and folder of the remote
 */
export const intoAdvice = async (remote: string, settings: Pick<Settings, 'publicUrl' | 'zones'>): Promise<string> =>
  `To show ${remote} in a product that runs already, with the address of that product: ` +
  `npm run dev -- ${remote} --into ${await pagesOf(remote, settings)}`;
