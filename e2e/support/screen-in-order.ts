import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

interface Scan {
  /** Rules to ask alone; all rules of WCAG A and AA unless told. */
  rules?: readonly string[];
}

/**
 * What axe holds against the page as it stands, one line a rule with the elements it is about. Asked in the page
 * itself, which takes a third of the time of carrying every node's answer to another page and back; frames of other
 * origins would be passed over so, and the product has none.
 */
export const problemsByAxe = async (page: Page, { rules }: Scan = {}): Promise<string[]> => {
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], preload: false });
  const asked = rules === undefined ? builder.withTags(tags) : builder.withRules([...rules]);
  const { violations } = await asked.analyze();
  const { pathname, search } = new URL(page.url());
  return violations.map(
    ({ id, impact, nodes }) => `${pathname}${search}: ${impact} ${id} ${nodes.map(({ html }) => html).join(' ')}`,
  );
};

/** How many pixels of the page are outside the window's width. */
const overflow = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/**
 * The page as it stands, in light and in dark: nothing by axe, nothing wider than the window. Dark changes colours
 * and nothing else, so there axe is asked for what colours can do wrong.
 */
export const expectScreenInOrder = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await problemsByAxe(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await problemsByAxe(page, { rules: ['color-contrast', 'link-in-text-block'] })).toEqual([]);
  expect(await page.evaluate(overflow), `${page.url()} is wider than the window`).toBeLessThanOrEqual(0);
};
