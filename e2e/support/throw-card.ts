import type { Locator, Page } from '@playwright/test';

/** Throws a card to a side by a finger: real touches, which the browser makes pointer events of. */
export const throwCard = async (page: Page, card: Locator, direction: 'left' | 'right'): Promise<void> => {
  // One that is still coming back is somewhere else by the time the finger is down.
  await (await card.elementHandle())?.waitForElementState('stable');
  const box = await card.boundingBox();
  if (!box) throw new Error('the card is not to be seen');
  const way = box.width * 0.45 * (direction === 'right' ? 1 : -1);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const client = await page.context().newCDPSession(page);
  const steps = 8;
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= steps; step += 1) {
    const touchPoints = [{ x: x + (way * step) / steps, y }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
};
