const isShownMessage = (value: unknown): value is { shown: number } =>
  typeof value === 'object' && value !== null && 'shown' in value && typeof value.shown === 'number';

export interface MatchTabs {
  /** Informs the other tabs that this tab shows the match with a member. */
  postShown: (id: number) => void;
  close: () => void;
}

/** Connects the tabs of this browser, so that a match shows in one of them only. */
export const connectMatchTabs = (onShownElsewhere: (id: number) => void): MatchTabs => {
  const channel = new BroadcastChannel('pairwise-matches');
  channel.addEventListener('message', ({ data }) => {
    if (isShownMessage(data)) onShownElsewhere(data.shown);
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel stays inside its origin
    postShown: (id) => channel.postMessage({ shown: id }),
    close: () => channel.close(),
  };
};
