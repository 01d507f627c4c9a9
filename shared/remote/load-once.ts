export interface OnceLoader<Key extends string, Value> {
  /** Returns the value when it is loaded already. */
  get(key: Key): Value | undefined;
  load(key: Key): Promise<Value>;
}

/** Loads each key once, even for concurrent calls. A failure is not cached, so the next call loads again. */
export const loadOnce = <Key extends string, Value>(
  fetchValue: (key: Key) => Promise<Value>,
): OnceLoader<Key, Value> => {
  const values = new Map<Key, Value>();
  const waiting = new Map<Key, Promise<Value>>();
  const start = async (key: Key): Promise<Value> => {
    try {
      const value = await fetchValue(key);
      values.set(key, value);
      return value;
    } finally {
      waiting.delete(key);
    }
  };
  return {
    get: (key) => values.get(key),
    load: async (key) => {
      const present = values.get(key);
      if (present !== undefined) return present;
      const promise = waiting.get(key) ?? start(key);
      waiting.set(key, promise);
      return promise;
    },
  };
};
