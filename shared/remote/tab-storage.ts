interface Entry<Value> {
  /** Returns the stored value when `fits` accepts it, else undefined. */
  read: () => Value | undefined;
  /** Stores a value until the tab closes; undefined deletes it. */
  write: (value: Value | undefined) => void;
}

/**
 * Opens one entry of sessionStorage, `pairwise:<name>`, which outlives a reload and ends with the tab. Ignores a value of
 * another shape, for example from an older page. Without storage, or with a full one, it stores nothing and throws nothing.
 */
export const tabStorage = <Value>(name: string, fits: (value: unknown) => value is Value): Entry<Value> => {
  const key = `pairwise:${name}`;
  return {
    read: () => {
      try {
        const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        return fits(value) ? value : undefined;
      } catch {
        return undefined;
      }
    },
    write: (value) => {
      try {
        if (value === undefined) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // The tab has no storage, or it is full.
      }
    },
  };
};
