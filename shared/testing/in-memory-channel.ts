/** A BroadcastChannel for jsdom, which has none. It connects the "tabs" of one test. */
export class InMemoryChannel extends EventTarget {
  static readonly open = new Set<InMemoryChannel>();
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    InMemoryChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of InMemoryChannel.open) {
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }

  close(): void {
    InMemoryChannel.open.delete(this);
  }
}

/** Makes `new BroadcastChannel(name)` create an `InMemoryChannel`. */
export const installInMemoryChannels = (): void => {
  Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: InMemoryChannel });
};
