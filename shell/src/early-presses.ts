declare global {
  /** The buttons and links that were pressed before the shell ran, in their order. Set by the gateway (`page/late-start.ts`). */
  // oxlint-disable-next-line no-var -- a property of the global object
  var earlyPresses: HTMLElement[] | undefined;
}

/**
 * Remembers which buttons and links of an element were pressed before its code ran. Call the result when the code runs: the
 * first call presses them, also if the element has the same ones as new elements by then.
 */
export const rememberPresses = (element: HTMLElement): (() => Promise<void>) => {
  const all: (HTMLElement | undefined)[] = [...element.querySelectorAll<HTMLElement>('button, a')];
  const places = (globalThis.earlyPresses ?? []).map((button) => all.indexOf(button)).filter((place) => place >= 0);
  return async () => {
    for (const place of places.splice(0)) {
      element.querySelectorAll<HTMLElement>('button, a')[place]?.click();
      // React renders the effect of a press in a microtask; the next press needs it.
      await Promise.resolve();
    }
  };
};
