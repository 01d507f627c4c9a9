/** Returns the value of a key. Keys may come from outside, so `constructor` does not find an inherited property. */
export const ownValue = <Value>(record: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;
