/** Stores a value of a cache as the newest one, and drops the oldest one beyond `max`. */
export const keep = <Value>(cache: Map<string, Value>, key: string, value: Value, max: number): void => {
  cache.delete(key);
  cache.set(key, value);
  const oldest = cache.keys().next().value;
  if (cache.size > max && oldest !== undefined) cache.delete(oldest);
};
