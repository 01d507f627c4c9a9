const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Formats JSON with sorted keys, so that the same content always has the same bytes and one signature. `known` may
 * contain the texts of nested objects that never change, so that they are not formatted again.
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
