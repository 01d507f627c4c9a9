import type { JsonSchema } from '@pairwise/contracts/registry';

import { tighterLimits } from './tighter-limits.ts';
import {
  itemsOf,
  otherFieldsOf,
  propertiesOf,
  requiredOf,
  type Variant,
  type VariantType,
  variantsOf,
} from './variants.ts';

/** The side that reads the value: the code reads a response, the api reads a request. */
type Direction = 'response' | 'request';

interface Comparison {
  direction: Direction;
  /** Documents that contain the `$ref` of each side. */
  givenRoot: JsonSchema;
  wantedRoot: JsonSchema;
}

/** Limit for schemas that reference each other endlessly. */
const MAX_DEPTH = 40;

const typeNames: Record<VariantType, string> = {
  any: 'anything',
  object: 'an object',
  array: 'an array',
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'a boolean',
  null: 'null',
};

const nameOf = ({ type, value }: Variant): string => (value === undefined ? typeNames[type] : JSON.stringify(value));

const listed = (variants: readonly Variant[]): string =>
  [...new Set(variants.map(nameOf))].slice(0, 6).join(' or ') || 'nothing';

const messages = {
  response: {
    gone: (path: string) => `${path} is gone`,
    optional: (path: string) => `${path} may be missing now`,
    other: (path: string, given: Variant, wanted: readonly Variant[]) =>
      `${path} may now be ${nameOf(given)}; expected: ${listed(wanted)}`,
  },
  request: {
    gone: (path: string) => `${path} is required now`,
    optional: (path: string) => `${path} is required now`,
    other: (path: string, given: Variant, wanted: readonly Variant[]) =>
      `${path} may no longer be ${nameOf(given)}; accepted: ${listed(wanted)}`,
  },
} as const;

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
const shown = (path: string): string => (path === '' ? 'it' : path);

const compareObjects = (
  given: JsonSchema,
  wanted: JsonSchema,
  path: string,
  depth: number,
  how: Comparison,
): string[] => {
  const [givenFields, wantedFields] = [propertiesOf(given), propertiesOf(wanted)];
  const [alwaysGiven, alwaysWanted] = [requiredOf(given), requiredOf(wanted)];
  const [givenOthers, wantedOthers] = [otherFieldsOf(given), otherFieldsOf(wanted)];
  const problems: string[] = [];
  for (const [name, field] of wantedFields) {
    const here = join(path, name);
    const own = givenFields.get(name) ?? givenOthers;
    if (!own) {
      if (alwaysWanted.has(name)) problems.push(messages[how.direction].gone(here));
      continue;
    }
    if (alwaysWanted.has(name) && !alwaysGiven.has(name)) problems.push(messages[how.direction].optional(here));
    problems.push(...compare(own, field, here, depth + 1, how));
  }
  for (const [name, field] of givenFields) {
    if (wantedFields.has(name)) continue;
    const here = join(path, name);
    if (wantedOthers) problems.push(...compare(field, wantedOthers, here, depth + 1, how));
    // A sent field matters, even if the api no longer reads it.
    else if (how.direction === 'request' && wanted['additionalProperties'] !== true)
      problems.push(`${here} is no longer accepted`);
  }
  if (givenOthers && wantedOthers)
    problems.push(...compare(givenOthers, wantedOthers, join(path, '*'), depth + 1, how));
  return problems;
};

/** Returns the problems of using `given` in place of `wanted`; undefined when they have different types. */
const compareVariants = (
  given: Variant,
  wanted: Variant,
  path: string,
  depth: number,
  how: Comparison,
): string[] | undefined => {
  if (wanted.type === 'any') return [];
  const sameType = given.type === wanted.type || (given.type === 'integer' && wanted.type === 'number');
  if (!sameType) return undefined;
  if (wanted.value !== undefined) return given.value === wanted.value ? [] : undefined;
  if (given.type === 'object') return compareObjects(given.schema, wanted.schema, path, depth, how);
  const narrower = how.direction === 'request' ? tighterLimits(given, wanted.schema, shown(path)) : [];
  if (given.type !== 'array') return narrower;
  return [...narrower, ...compare(itemsOf(given.schema), itemsOf(wanted.schema), `${path}[]`, depth + 1, how)];
};

/** Whether variants contain both `true` and `false`, which together are every boolean. */
const bothBooleans = (wanted: readonly Variant[]): boolean =>
  [true, false].every((value) => wanted.some((variant) => variant.value === value));

const compare = (given: JsonSchema, wanted: JsonSchema, path: string, depth: number, how: Comparison): string[] => {
  if (depth > MAX_DEPTH) return [];
  const wantedVariants = variantsOf(wanted, how.wantedRoot);
  return variantsOf(given, how.givenRoot).flatMap((variant) => {
    if (variant.type === 'boolean' && variant.value === undefined && bothBooleans(wantedVariants)) return [];
    const outcomes = wantedVariants
      .map((candidate) => compareVariants(variant, candidate, path, depth, how))
      .filter((outcome) => outcome !== undefined)
      .toSorted((a, b) => a.length - b.length);
    return outcomes[0] ?? [messages[how.direction].other(shown(path), variant, wantedVariants)];
  });
};

export type Compatibility = { compatible: true } | { compatible: false; reasons: string[] };

const outcome = (problems: readonly string[]): Compatibility => {
  const reasons = [...new Set(problems)];
  return reasons.length === 0 ? { compatible: true } : { compatible: false, reasons };
};

/**
 * Whether code that expects a response of one schema works with the `offered` one. A response may get more (a new
 * field, fewer values), but never less: `user.coins is gone`. Lengths and patterns are ignored, because no code depends
 * on them.
 */
export const isCompatible = (expected: JsonSchema, offered: JsonSchema): Compatibility =>
  outcome(compare(offered, expected, '', 0, { direction: 'response', givenRoot: offered, wantedRoot: expected }));

/**
 * Whether a request that is `sent` by published code is still `taken` by the api: a request may need less, but never
 * more.
 */
export const isAccepted = (sent: JsonSchema, taken: JsonSchema): Compatibility =>
  outcome(compare(sent, taken, '', 0, { direction: 'request', givenRoot: sent, wantedRoot: taken }));
