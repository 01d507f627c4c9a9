import type { PersonOptions, TestPerson } from '@pairwise/api/testing';
import { test as base, expect as expectSoon, type Page } from '@playwright/test';

import { logInByApi } from './log-in.ts';
import { password, people, type Person } from './people.ts';
import { skipEntryWarning } from './skip-entry-warning.ts';
import { memberPassword, ownMembers } from './test-members.ts';
import { watchConsole } from './watch-console.ts';

interface Journey {
  /** Errors and warnings in the consoles of this journey's pages. */
  consoleMessages: string[];
  /** Allows console messages that a journey expects. Any other error or warning fails it. */
  allowConsole: (pattern: RegExp) => void;
  /** Logs in to a demo account and opens the members area. To test the login itself, use `logInAs`. */
  logIn: (person: Person) => Promise<void>;
  /** Creates a member for this journey, whose photos have files. The member is deleted after the journey. */
  createMember: (options?: PersonOptions) => Promise<TestPerson>;
  /** Logs in a member that the journey has created. */
  logInMember: (person: TestPerson) => Promise<void>;
  /** Opens another browser context, logged in as a created member or as a visitor, and returns its page. */
  openPageFor: (person?: TestPerson) => Promise<Page>;
}

/** Declares a journey. It starts behind the entry warning, and an unexpected console message fails it. */
export const test = base.extend<Journey>({
  context: async ({ context }, provide) => {
    await skipEntryWarning(context);
    await provide(context);
  },
  consoleMessages: async ({ page }, provide) => {
    const messages: string[] = [];
    watchConsole(page, messages);
    await provide(messages);
  },
  allowConsole: [
    async ({ consoleMessages }, provide) => {
      const allowed: RegExp[] = [];
      await provide((pattern) => allowed.push(pattern));
      expectSoon(consoleMessages.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  logIn: async ({ page }, provide) => {
    await provide((person) => logInByApi(page, { email: people[person], password }));
  },
  createMember: async ({ browser }, provide) => {
    const members = ownMembers();
    await provide(members.create);
    // Open pages of deleted members would log errors.
    await Promise.all(browser.contexts().map((context) => context.close()));
    await members.deleteAll();
  },
  logInMember: async ({ page }, provide) => {
    await provide(({ email }) => logInByApi(page, { email, password: memberPassword }));
  },
  openPageFor: async ({ browser, consoleMessages }, provide) => {
    const pages: Page[] = [];
    await provide(async (person) => {
      // The context has the size of the journey's own page.
      const context = await browser.newContext();
      await skipEntryWarning(context);
      const page = await context.newPage();
      watchConsole(page, consoleMessages);
      pages.push(page);
      if (person) await logInByApi(page, { email: person.email, password: memberPassword });
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

/** Waits up to 30 seconds, because a busy machine is slow. */
export const expect = expectSoon.configure({ timeout: 30_000 });
