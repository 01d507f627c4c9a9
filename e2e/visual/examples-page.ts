import { expect, type Locator, type Page } from '@playwright/test';

export const widths = { phone: 360, desktop: 1280 } as const;
export type Size = keyof typeof widths;
export type Theme = 'light' | 'dark';

/** The names of the page's groups. */
export const sections = [
  'Type',
  'Buttons',
  'Chips and tags',
  'Menus and tabs',
  'Navigation',
  'Fields',
  'Money',
  'People',
  'Conversations',
  'Conversation',
  'Notices',
  'States',
  'Composer',
  'Match',
  'Overlays',
  'Long words',
] as const;

/** Opens the page in one theme and waits for all its fonts and pictures, including those below the window. */
export const openExamples = async (page: Page, size: Size, theme: Theme): Promise<void> => {
  await page.setViewportSize({ width: widths[size], height: 800 });
  await page.goto(`/?theme=${theme}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The skip link is above the window. Playwright makes the window larger for a tall picture, which would show it.
  await page.addStyleTag({ content: '#root > a:not(:focus) { visibility: hidden }' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([
      ...['400', '600', '700', '800'].flatMap((weight) =>
        ['a', 'ł', 'ά', 'я'].map((letter) => document.fonts.load(`${weight} 16px 'Open Sans'`, letter)),
      ),
      ...[...document.images].map((image) => image.decode()),
    ]);
    await document.fonts.ready;
  });
};

export const section = (page: Page, name: (typeof sections)[number]): Locator =>
  page.locator(`[data-section="${name}"]`);
