import type { Page } from '@playwright/test';

import type { Seen } from '../support/remotes.ts';
import { goWithin, waitForRemote } from './watched-page.ts';

/** Each step of a person has this long; far more than it takes on a slow machine. */
const STEP_MS = 8_000;

/** What somebody could not do, one sentence each. */
type Complaints = string[];

const attempt = async (complaints: Complaints, what: string, step: () => Promise<unknown>): Promise<void> => {
  try {
    await step();
  } catch (error) {
    complaints.push(`${what}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`);
  }
};

/** The frame around the remote is there: something at the top, and the language in reach (NAV-07). */
export const hasFrame = async (page: Page, member: boolean): Promise<boolean> => {
  const language = page.getByRole('button', { name: /^(Language|Sprache|Taal)/ }).first();
  const frame = await language.isVisible();
  return frame && (!member || (await page.getByRole('navigation').first().isVisible()));
};

const chooseLanguage = async (page: Page, language: string, code: string): Promise<void> => {
  await page
    .getByRole('button', { name: /^(Language|Sprache|Taal)/ })
    .first()
    .click({ timeout: STEP_MS });
  await page.getByRole('menuitemradio', { name: language }).click({ timeout: STEP_MS });
  await page.waitForFunction((expected) => document.documentElement.lang === expected, code, { timeout: STEP_MS });
};

export const switchLanguage = (page: Page, complaints: Complaints): Promise<void> =>
  attempt(complaints, 'language', async () => {
    await chooseLanguage(page, 'Nederlands', 'nl');
    await chooseLanguage(page, 'English', 'en');
  });

/** Opens other remotes from where the person stands, by navigation within the document. */
export const openOthers = async (page: Page, others: readonly Seen[], complaints: Complaints): Promise<void> => {
  for (const { name, path } of others) {
    await attempt(complaints, `open ${name}`, async () => {
      await goWithin(page, path);
      const shown = await waitForRemote(page, name, STEP_MS);
      if (shown.kind !== 'screen') throw new Error(`${shown.kind} at ${path}`);
    });
  }
};

/** Opens other remotes each in a document of its own. */
export const visitOthers = async (
  page: Page,
  url: string,
  others: readonly Seen[],
  complaints: Complaints,
): Promise<void> => {
  for (const { name, path } of others) {
    await attempt(complaints, `visit ${name}`, async () => {
      await page.goto(`${url}${path}`, { waitUntil: 'commit', timeout: STEP_MS });
      const shown = await waitForRemote(page, name, STEP_MS);
      if (shown.kind !== 'screen') throw new Error(`${shown.kind} at ${path}`);
    });
  }
};

export const logOut = (page: Page, complaints: Complaints): Promise<void> =>
  attempt(complaints, 'logout', async () => {
    await page.getByRole('button', { name: 'Account menu' }).click({ timeout: STEP_MS });
    await page.getByRole('menuitem', { name: 'Log out' }).click({ timeout: STEP_MS });
    await page.getByRole('button', { name: 'Account menu' }).waitFor({ state: 'detached', timeout: STEP_MS });
    // The way leads to the front page, which is a document of another zone.
    await page.waitForFunction(
      () => document.documentElement.dataset['zone'] === 'site' && document.readyState !== 'loading',
      undefined,
      { timeout: STEP_MS },
    );
  });
