import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { openExamples, section, type Size, type Theme } from './examples-page.ts';

const views: readonly [Size, Theme][] = [
  ['phone', 'light'],
  ['desktop', 'dark'],
];

for (const [size, theme] of views) {
  test(`axe finds no problem in any component, and nothing is wider than the window: ${size}, ${theme}`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await openExamples(page, size, theme);
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
  });
}

test('at 320 px nothing is wider than the window, and no label of the navigation is cut', async ({ page }) => {
  await openExamples(page, 'phone', 'light');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const cut = await section(page, 'Long words')
    .locator('[lang="de"] nav a > span:first-of-type')
    .evaluateAll((all) => all.filter((word) => word.scrollWidth > word.clientWidth).map((word) => word.textContent));
  expect(cut).toEqual([]);
});

test('the element with the keyboard focus has a ring of 3 px with a contrast of 3 to 1', async ({ page }) => {
  await openExamples(page, 'phone', 'light');
  const controls = [
    section(page, 'Navigation').getByRole('navigation', { name: 'Main, top' }).getByRole('link', { name: 'Messages' }),
    section(page, 'Navigation').getByRole('navigation', { name: 'Main, bottom' }).getByRole('link', { name: 'Likes' }),
    section(page, 'Navigation').getByRole('tab', { name: 'All' }),
    section(page, 'Conversations').getByRole('link', { name: 'Lars' }),
    section(page, 'Composer').getByRole('textbox', { name: 'Message', exact: true }),
    section(page, 'Composer').getByRole('button', { name: 'Send' }).first(),
    section(page, 'States').getByRole('button', { name: 'Edit' }),
  ];
  for (const control of controls) {
    const ring = () => control.evaluate((node) => getComputedStyle(node).outline);
    expect(await ring()).not.toContain('solid');
    // A key press first makes the browser show the focus of the keyboard.
    await page.keyboard.press('Shift');
    await control.focus();
    expect(await ring()).toBe('rgb(116, 56, 189) solid 3px');
  }
});

/** Returns the number of running animations, without those that fade once: the pair of photos does while the page loads. */
const moving = (): number => {
  const timing = new Set(['offset', 'computedOffset', 'easing', 'composite']);
  const fadesOnce = (effect: AnimationEffect | null): boolean =>
    effect instanceof KeyframeEffect &&
    effect.getTiming().iterations === 1 &&
    effect.getKeyframes().every((frame) => Object.keys(frame).every((name) => name === 'opacity' || timing.has(name)));
  return document.getAnimations().filter(({ playState, effect }) => playState === 'running' && !fadesOnce(effect))
    .length;
};

test('nothing moves for a visitor who prefers reduced motion', async ({ page }) => {
  await openExamples(page, 'phone', 'light');
  expect(await page.evaluate(moving)).toBe(0);
  await page.getByRole('button', { name: 'Sheet' }).click();
  expect(await page.evaluate(moving)).toBe(0);
});

/** Opens the full dialog and returns the style properties that are animated in it in its first frame. */
const animatedInDialog = async (): Promise<string[]> => {
  const opener = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Full dialog');
  opener?.click();
  await new Promise(requestAnimationFrame);
  const dialog = document.querySelector('dialog[open]');
  const keyframes = (dialog?.getAnimations({ subtree: true }) ?? []).flatMap(({ effect }) =>
    effect instanceof KeyframeEffect ? effect.getKeyframes() : [],
  );
  const properties = keyframes.flatMap((keyframe) => Object.keys(keyframe));
  const timing = new Set(['offset', 'computedOffset', 'easing', 'composite']);
  return [...new Set(properties)].filter((name) => !timing.has(name)).toSorted();
};

test('MEMBER-08 a cross-fade replaces the movement of a full dialog with a pair of photos', async ({ page }) => {
  await openExamples(page, 'phone', 'light');
  expect(await page.evaluate(animatedInDialog)).toEqual(['opacity']);
});

test.describe('control: without that preference', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('placeholders, busy buttons and the sheet do move', async ({ page }) => {
    await openExamples(page, 'phone', 'light');
    expect(await page.evaluate(moving)).toBeGreaterThan(5);
  });

  test('the pair of photos moves', async ({ page }) => {
    await openExamples(page, 'phone', 'light');
    expect(await page.evaluate(animatedInDialog)).toContain('transform');
  });
});
