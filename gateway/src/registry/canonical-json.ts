const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * JSON with the keys of every object in order: the same content always has the same bytes, and so one signature.
 * `known` may hold the text of objects inside that never change, so that they are not written out again.
 */
export const canonicalJson = (value: unknown, known?: WeakMap<object, string>): string => {
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  const text = known?.get(value);
  if (text !== undefined) return text;
  if (Array.isArray(value)) return `[${value.map((inner) => canonicalJson(inner, known)).join(',')}]`;
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner, known)}`);
  return `{${entries.join(',')}}`;
};
