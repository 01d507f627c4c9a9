export interface TabChannel<Value> {
  /** Sends a value to all other tabs of this browser. */
  post: (value: Value) => void;
  on: (listener: (value: Value) => void) => void;
  close: () => void;
}

/** Opens a channel to the other tabs. Another version of this remote may use it, so a name stands for one shape of values. */
export const openTabChannel = <Value>(name: string): TabChannel<Value> => {
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel stays inside its origin
    post: (value) => channel.postMessage(value),
    on: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<Value>) => listener(data)),
    close: () => channel.close(),
  };
};
