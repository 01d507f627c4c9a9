import { matchRoute, type RoutePattern } from '@pairwise/contracts/match-route';

import { FIRST_PARAMETER, formsOf, PARAMETER, shapesOf } from './route-shapes.ts';

/** A route and the deployable that has it. */
export interface Owned extends RoutePattern {
  owner: string;
}

const TOKEN = 'A'.repeat(43);
const isToken = (segment: string): boolean => /^[\w-]{43}$/.test(segment);

/** A value that is no fixed segment of any pattern, so that an example with it stands for all other values. */
const ANY = '~';

/** Returns a value that two segments of patterns both match; undefined when there is none. */
const sharedValue = (one: string, other: string): string | undefined => {
  if (!one.startsWith(':') && !other.startsWith(':')) return one === other ? one : undefined;
  const [parameter, value] = one.startsWith(':') ? [one, other] : [other, one];
  if (parameter === PARAMETER) return value === PARAMETER ? ANY : value === FIRST_PARAMETER ? TOKEN : value;
  return value.startsWith(':') ? TOKEN : isToken(value) ? value : undefined;
};

/** Returns an address that two forms of patterns both match, the least exact one; undefined when there is none. */
const sharedAddress = (one: readonly string[], other: readonly string[]): string | undefined => {
  if (one.length !== other.length) return undefined;
  const values = one.map((segment, index) => sharedValue(segment, other[index] ?? ''));
  return values.includes(undefined) ? undefined : `/${values.join('/')}`;
};

/**
 * Returns why a route would take addresses of others, as sentences. It takes one when it is the same address, or when it
 * matches an address of theirs as exactly as their own route or more: `/members/5/:tab` takes `/members/5/chat` from
 * `/members/:id/chat`.
 * @param before the patterns that the remote serves already
 */
export const overlapProblems = (
  route: RoutePattern,
  others: readonly Owned[],
  before: ReadonlySet<string>,
): string[] => {
  const shapes = new Set(shapesOf(route.path));
  const equal = others.filter((other) => shapesOf(other.path).some((shape) => shapes.has(shape)));
  if (equal.length > 0) return equal.map((other) => `${route.path} is ${other.path} of ${other.owner}`);
  if (before.has(route.path)) return [];
  const forms = formsOf(route.path);
  return others.flatMap((other) =>
    formsOf(other.path).flatMap((theirs) =>
      forms.flatMap((form) => {
        const address = sharedAddress(form, theirs);
        const today = address === undefined ? undefined : matchRoute(others, address);
        // Of two routes that match equally exactly, the first one is chosen, so this one is named first.
        if (address === undefined || !today || matchRoute<RoutePattern>([route, today], address) !== route) return [];
        const example = address.replaceAll(ANY, '1');
        return [`${route.path} would match ${example}, which ${today.owner} serves today by ${today.path}`];
      }),
    ),
  );
};
