declare global {
  /** The buttons and links that were pressed before the shell ran, in their order. Set by the gateway (`page/late-start.ts`). */
  // oxlint-disable-next-line no-var -- a property of the global object
  var earlyPresses: HTMLElement[] | undefined;
}

/** Returns the buttons and links of an element. Those at the same positions do the same before and after its code runs. */
export const pressable = (element: HTMLElement): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>('button, a'),
];

/**
 * Remembers which buttons and links of an element were pressed before its code ran. Call the returned function when the code
 * runs. Its first call presses the buttons at the same positions in the replacement: another element, or the same one with
 * new buttons.
 */
export const rememberPresses = (element: HTMLElement, replacement = element): (() => Promise<void>) => {
  const all: (HTMLElement | undefined)[] = pressable(element);
  const places = (globalThis.earlyPresses ?? []).map((button) => all.indexOf(button)).filter((place) => place >= 0);
  return async () => {
    for (const place of places.splice(0)) {
      pressable(replacement)[place]?.click();
      // React renders the effect of a press in a microtask; the next press needs it.
      await Promise.resolve();
    }
  };
};
