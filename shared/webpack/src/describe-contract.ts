import { readFileSync } from 'node:fs';
import path from 'node:path';

import { contractDocument } from '@pairwise/contracts/contract-document';
import { languages } from '@pairwise/contracts/languages';
import type { PublishedContract, PublishedVersion } from '@pairwise/contracts/registry';

import { budgetsOf, measure } from './check-build.ts';
import { missingTexts, readTexts } from './missing-texts.ts';
import { offeredContracts, unknownEndpoints, usedContracts } from './used-contracts.ts';
import { bundledFolders } from './version.ts';

const isOwnCode = (file: string): boolean => file.endsWith('.js');

/**
 * Describes a build for the gate, which compares it with the live versions: the schemas of the contracts that the code
 * uses, missing texts, sizes and budgets. Throws when the code names an endpoint that does not exist: without its contract,
 * no check would compare it.
 * @param dist folder of the built files and their compressed copies
 */
export const describeContract = async (
  published: Omit<PublishedVersion, 'contract'>,
  { role, folder, version }: { role: 'shell' | 'remote'; folder: string; version: string },
  dist: string,
): Promise<PublishedContract> => {
  const code = published.files
    .filter(({ path: file }) => isOwnCode(file))
    .map(({ path: file }) => readFileSync(path.join(dist, file), 'utf8'))
    .join('\n');
  const unknown = unknownEndpoints(code);
  if (unknown.length > 0) {
    throw new Error(
      `${published.name} calls what is no endpoint of @pairwise/contracts: ${unknown.join(', ')}. ` +
        'The table of endpoints is in `@pairwise/contracts/endpoints`; docs/how-to/add-an-endpoint.md adds one.',
    );
  }
  const others = bundledFolders(folder, role).filter((other) => other !== folder);
  const texts = await Promise.all(
    languages.map(async (language) => [language, await readTexts([folder, ...others], language, version)] as const),
  );
  const { missing, keys } = missingTexts(new Map(texts));
  return {
    ...contractDocument(role === 'shell' ? offeredContracts(code) : usedContracts(code)),
    missingTexts: missing,
    textKeys: keys,
    sizes: measure(published, dist),
    budgets: budgetsOf(role, folder),
  };
};
