/** A text that the page before handed over with the navigation; the state of a history entry can be anything. */
export const textIn = (state: unknown, name: string): string | undefined => {
  if (typeof state !== 'object' || state === null) return undefined;
  const value: unknown = Reflect.get(state, name);
  return typeof value === 'string' ? value : undefined;
};
