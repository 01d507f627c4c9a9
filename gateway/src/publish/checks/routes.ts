import { segmentsOf } from '@pairwise/contracts/match-route';
import { type RemoteRoute, shellRoutes } from '@pairwise/contracts/remote';

import { zoneOwners } from '../../registry/index.ts';
import { type VersionInPlace, verdict } from '../candidate.ts';
import { type Owned, overlapProblems } from './overlaps.ts';
import { FIRST_PARAMETER, shapesOf } from './route-shapes.ts';

/** First segments of addresses that the gateway, the api or the shell's own files serve. */
const reserved = new Set(['api', 'media', 'remotes', '__mfe', '__dev', 'health', 'fonts', 'images']);

const reservedProblems = ({ path }: RemoteRoute): string[] => {
  const [first = ''] = segmentsOf(path);
  if (reserved.has(first.replace(/\?$/, '').toLowerCase()))
    return [`${path} is not a page: /${first} belongs to the gateway`];
  const parameter = first.startsWith(':') && first !== FIRST_PARAMETER;
  return parameter
    ? [`${path} would match every address of its length. An address must start with a fixed segment`]
    : [];
};

/** Returns every address that belongs to another team, is reserved, or is in the zone of another team. */
export const routeProblems = ({ version, before, others }: VersionInPlace): string[] => {
  const owned: Owned[] = [
    ...shellRoutes.map(({ path }) => ({ path, owner: 'the shell' })),
    ...others.flatMap((other) =>
      (other.version.data?.routes ?? []).map(({ path }) => ({ path, owner: other.version.name })),
    ),
  ];
  const live = new Set(before.flatMap(({ data }) => (data?.routes ?? []).map(({ path }) => path)));
  const own = version.data?.routes ?? [];
  const twice = own.flatMap((route, index) =>
    own
      .slice(0, index)
      .filter((other) => shapesOf(other.path).some((shape) => shapesOf(route.path).includes(shape)))
      .map((other) => `${route.path} and ${other.path} are one address`),
  );
  const problems = own.flatMap((route) => {
    const owner = zoneOwners[route.zone];
    return [
      ...reservedProblems(route),
      ...(owner === undefined || owner === version.name
        ? []
        : [`${route.path} is in the zone "${route.zone}", which belongs to ${owner}`]),
      ...overlapProblems(route, owned, live),
    ];
  });
  return [...new Set([...twice, ...problems])];
};

/** Checks that no address belongs to another team. */
export const routes = (candidate: VersionInPlace) => {
  if (candidate.isShell) return verdict('routes', [], 'The addresses of the shell are part of the contracts.');
  const count = candidate.version.data?.routes.length ?? 0;
  return verdict('routes', routeProblems(candidate), `${count} routes, none of them owned by another remote.`);
};
