/** How well a chat kept its place while all of its messages were scrolled through. */
export interface Kept {
  /** Older pages that were loaded. */
  pages: number;
  /** How far the messages on the screen moved while older ones were added, at most, in pixels. */
  movedByPages: number;
  /** Steps of scrolling back to the newest message. */
  steps: number;
  /** How far a message was from where a step should have moved it, at most, in pixels. */
  movedBySteps: number;
  /** The largest number of messages in the page. */
  mounted: number;
  /** The number of the first message that was seen. */
  firstSeq: number;
}

/** Runs in the page. Scrolls up until all older messages are loaded, and back to the newest one. */
export const scrollThrough = async (): Promise<Kept> => {
  const log = document.querySelector('[role=log]');
  if (!log) throw new Error('No chat is open.');
  performance.setResourceTimingBufferSize(100_000);
  const pagesLoaded = (): number =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/chat.php')).length;
  const painted = (): Promise<void> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
  const messages = (): Element[] => [...log.querySelectorAll('[data-message]')];
  const topOf = (element: Element | undefined): number => element?.getBoundingClientRect().top ?? Number.NaN;
  const inTheMiddle = (): Element | undefined => {
    const { top, height } = log.getBoundingClientRect();
    return messages().find((one) => one.getBoundingClientRect().top > top + height / 3);
  };
  const kept: Kept = { pages: 0, movedByPages: 0, steps: 0, movedBySteps: 0, mounted: 0, firstSeq: 0 };

  while (!log.textContent.includes('beginning')) {
    const before = pagesLoaded();
    let anchor: Element | undefined;
    let top = 0;
    // Until the page arrives the screen may still be laid out: the place is that of the last frame before.
    for (let frame = 0; pagesLoaded() === before && frame < 600; frame += 1) {
      // Measured from the bottom, so the top is negative. It moves up while messages of unknown height are mounted.
      log.scrollTop = log.clientHeight - log.scrollHeight + 8;
      await painted();
      anchor = inTheMiddle();
      top = topOf(anchor);
      await painted();
    }
    if (pagesLoaded() === before) break;
    kept.pages += 1;
    for (let frame = 0; frame < 8; frame += 1) {
      kept.movedByPages = Math.max(kept.movedByPages, Math.abs(topOf(anchor) - top));
      await painted();
    }
    kept.mounted = Math.max(kept.mounted, messages().length);
  }
  kept.firstSeq = Number(messages()[0]?.getAttribute('data-seq'));

  const step = Math.floor(log.clientHeight / 2);
  // Messages that are laid out later make the way longer, but not four times as long.
  const mostSteps = 100 + 4 * Math.ceil(log.scrollHeight / step);
  while (log.scrollTop < -1) {
    if (kept.steps > mostSteps) throw new Error(`The newest message is not reached within ${mostSteps} steps.`);
    const anchor = inTheMiddle();
    const top = topOf(anchor);
    const by = Math.min(step, -log.scrollTop);
    log.scrollBy({ top: by, behavior: 'instant' });
    // The message leaves the page only later: it is less than a screen away.
    for (let frame = 0; frame < 2; frame += 1) {
      await painted();
      kept.movedBySteps = Math.max(kept.movedBySteps, Math.abs(topOf(anchor) - (top - by)));
    }
    kept.steps += 1;
    kept.mounted = Math.max(kept.mounted, messages().length);
  }
  return kept;
};
