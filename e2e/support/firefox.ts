import { createHash } from 'node:crypto';

import type { PersonOptions, TestPerson } from '@pairwise/api/testing';
import { entrySkipKey } from '@pairwise/contracts/entry-skip';
import { test as base, expect as expectSoon } from '@playwright/test';
import { type Browser, launch, type Page } from 'puppeteer-core';

import { closeEntryWarning } from './skip-entry-warning.ts';
import { ownMembers } from './test-members.ts';

interface FirefoxJourney {
  /** A page of an own profile in Firefox, behind the entry warning. An error of the page fails the journey. */
  tab: Page;
  /** Creates a member for this journey, who is deleted after it. */
  createMember: (options?: PersonOptions) => Promise<TestPerson>;
}

interface FirefoxWorker {
  firefox: Browser;
}

/** How long the page may take to show something, in milliseconds: a busy machine is slow. */
const SOON_MS = 30_000;

/** Firefox reports a script whose load a navigation cancels as one whose bytes, none, have another hash than its own. */
const hashOfNothing = createHash('sha384').digest('base64');

/** The payment sandbox has no icon, and its policy lets Firefox fetch none. */
const iconOfSandbox = 'favicon.ico because it violates';

/** Whether an error is no defect of a page. */
const isExpected = (error: string): boolean => error.includes(hashOfNothing) || error.includes(iconOfSandbox);

// As the default of the browser: Firefox 140 lacks the orientation that `page.setViewport` sets as well, and fails.
const defaultViewport = { width: 1280, height: 800 };

/**
 * Declares a journey in Firefox. Playwright's own Firefox is a changed one that it downloads. Puppeteer drives Debian's, over
 * WebDriver BiDi.
 */
export const test = base.extend<FirefoxJourney, FirefoxWorker>({
  firefox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, provide) => {
      const executablePath = process.env['FIREFOX'];
      if (executablePath === undefined) throw new Error('FIREFOX is not set to the path of Firefox.');
      const browser = await launch({ browser: 'firefox', executablePath, headless: true, defaultViewport });
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  tab: async ({ firefox }, provide, info) => {
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    page.setDefaultTimeout(SOON_MS);
    await page.evaluateOnNewDocument(closeEntryWarning, entrySkipKey);
    await provide(page);
    if (info.status !== info.expectedStatus) await page.screenshot({ path: info.outputPath('failed.png') });
    await context.close();
    expectSoon(errors.filter((error) => !isExpected(error))).toEqual([]);
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  createMember: async ({}, provide) => {
    const members = ownMembers();
    await provide(members.create);
    await members.deleteAll();
  },
});

export const expect = expectSoon.configure({ timeout: SOON_MS });

/** Selects the control with a label. */
export const labelled = (text: string): string => `::-p-xpath(//*[@id = //label[normalize-space()="${text}"]/@for])`;

/** Selects a button or a link by the text that it contains. */
export const withText = (element: 'a' | 'button' | 'h1' | 'h2', text: string): string =>
  `::-p-xpath(//${element}[contains(normalize-space(), "${text}")])`;

/** Waits until the page has an address. */
export const arriveAt = async (page: Page, wanted: string | RegExp): Promise<void> => {
  const address = expect.poll(() => page.url());
  await (typeof wanted === 'string' ? address.toBe(wanted) : address.toMatch(wanted));
};
