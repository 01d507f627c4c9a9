/** Reads a text from a history entry's state, which can hold anything; undefined when it is missing or no text. */
export const textIn = (state: unknown, name: string): string | undefined => {
  if (typeof state !== 'object' || state === null) return undefined;
  const value: unknown = Reflect.get(state, name);
  return typeof value === 'string' ? value : undefined;
};
