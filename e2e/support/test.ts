import { test as base, expect } from '@playwright/test';

import { enterSite } from './enter-site.ts';
import { logInAs } from './log-in.ts';
import type { Person } from './people.ts';

interface Journey {
  /** Console messages a journey expects; any other error or warning fails it. */
  allowConsole: (pattern: RegExp) => void;
  /** Logs in through the login page, as a member would. */
  logIn: (person: Person) => Promise<void>;
}

/** A journey's test: the page as a member has it, where an unexpected console error is a failure. */
export const test = base.extend<Journey>({
  context: async ({ context }, provide) => {
    await enterSite(context);
    await provide(context);
  },
  allowConsole: [
    async ({ page }, provide) => {
      const allowed: RegExp[] = [];
      const unexpected: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        const text = `${message.text()} (${message.location().url})`;
        unexpected.push(text);
      });
      page.on('pageerror', (error) => unexpected.push(String(error.stack ?? error)));
      await provide((pattern) => allowed.push(pattern));
      expect(unexpected.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  logIn: async ({ page }, provide) => {
    await provide((person) => logInAs(page, person));
  },
});

export { expect };
