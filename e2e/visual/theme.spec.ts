import { expect, type Locator, type Page, test } from '@playwright/test';

import { openExamples, section, type Theme } from './examples-page.ts';

const themes: readonly Theme[] = ['light', 'dark'];

/** Returns the hue of a colour in degrees: red is 0, orange about 30, purple about 270. */
const hueOf = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => Number(part) / 255);
  const most = Math.max(r, g, b);
  const span = most - Math.min(r, g, b);
  if (span === 0) return Number.NaN;
  if (most === r) return (60 * ((g - b) / span) + 360) % 360;
  return most === g ? 60 * ((b - r) / span + 2) : 60 * ((r - g) / span + 4);
};

const groundOf = (element: Locator): Promise<string> =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);

const expectHue = (colour: string, from: number, to: number): void => {
  expect(hueOf(colour)).toBeGreaterThan(from);
  expect(hueOf(colour)).toBeLessThan(to);
};

const button = (page: Page, name: string): Locator =>
  section(page, 'Buttons').getByRole('button', { name, exact: true });

for (const theme of themes) {
  test(`LOOK-01 primary is orange, secondary purple, the frame dark purple, unread badges secondary: ${theme}`, async ({
    page,
  }) => {
    await openExamples(page, 'phone', theme);
    expectHue(await groundOf(button(page, 'Write to Marta').first()), 20, 40);
    const secondary = await groundOf(button(page, 'Send'));
    expectHue(secondary, 255, 285);
    const unread = section(page, 'Navigation').getByRole('navigation').getByText('3 unread').first();
    expect(await groundOf(unread.locator('..'))).toBe(secondary);
    const frame = await groundOf(section(page, 'Notices').getByText('25 % off').locator('../..'));
    expectHue(frame, 255, 285);
    const channels = (frame.match(/[\d.]+/g) ?? []).map(Number);
    expect(Math.max(...channels)).toBeLessThan(100);
    // Negative control: the red button has neither hue.
    expect(hueOf(await groundOf(button(page, 'Block')))).toBeGreaterThan(285);
  });
}

/** Returns the font families with which the browser renders an element. */
const drawnFonts = async (page: Page, selector: string): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
};

const text = '[data-section="Notices"] h2 span';

test('LOOK-01 text is rendered in Open Sans', async ({ page }) => {
  await openExamples(page, 'desktop', 'light');
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(family).toMatch(/^"Open Sans", .*Arial, sans-serif$/);
  expect(await drawnFonts(page, text)).toEqual(['Open Sans']);
});

test('LOOK-01 without its files text is rendered in Arial, or in the font that replaces it on this system', async ({
  page,
}) => {
  await page.route('**/fonts/*', (route) => route.abort());
  await page.goto('/?theme=light');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const fonts = await drawnFonts(page, text);
  expect(fonts).toHaveLength(1);
  expect(fonts[0]).toMatch(/^(Arial|Liberation Sans|Arimo)$/);
});

test('LOOK-01 layouts change at exactly 576, 768, 992 and 1200 px', async ({ page }) => {
  await openExamples(page, 'phone', 'light');
  const shown = page.getByRole('group', { name: 'Breakpoints' }).locator('span').filter({ visible: true });
  for (const [index, width] of [576, 768, 992, 1200].entries()) {
    await page.setViewportSize({ width: width - 1, height: 800 });
    await expect(shown).toHaveCount(index);
    await page.setViewportSize({ width, height: 800 });
    await expect(shown).toHaveCount(index + 1);
  }
});
