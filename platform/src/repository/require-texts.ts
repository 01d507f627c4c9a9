import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PublishedContract } from '@pairwise/contracts/registry';
import { MfeError } from '@pairwise/gateway/cli';

/**
 * Requires that a build has every text in every language, with the plural forms that the language needs. Types cannot require
 * the forms: they are the same for all languages (docs/decisions/0051).
 * @param dist folder of a build that this command line has made
 * @throws {MfeError} that names the missing texts of each language
 */
export const requireTexts = (name: string, dist: string): void => {
  const { missingTexts } = JSON.parse(readFileSync(join(dist, 'contract.json'), 'utf8')) as Pick<
    PublishedContract,
    'missingTexts'
  >;
  const incomplete = Object.entries(missingTexts).filter(([, keys]) => keys.length > 0);
  if (incomplete.length === 0) return;
  throw new MfeError(
    [
      `${name} lacks texts, so it cannot be published:`,
      ...incomplete.map(([language, keys]) => `  ${language}: ${keys.join(', ')}`),
      'Add them in messages/. Keys that end in _few or _many are plural forms, which not every language has.',
    ].join('\n'),
  );
};
