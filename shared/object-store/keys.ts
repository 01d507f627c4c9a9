const segment = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/;

/** @throws Error for a key that could leave the store, such as `../secrets`, or that no file can have */
export const requireKey = (key: string): string => {
  if (key.split('/').every((part) => segment.test(part))) return key;
  throw new Error(`"${key}" is no key of a store. A key consists of names, separated by slashes.`);
};
