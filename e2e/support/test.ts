import { test as base, expect, type Page } from '@playwright/test';

import { password, people, type Person } from './people.ts';

interface Journey {
  /** Console messages a journey expects; any other error or warning fails it. */
  allowConsole: (pattern: RegExp) => void;
  /** Logs in through the login page, as a member would. */
  logIn: (person: Person) => Promise<void>;
}

/** Logs in through the login page and waits for the members area. */
export const logInAs = async (page: Page, person: Person): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(people[person]);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/members');
};

/** A journey's test: the page as a member has it, where an unexpected console error is a failure. */
export const test = base.extend<Journey>({
  allowConsole: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const unexpected: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        const text = `${message.text()} (${message.location().url})`;
        unexpected.push(text);
      });
      page.on('pageerror', (error) => unexpected.push(String(error.stack ?? error)));
      await use((pattern) => allowed.push(pattern));
      expect(unexpected.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  logIn: async ({ page }, use) => {
    await use((person) => logInAs(page, person));
  },
});

export { expect };
