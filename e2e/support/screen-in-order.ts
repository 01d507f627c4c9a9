import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

interface Scan {
  /** The rules to check; by default all rules of WCAG A and AA. */
  rules?: readonly string[];
}

/**
 * Returns the problems that axe finds in the page, one line per rule with its elements. axe runs in the page itself
 * (legacy mode), which takes a third of the time. That mode skips frames of other origins, and the product has none.
 */
export const findAxeProblems = async (page: Page, { rules }: Scan = {}): Promise<string[]> => {
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], preload: false });
  const scan = rules === undefined ? builder.withTags(tags) : builder.withRules([...rules]);
  const { violations } = await scan.analyze();
  const { pathname, search } = new URL(page.url());
  return violations.map(
    ({ id, impact, nodes }) => `${pathname}${search}: ${impact} ${id} ${nodes.map(({ html }) => html).join(' ')}`,
  );
};

/**
 * Puts what sticks to an edge of the window back into its place. What it covers for now comes out by scrolling, and axe
 * would take a button of which a strip is visible for one that is too small.
 */
const unstick = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(element).position !== 'sticky') continue;
    element.style.position = 'static';
    element.dataset['unstuck'] = '';
  }
};

const restick = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-unstuck]')) {
    element.style.removeProperty('position');
    delete element.dataset['unstuck'];
  }
};

/** Returns by how many pixels the page is wider than the window. */
const overflow = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

interface InOrder {
  /** Whether the dark theme is checked, too; by default it is. Colours are the same at every width. */
  dark?: boolean;
}

/**
 * Expects that axe finds no problem in the page, in the light and in the dark theme, and that it is not wider than the
 * window. The dark theme changes colours only, so it is checked for colours only.
 */
export const expectScreenInOrder = async (page: Page, { dark = true }: InOrder = {}): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.evaluate(unstick);
  const problems = await findAxeProblems(page);
  await page.evaluate(restick);
  expect(problems).toEqual([]);
  if (dark) {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await findAxeProblems(page, { rules: ['color-contrast', 'link-in-text-block'] })).toEqual([]);
  }
  expect(await page.evaluate(overflow), `${page.url()} is wider than the window`).toBeLessThanOrEqual(0);
};
