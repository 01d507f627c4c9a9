import type { Subscriber } from '../pubsub.ts';

/** A subscriber that records what it receives, in order. A resync is the text `(resync)`. */
export interface Recorder {
  subscriber: Subscriber;
  received: string[];
  /** Resolves when the text has been received as often as `times` says; fails after five seconds. */
  until: (text: string, times?: number) => Promise<void>;
}

export const resync = '(resync)';

export const makeRecorder = (): Recorder => {
  const received: string[] = [];
  let changed = Promise.withResolvers<void>();
  const add = (text: string): void => {
    received.push(text);
    changed.resolve();
    changed = Promise.withResolvers<void>();
  };
  return {
    subscriber: { hint: add, resync: () => add(resync) },
    received,
    until: async (text, times = 1) => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error(`"${text}" did not arrive; received: ${received.join(', ')}`)), 5000);
      });
      const count = () => received.filter((one) => one === text).length;
      try {
        while (count() < times) await Promise.race([changed.promise, late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
};
