const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
};

/** JSON with the keys of every object in order: the same content always has the same bytes, and so one signature. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sorted(value));
