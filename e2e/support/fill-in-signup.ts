import type { Page } from '@playwright/test';

/** Fills in the signup form of the page, and sends it. */
export const fillInSignup = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('Anna');
  await page.getByLabel('Password', { exact: true }).fill('a quiet long walk');
  await page.getByLabel('Day').fill('5');
  await page.getByLabel('Month').selectOption('March');
  await page.getByLabel('Year').fill('1994');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
};
