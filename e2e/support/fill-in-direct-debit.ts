import type { Page } from '@playwright/test';

/** Fills in the form of a direct debit, and agrees to the mandate. */
export const fillInDirectDebit = async (
  page: Page,
  { iban, mobile }: { iban: string; mobile: string },
): Promise<void> => {
  await page.getByLabel('Account holder').fill('Anna de Vries');
  await page.getByLabel('IBAN').fill(iban);
  await page.getByLabel('Street').fill('Herengracht');
  await page.getByLabel('Number', { exact: true }).fill('12a');
  await page.getByLabel('Postal code').fill('1015 BA');
  await page.getByLabel('City').fill('Amsterdam');
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('checkbox', { name: /I agree to this mandate/ }).check();
};
