/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/*
 * Functions that run in the isolated world of a page (publish/browser/isolated-world.ts). Each is sent as text, so it uses
 * nothing outside itself.
 */

declare global {
  // A global of the isolated world.
  var caretSheet: CSSStyleSheet | undefined;
}

/**
 * Makes a page look the same at each visit: ends its animations, shows the first frame of its videos, hides the text
 * cursor, and waits until its fonts and images are there.
 */
export const holdStill = async (): Promise<void> => {
  if (!globalThis.caretSheet) {
    globalThis.caretSheet = new CSSStyleSheet();
    globalThis.caretSheet.replaceSync('* { caret-color: transparent !important; }');
    document.adoptedStyleSheets.push(globalThis.caretSheet);
  }
  for (const animation of document.getAnimations()) {
    // An endless animation has no end to go to.
    const end = Number(animation.effect?.getComputedTiming().endTime ?? Infinity);
    if (Number.isFinite(end)) animation.finish();
    else animation.cancel();
  }
  for (const video of document.querySelectorAll('video')) {
    video.pause();
    video.currentTime = 0;
  }
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  scrollTo(0, 0);
  await Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => undefined))]);
};

/** Returns the height of the whole page, in CSS pixels. */
export const pageHeight = (): number =>
  Math.max(document.documentElement.scrollHeight, document.body?.scrollHeight ?? 0, innerHeight);

/** Returns the time of the page's clock. */
export const pageTime = (): number => Date.now();

export const pagePath = (): string => location.pathname;
