import type { JsonSchema } from '@pairwise/contracts/registry';

import type { Variant } from './variants.ts';

const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const;
const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const;
const exact = ['pattern', 'format', 'multipleOf'] as const;

const sizeOf = (value: string | number | boolean | undefined, limit: string): number | undefined => {
  if (typeof value === 'string') return limit.endsWith('Length') ? value.length : undefined;
  return typeof value === 'number' ? value : undefined;
};

const fits = (value: Variant['value'], limit: string, given: unknown, wanted: number, isUpper: boolean): boolean => {
  const known = sizeOf(value, limit) ?? given;
  return typeof known === 'number' && (isUpper ? known <= wanted : known >= wanted);
};

const isSafeIntegerLimit = (value: number): boolean => Math.abs(value) === Number.MAX_SAFE_INTEGER;

/** Returns the limits of a value that are tighter than those of the code that sends it. */
export const tighterLimits = (given: Variant, wanted: JsonSchema, path: string): string[] => {
  const limits = [...upper.map((name) => [name, true] as const), ...lower.map((name) => [name, false] as const)];
  return [
    ...limits.flatMap(([name, isUpper]) => {
      const limit = wanted[name];
      if (typeof limit !== 'number' || isSafeIntegerLimit(limit)) return [];
      return fits(given.value, name, given.schema[name], limit, isUpper)
        ? []
        : [`${path} has a tighter limit now (${name} ${limit})`];
    }),
    ...exact.flatMap((name) => {
      const asked = wanted[name];
      if (asked === undefined || given.schema[name] === asked) return [];
      return [`${path} must have another ${name} now (${JSON.stringify(asked)})`];
    }),
  ];
};
