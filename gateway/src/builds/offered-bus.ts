import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { PublishedVersion } from '@pairwise/contracts/registry';
import * as z from 'zod/mini';

import { semver } from './description.ts';

const contract = z.object({ bus: z.object({ version: semver }) });

/**
 * Returns the version of the bus that a build of the shell offers, from its verified `contract.json`. Remotes offer
 * none.
 */
export const offeredBus = (dist: string, { name }: Pick<PublishedVersion, 'name'>): { busVersion?: string } => {
  if (name !== 'shell') return {};
  const parsed = contract.parse(JSON.parse(readFileSync(path.join(dist, 'contract.json'), 'utf8')));
  return { busVersion: parsed.bus.version };
};
