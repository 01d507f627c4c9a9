import type { Zone } from '@pairwise/contracts/remote';

import type { Env } from '../env.ts';

/** Returns the origin at which members reach a zone of the first site. */
export const memberOriginOf = (
  { https, zones, publicUrl, port }: Pick<Env, 'https' | 'zones' | 'publicUrl' | 'port'>,
  zone: Zone,
): string => {
  const host = zones?.[0]?.[zone];
  if (host !== undefined) return `${https ? 'https' : 'http'}://${host}`;
  return publicUrl === undefined ? `http://localhost:${port}` : new URL(publicUrl).origin;
};
