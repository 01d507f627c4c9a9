import { problemsBetween } from '../rollout/compatibility.ts';
import {
  type Fit,
  type RegisteredVersion,
  RegistryError,
  type RegistryDocument,
  requireBound,
} from '../registry/index.ts';
import { shortened, placeVersion, titleOf } from './candidate.ts';
import { routeProblems } from './checks/routes.ts';
import { FRONT_PAGE, lostRoutes } from './lost-routes.ts';

/**
 * Returns why a version no longer fits what is live. Two teams can pass the gate concurrently, each compared with what
 * was live before the other. So a change checks again what the registry alone shows: addresses, shared modules, and the
 * range of the bus. A rollback is not checked: it makes live what was live before, and must be possible at any hour.
 */
export const fitsLive: Fit = (live, version) => {
  const inPlace = placeVersion(live, version);
  const others = inPlace.others.map((other) => other.version);
  const [shells, remotes] = inPlace.isShell
    ? [[version], others]
    : [others.filter(({ name }) => name === 'shell'), [version]];
  const problems = [
    ...(inPlace.isShell ? [] : routeProblems(inPlace)),
    ...remotes.flatMap((remote) =>
      shells.flatMap((shell) => problemsBetween(remote, shell).map((problem) => `${titleOf(remote)} ${problem}`)),
    ),
  ];
  return problems.length > 0 ? shortened(problems) : undefined;
};

/**
 * Throws when a version lacks live addresses that its team has not named.
 * @throws {RegistryError} `loses_routes`
 */
export const requireNamedLoss = (
  live: Pick<RegistryDocument, 'pointers' | 'versions'>,
  version: RegisteredVersion,
  named: readonly string[],
): void => {
  const unnamed = lostRoutes(live, version).filter((path) => !named.includes(path));
  if (unnamed.length === 0) return;
  const people = unnamed.includes(FRONT_PAGE) ? ` The loss of ${FRONT_PAGE} also needs a second person.` : '';
  const paths = unnamed.join(',');
  throw new RegistryError(
    'loses_routes',
    `${titleOf(version)} has no page for these live addresses: ${paths}. To lose them, add --lose-routes ${paths}.${people}`,
  );
};

/** Checks that a version stays within the zones and slots of its name. What is live decides when it goes live. */
export const staysBound: Fit = (live, version) => {
  requireBound(live, version);
  return undefined;
};

/** Creates the check of a change whose author has named the live addresses that it loses. */
export const fitsLiveWithout =
  (named: readonly string[]): Fit =>
  (live, version) => {
    requireBound(live, version);
    requireNamedLoss(live, version, named);
    return fitsLive(live, version);
  };
