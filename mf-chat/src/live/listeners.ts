/** Creates the listeners of a small store, as `useSyncExternalStore` needs them. */
export const createListeners = () => {
  const listeners = new Set<() => void>();
  return {
    /** Calls the listener after every change. Returns the unsubscribe function. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Calls all listeners. */
    emit: (): void => {
      for (const listener of listeners) listener();
    },
  };
};
