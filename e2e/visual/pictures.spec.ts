import { expect, test } from '@playwright/test';

import { openExamples, section, sections, type Size, type Theme, widths } from './examples-page.ts';
import { otherBrowser, recordVersion, referenceVersion, sameBrowser, toleranceFor } from './tolerance.ts';

const sizes = Object.keys(widths) as Size[];
const themes: readonly Theme[] = ['light', 'dark'];

const slug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const updating = (): boolean => ['all', 'changed'].includes(test.info().config.updateSnapshots);

test.beforeEach(({ browser }, info) => {
  const made = referenceVersion();
  const now = browser.version();
  if (made === now || updating()) return;
  const description = `references by Chromium ${made}, this is ${now}: compared with more tolerance`;
  info.annotations.push({ type: 'note', description });
});

test.afterAll(({ browser }) => {
  if (updating()) recordVersion(browser.version());
});

/** A menu at its button or, on phones, the sheet that contains it. */
const menu = 'dialog[open]:has([role="menu"]), [role="menu"]:not(dialog *)';

/** Overlays with the button that opens them and the element in the picture. */
const overlays = [
  { button: 'Dialog', picture: 'dialog[open]' },
  { button: 'Sheet', picture: 'dialog[open]' },
  { button: 'Full dialog', picture: 'dialog[open]' },
  { button: 'Lightbox', picture: 'dialog[open]' },
  { button: 'More', picture: menu },
  { button: 'Language: EN', picture: menu },
  { button: 'Toast', picture: '[aria-live="polite"] > div' },
] as const;

for (const size of sizes) {
  for (const theme of themes) {
    test(`every component matches its pictures: ${size}, ${theme}`, async ({ page, browser }) => {
      const tolerance = toleranceFor(browser.version());
      await openExamples(page, size, theme);
      for (const name of sections) {
        await test.step(name, () =>
          expect.soft(section(page, name)).toHaveScreenshot(`${slug(name)}-${size}-${theme}.png`, tolerance),
        );
      }
    });

    test(`every overlay matches its pictures: ${size}, ${theme}`, async ({ page, browser }) => {
      const tolerance = toleranceFor(browser.version());
      await openExamples(page, size, theme);
      // A toast is rendered over the page, in the document's own theme.
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      for (const { button, picture } of overlays) {
        await test.step(button, async () => {
          // "More" is also the name of a plain icon button, which comes first.
          await page.getByRole('button', { name: button, exact: true }).last().click();
          await expect
            .soft(page.locator(picture))
            .toHaveScreenshot(`open-${slug(button)}-${size}-${theme}.png`, tolerance);
          await page.keyboard.press('Escape');
        });
      }
    });
  }
}

test('every group of the page has a picture', async ({ page }) => {
  await openExamples(page, 'phone', 'light');
  const names = await page.locator('[data-section]').evaluateAll((all) => all.map((one) => one.dataset['section']));
  expect(names).toEqual(sections);
});

for (const [browserName, tolerance] of Object.entries({ sameBrowser, otherBrowser })) {
  test(`a changed colour, font or corner differs from the picture, within the tolerance ${browserName}`, async ({
    page,
  }) => {
    test.skip(updating(), 'it compares pictures and takes none');
    await openExamples(page, 'phone', 'light');
    const buttons = section(page, 'Buttons');
    const changes = [
      ':root { --c-primary: #f0a020 !important }',
      ':root { --font: Arial !important }',
      ':root { --fw-bold: 400 !important }',
      ':root { --s4: 12px !important }',
      '[data-section] button { margin-block-start: 2px }',
    ];
    await expect(buttons).toHaveScreenshot('buttons-phone-light.png', tolerance);
    for (const content of changes) {
      const style = await page.addStyleTag({ content });
      await test.step(content, () => expect(buttons).not.toHaveScreenshot('buttons-phone-light.png', tolerance));
      await style.evaluate((element) => element.parentNode?.removeChild(element));
    }
    await expect(buttons).toHaveScreenshot('buttons-phone-light.png', tolerance);
  });
}
