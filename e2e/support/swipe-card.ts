import type { Locator, Page } from '@playwright/test';

/** Swipes a card to a side with real touches, which the browser converts to pointer events. */
export const swipeCard = async (page: Page, card: Locator, direction: 'left' | 'right'): Promise<void> => {
  // A card that is still moving would not be under the finger.
  await (await card.elementHandle())?.waitForElementState('stable');
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not visible.');
  const distance = box.width * 0.45 * (direction === 'right' ? 1 : -1);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const client = await page.context().newCDPSession(page);
  const steps = 8;
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= steps; step += 1) {
    const touchPoints = [{ x: x + (distance * step) / steps, y }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
};
