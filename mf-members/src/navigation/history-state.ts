/** What this package keeps with an entry of the history; others may keep more there. */
export interface HistoryState {
  /** What lies over the page in this entry. */
  layer?: string;
  /** The entry below a layer. */
  under?: string;
  /** The list of results that a profile was opened from: an address. */
  results?: string;
}

const textIn = (state: object, name: keyof HistoryState): string | undefined => {
  const value: unknown = Reflect.get(state, name);
  return typeof value === 'string' ? value : undefined;
};

/** The state of an entry as this package writes it: it can be anything, and outlives a release. */
export const readHistoryState = (state: unknown): HistoryState => {
  if (typeof state !== 'object' || state === null) return {};
  const [layer, under, results] = [textIn(state, 'layer'), textIn(state, 'under'), textIn(state, 'results')];
  return {
    ...(layer !== undefined && { layer }),
    ...(under !== undefined && { under }),
    ...(results !== undefined && { results }),
  };
};
