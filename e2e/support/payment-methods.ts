import type { Locator, Page } from '@playwright/test';

/** Returns the link to a payment method in the list of a page. */
export const methodLink = (page: Page, method: RegExp): Locator =>
  page.getByRole('list', { name: 'Payment methods' }).getByRole('link', { name: method });

/**
 * Chooses a payment method in the list of a page, and orders on its page.
 * @param button the name of the button that orders, which has the price
 */
export const orderWith = async (page: Page, method: RegExp, button = /^Order and pay €/): Promise<void> => {
  await methodLink(page, method).click();
  await page.getByRole('button', { name: button }).click();
};
