import type { PersonOptions, TestPerson } from '@pairwise/api/testing';
import { test as base, expect as expectSoon, type Page } from '@playwright/test';

import { enterSite } from './enter-site.ts';
import { enterWith } from './log-in.ts';
import { leaveForGood, madePassword, makeMember } from './made-members.ts';
import { password, people, type Person } from './people.ts';
import { watchConsole } from './watch-console.ts';

interface Journey {
  /** What the consoles of this journey's pages said. */
  said: string[];
  /** Console messages a journey expects; any other error or warning fails it. */
  allowConsole: (pattern: RegExp) => void;
  /** Logs in and opens the members area. What is about the login itself goes through its page: `logInAs`. */
  logIn: (person: Person) => Promise<void>;
  /** Makes a member of this journey's own, with photos that can be looked at; gone again after it. */
  make: (wish?: PersonOptions) => Promise<TestPerson>;
  /** Logs in somebody who was made. */
  logInMade: (person: TestPerson) => Promise<void>;
  /** The page of somebody who was made, logged in at a browser of their own, or of a visitor. */
  openFor: (person?: TestPerson) => Promise<Page>;
}

/** A journey's test: the page as a member has it, where an unexpected console error is a failure. */
export const test = base.extend<Journey>({
  context: async ({ context }, provide) => {
    await enterSite(context);
    await provide(context);
  },
  said: async ({ page }, provide) => {
    const said: string[] = [];
    watchConsole(page, said);
    await provide(said);
  },
  allowConsole: [
    async ({ said }, provide) => {
      const allowed: RegExp[] = [];
      await provide((pattern) => allowed.push(pattern));
      expectSoon(said.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  logIn: async ({ page }, provide) => {
    await provide((person) => enterWith(page, { email: people[person], password }));
  },
  make: async ({ browser }, provide) => {
    const made: TestPerson[] = [];
    await provide(async (wish) => {
      const person = await makeMember(wish);
      made.push(person);
      return person;
    });
    // Their pages would be told that they are logged out.
    await Promise.all(browser.contexts().map((context) => context.close()));
    await leaveForGood(made);
  },
  logInMade: async ({ page }, provide) => {
    await provide(({ email }) => enterWith(page, { email, password: madePassword }));
  },
  openFor: async ({ browser, said }, provide) => {
    const pages: Page[] = [];
    await provide(async (person) => {
      // Of the size of the journey's own page.
      const context = await browser.newContext();
      await enterSite(context);
      const page = await context.newPage();
      watchConsole(page, said);
      pages.push(page);
      if (person) await enterWith(page, { email: person.email, password: madePassword });
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

/** With patience: a busy machine takes seconds for what is at once there on a quiet one. */
export const expect = expectSoon.configure({ timeout: 10_000 });
