/** jsdom has no BroadcastChannel: this one joins the "tabs" of one test. */
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
}

/** Puts it where the page looks for the real one. */
export const installInMemoryChannels = (): void => {
  Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: InMemoryChannel });
};
