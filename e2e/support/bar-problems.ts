import type { Page } from '@playwright/test';

/** Returns the links and buttons of the top bar that are cut by the window or overlap, a line each. Runs in the page. */
const findProblems = (): string[] => {
  const width = document.documentElement.clientWidth;
  const controls = [...document.querySelectorAll('header a, header button')]
    .filter((control) => control.closest('main, article, section') === null)
    .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((control) => ({
      name: control.getAttribute('aria-label') ?? control.textContent,
      box: control.getBoundingClientRect(),
    }))
    .filter(({ box }) => box.width > 1);
  type Box = (typeof controls)[number]['box'];
  const doOverlap = (one: Box, other: Box): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  return controls.flatMap(({ name, box }, index) => [
    ...(box.left < 0 || box.right > width
      ? [`"${name}" reaches from ${Math.round(box.left)} to ${Math.round(box.right)} px of ${width} px`]
      : []),
    ...controls
      .slice(index + 1)
      .filter((other) => doOverlap(box, other.box))
      .map((other) => `"${name}" and "${other.name}" overlap`),
  ]);
};

/** Returns what does not fit in the top bar of the open page at a width of the window, in pixels. */
export const barProblems = async (page: Page, width: number): Promise<string[]> => {
  await page.setViewportSize({ width, height: 640 });
  return page.evaluate(findProblems);
};
