declare global {
  /** The buttons that were pressed before the shell ran, in their order. Set by the gateway (`page/late-start.ts`). */
  // oxlint-disable-next-line no-var -- a property of the global object
  var earlyPresses: HTMLElement[] | undefined;
}

/** Takes the early presses in an element out of the list, as places among all its buttons. */
const takePresses = (element: HTMLElement): number[] => {
  const all = [...element.querySelectorAll<HTMLElement>('button')];
  const [mine, others]: [number[], HTMLElement[]] = [[], []];
  for (const button of globalThis.earlyPresses ?? []) {
    if (all.includes(button)) mine.push(all.indexOf(button));
    else others.push(button);
  }
  globalThis.earlyPresses = others;
  return mine;
};

/**
 * Remembers which buttons of an element were pressed before its code ran. Call the result when the code runs: the first
 * call presses them, also if the element has the same buttons as new elements by then.
 */
export const rememberPresses = (element: HTMLElement): (() => Promise<void>) => {
  const places = takePresses(element);
  return async () => {
    for (const place of places.splice(0)) {
      element.querySelectorAll<HTMLElement>('button')[place]?.click();
      // React renders the effect of a press in a microtask; the next press needs it.
      await Promise.resolve();
    }
  };
};
