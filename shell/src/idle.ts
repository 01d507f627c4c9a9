interface Waits {
  /** The longest wait for an idle browser. */
  latest: number;
  /** The wait in browsers that do not say when they are idle. */
  fixed: number;
}

/** Resolves when the browser has nothing else to do: all that has arrived is run and rendered. Waits in milliseconds. */
export const browserIsIdle = ({ latest, fixed }: Waits): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: latest });
    else setTimeout(resolve, fixed);
  });
