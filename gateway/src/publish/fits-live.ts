import { problemsBetween } from '../rollout/compatibility.ts';
import type { Fit } from '../registry/index.ts';
import { shortened, placeVersion, titleOf } from './candidate.ts';
import { routeProblems } from './checks/routes.ts';

/**
 * What the gate saw may have changed since: two teams can pass it at the same time, each beside what was live before
 * the other. What the registry alone can tell is looked at again in the change itself: addresses, shared modules, and
 * the range of the bus. A rollback is not held up by it: it leads to what was live, and must not wait at night.
 */
export const fitsLive: Fit = (live, version) => {
  const standing = placeVersion(live, version);
  const others = standing.others.map((other) => other.version);
  const [shells, guests] = standing.isShell
    ? [[version], others]
    : [others.filter(({ name }) => name === 'shell'), [version]];
  const problems = [
    ...(standing.isShell ? [] : routeProblems(standing)),
    ...guests.flatMap((guest) =>
      shells.flatMap((shell) => problemsBetween(guest, shell).map((problem) => `${titleOf(guest)} ${problem}`)),
    ),
  ];
  return problems.length > 0 ? shortened(problems) : undefined;
};
