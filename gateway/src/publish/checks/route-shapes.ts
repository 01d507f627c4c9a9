import { segmentsOf } from '@pairwise/contracts/match-route';

/** The only parameter that an address may start with: the token of a link in a mail. Its format is unique. */
export const FIRST_PARAMETER = ':token';

/** Any other parameter. */
export const PARAMETER = ':';

/** Returns what matters of a segment in a comparison: the names of parameters do not, except for that of the token. */
const normalized = (segment: string): string => {
  if (segment === FIRST_PARAMETER) return segment;
  return segment.startsWith(':') ? PARAMETER : segment.replace(/\?$/, '').toLowerCase();
};

/** Splits `/a/:id/:slug?` into its forms `a/:` and `a/:/:`, each as a list of segments. */
export const formsOf = (path: string): string[][] => {
  const segments = segmentsOf(path);
  const required = segments.filter((segment) => !segment.endsWith('?')).length;
  const lengths = Array.from({ length: segments.length - required + 1 }, (_value, index) => required + index);
  return lengths.map((length) => segments.slice(0, length).map(normalized));
};

/** Returns the forms of a pattern as texts. */
export const shapesOf = (path: string): string[] => formsOf(path).map((form) => form.join('/'));
