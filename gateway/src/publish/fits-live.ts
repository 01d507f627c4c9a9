import { problemsBetween } from '../rollout/compatibility.ts';
import type { Fit } from '../registry/index.ts';
import { shortened, placeVersion, titleOf } from './candidate.ts';
import { routeProblems } from './checks/routes.ts';

/**
 * Returns why a version no longer fits what is live. Two teams can pass the gate concurrently, each compared with what
 * was live before the other. So a change checks again what the registry alone shows: addresses, shared modules, and the
 * range of the bus. A rollback is not checked: it leads to what was live, and must not wait at night.
 */
export const fitsLive: Fit = (live, version) => {
  const inPlace = placeVersion(live, version);
  const others = inPlace.others.map((other) => other.version);
  const [shells, guests] = inPlace.isShell
    ? [[version], others]
    : [others.filter(({ name }) => name === 'shell'), [version]];
  const problems = [
    ...(inPlace.isShell ? [] : routeProblems(inPlace)),
    ...guests.flatMap((guest) =>
      shells.flatMap((shell) => problemsBetween(guest, shell).map((problem) => `${titleOf(guest)} ${problem}`)),
    ),
  ];
  return problems.length > 0 ? shortened(problems) : undefined;
};
