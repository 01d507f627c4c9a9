import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the links to the members of a list. */
export const results = (page: Page): Locator => page.getByRole('main').getByRole('link', { name: /, \d\d,/ });

/** Returns the names of the members in the list, in its order. */
export const namesOf = async (page: Page): Promise<(string | null)[]> => {
  await expect(results(page).first()).toBeVisible();
  return results(page).evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
};

/** Returns whether the journey runs at the size of a phone. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** Chooses filters by their labels: one by one in the bar of a desktop, together in the sheet of a phone. */
export const chooseFilters = async (page: Page, choices: Record<string, string>): Promise<void> => {
  const phone = isPhone(page);
  if (phone) await page.getByRole('button', { name: /^Filters/ }).click();
  const place = phone ? page.getByRole('dialog') : page.getByRole('group', { name: 'Filters' });
  for (const [label, choice] of Object.entries(choices)) {
    const control = place.getByLabel(label, { exact: true });
    if (await control.evaluate((element) => element instanceof HTMLSelectElement)) await control.selectOption(choice);
    else await control.fill(choice);
  }
  if (phone) await place.getByRole('button', { name: 'Show people' }).click();
};

/** Returns the address of the search for members of one age in the whole country. No demo member is older than 70. */
export const searchOfAge = (age: number): string => `/members?min_age=${age}&max_age=${age}`;

/** Returns the birth date of a member who has this age now and for some months. */
export const bornAged = (age: number): string => {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() - age, date.getUTCMonth() - 3, 1);
  return date.toISOString().slice(0, 10);
};
