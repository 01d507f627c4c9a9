/** The state that this remote keeps with a history entry; others may keep more there. */
export interface HistoryState {
  /** The layer over the page in this entry. */
  layer?: string;
  /** Key of the entry below the layer. */
  under?: string;
  /** Address of the list of results that a profile was opened from. */
  results?: string;
  /** The message that the report in this entry is about, as `conversation:seq`. The chat sets it. */
  message?: string;
}

const textIn = (state: object, name: keyof HistoryState): string | undefined => {
  const value: unknown = Reflect.get(state, name);
  return typeof value === 'string' ? value : undefined;
};

/** Reads the state of a history entry. It can hold anything: it outlives a release. */
export const readHistoryState = (state: unknown): HistoryState => {
  if (typeof state !== 'object' || state === null) return {};
  const [layer, under, results] = [textIn(state, 'layer'), textIn(state, 'under'), textIn(state, 'results')];
  const message = textIn(state, 'message');
  return {
    ...(layer !== undefined && { layer }),
    ...(under !== undefined && { under }),
    ...(results !== undefined && { results }),
    ...(message !== undefined && { message }),
  };
};
