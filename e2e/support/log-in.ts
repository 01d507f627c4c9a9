import type { Page } from '@playwright/test';

import { password, people, type Person } from './people.ts';

/**
 * Logs in through the login page and waits for the members area.
 * @param origin another front door than the configured one, such as a proxy
 */
export const logInAs = async (page: Page, person: Person, origin = ''): Promise<void> => {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(people[person]);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/members');
};
