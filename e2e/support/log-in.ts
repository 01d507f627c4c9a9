import type { Page } from '@playwright/test';

import { password, people, type Person } from './people.ts';

/** Logs in through the login page and waits for the members area. */
export const logInAs = async (page: Page, person: Person): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(people[person]);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/members');
};
