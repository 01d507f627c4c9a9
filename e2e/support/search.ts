import { expect, type Locator, type Page } from '@playwright/test';

/** The members of a list, each one link. */
export const results = (page: Page): Locator => page.getByRole('main').getByRole('link', { name: /, \d\d,/ });

/** Who is in the list, in its order. */
export const namesOf = async (page: Page): Promise<(string | null)[]> => {
  await expect(results(page).first()).toBeVisible();
  return results(page).evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
};

/** Whether the journey runs at the size of a phone. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** Chooses filters by their labels, as each size offers them: one by one in a bar, or all in a sheet. */
export const chooseFilters = async (page: Page, choices: Record<string, string>): Promise<void> => {
  const phone = isPhone(page);
  if (phone) await page.getByRole('button', { name: /^Filters/ }).click();
  const place = phone ? page.getByRole('dialog') : page.getByRole('group', { name: 'Filters' });
  for (const [label, choice] of Object.entries(choices)) {
    await place.getByLabel(label, { exact: true }).selectOption(choice);
  }
  if (phone) await place.getByRole('button', { name: 'Show people' }).click();
};

/** Where members of one age are searched, everywhere in their country. Nobody of the demo is older than 70. */
export const searchOfAge = (age: number): string => `/members?min_age=${age}&max_age=${age}`;

/** When somebody was born who is of this age now, and for some months. */
export const bornAged = (age: number): string => {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() - age, date.getUTCMonth() - 3, 1);
  return date.toISOString().slice(0, 10);
};
