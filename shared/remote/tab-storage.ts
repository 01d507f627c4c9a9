interface Entry<Value> {
  /** What was kept, when it is what `fits` says; else undefined. */
  read: () => Value | undefined;
  /** Keeps a value until the tab closes; undefined forgets it. */
  keep: (value: Value | undefined) => void;
}

/**
 * One entry of this tab's storage, under `pairwise:<name>`: it outlives a reload and ends with the tab. What an older
 * page, or somebody else, has left there in another shape is nothing. A tab that has no storage, or a full one, keeps
 * nothing and complains of nothing.
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
    keep: (value) => {
      try {
        if (value === undefined) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Not to be had in this tab.
      }
    },
  };
};
