import type { Locator, Page } from '@playwright/test';

import { expect } from './test.ts';

/** Expects that a control ends above the navigation at the lower edge of a phone, so that no scrolling is necessary. */
export const expectFitsAboveNavigation = async (page: Page, control: Locator): Promise<void> => {
  const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  await expect(control).toBeVisible();
  const [navigation, box] = [await bar.boundingBox(), await control.boundingBox()];
  if (!navigation || !box) throw new Error('The navigation or the control is not rendered.');
  expect(box.y + box.height).toBeLessThanOrEqual(navigation.y);
};
