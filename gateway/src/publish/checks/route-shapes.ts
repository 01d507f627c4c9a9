import { segmentsOf } from '@pairwise/contracts/match-route';

/** The only parameter that an address may start with: the token of a link in a mail. Its format is unique. */
export const FIRST_PARAMETER = ':token';

/** Splits `/a/:id/:slug?` into its addresses `/a/:id` and `/a/:id/:slug`. */
export const withoutOptional = (path: string): string[][] => {
  const segments = segmentsOf(path);
  const required = segments.filter((segment) => !segment.endsWith('?')).length;
  const lengths = Array.from({ length: segments.length - required + 1 }, (_value, index) => required + index);
  return lengths.map((length) => segments.slice(0, length).map((segment) => segment.replace(/\?$/, '')));
};

/** Returns the forms of a pattern for comparison. The names of parameters do not matter, except for the token. */
export const shapesOf = (path: string): string[] =>
  withoutOptional(path).map((segments) =>
    segments
      .map((segment) =>
        !segment.startsWith(':') ? segment.toLowerCase() : segment === FIRST_PARAMETER ? segment : ':',
      )
      .join('/'),
  );
