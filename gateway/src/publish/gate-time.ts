import { languages } from '@pairwise/contracts/languages';

import { findVersion, type RegistryDocument } from '../registry/index.ts';

/** For what does not depend on the number of screens: the other checks, two browsers, and the pages of the shell. */
const BASE_MS = 120_000;
/** About four times what a screen takes on two cores in all its visits (docs/decisions/0038). */
const SCREEN_MS = 30_000;
/** Other teams wait for this check, however many routes a version has. */
const MOST_MS = 900_000;

/**
 * Returns the time limit of the whole gate for a version, in milliseconds. It follows the number of visits of a remote,
 * where every route and every language has its turn; a shell visits one screen of each remote, and has the time of a small
 * one.
 */
export const gateTimeOf = (
  document: Pick<RegistryDocument, 'versions'>,
  { name, version }: { name: string; version: string },
): number => {
  const routes = findVersion(document, name, version)?.data?.routes ?? [];
  // A visitor and a member open those for everyone, but the origin of a site has no members.
  const twice = routes.filter(({ access, zone }) => access === 'all' && zone !== 'site');
  return Math.min(BASE_MS + SCREEN_MS * Math.max(routes.length + twice.length, languages.length), MOST_MS);
};
