export interface TabChannel<News> {
  /** Sends a value to all other tabs of this browser. */
  post: (news: News) => void;
  on: (listener: (news: News) => void) => void;
  close: () => void;
}

/** Opens a channel to the other tabs. Another version of this remote may use it, so a name stands for one shape of values. */
export const openTabChannel = <News>(name: string): TabChannel<News> => {
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel stays inside its origin
    post: (news) => channel.postMessage(news),
    on: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<News>) => listener(data)),
    close: () => channel.close(),
  };
};
