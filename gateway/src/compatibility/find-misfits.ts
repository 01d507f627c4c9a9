import type { Compatibility } from '@pairwise/contracts/compatibility';
import type { PublishedContract, PublishedVersion } from '@pairwise/contracts/registry';

import { bytesOf } from '../builds/build-files.ts';
import { problemsWithOffer } from '../rollout/compatibility.ts';

const textProblems = (
  { messages }: Pick<PublishedVersion, 'messages'>,
  { missingTexts }: Pick<PublishedContract, 'missingTexts'>,
  languages: Compatibility['languages'],
): string[] =>
  languages.flatMap((language) => {
    if ((messages[language] ?? []).length === 0) return [`it has no texts in "${language}"`];
    const [first, ...others] = missingTexts[language] ?? [];
    if (first === undefined) return [];
    return [`it lacks ${first}${others.length > 0 ? ` and ${others.length} other texts` : ''} in "${language}"`];
  });

const placeProblems = (
  { name, data }: Pick<PublishedVersion, 'name' | 'data'>,
  { routes, slots }: Pick<Compatibility, 'routes' | 'slots'>,
): string[] => {
  const known: ReadonlySet<string> = new Set(slots);
  return [
    ...(data?.routes ?? []).flatMap(({ path }) =>
      routes
        .filter((live) => live.path === path && live.name !== name)
        .map((live) => `its route ${path} is one of ${live.name}`),
    ),
    ...(data?.widgets ?? [])
      .filter(({ slot }) => !known.has(slot))
      .map(({ slot }) => `the platform has no slot ${slot}`),
  ];
};

const limitProblems = (
  { files }: Pick<PublishedVersion, 'files'>,
  { budgets: { entryBr, routeBr } }: Pick<PublishedContract, 'budgets'>,
  { budgets, files: maxFiles, bytes }: Compatibility['limits'],
): string[] => [
  ...(entryBr > budgets.entryBr ? [`its budget of ${entryBr} B for the entry is above ${budgets.entryBr} B`] : []),
  ...(routeBr > budgets.routeBr ? [`its budget of ${routeBr} B for a screen is above ${budgets.routeBr} B`] : []),
  ...(files.length > maxFiles ? [`it has ${files.length} files, and ${maxFiles} are allowed`] : []),
  ...(bytesOf(files) > bytes ? [`it has ${bytesOf(files)} bytes, and ${bytes} are allowed`] : []),
];

/**
 * Returns why a build cannot go live on a platform, as parts of a sentence; empty when nothing is known against it. The gate
 * checks the same and more, after the upload. For the shell it returns nothing: others must fit the shell.
 */
export const findMisfits = (
  version: PublishedVersion,
  contract: PublishedContract,
  { shell, languages, limits, ...platform }: Compatibility,
): string[] => {
  if (version.name === 'shell') return [];
  const offer = shell && { ...shell, ...(shell.bus !== undefined && { busVersion: shell.bus }) };
  return [
    ...(offer ? problemsWithOffer(version, offer).map((problem) => `it ${problem}`) : []),
    ...textProblems(version, contract, languages),
    ...placeProblems(version, platform),
    ...limitProblems(version, contract, limits),
  ];
};
