import type { Page } from '@playwright/test';

import type { RemoteRoute } from '../support/remotes.ts';
import { navigateWithin, waitForRemote } from './watched-page.ts';

/** The time limit of each step, far more than a slow machine needs. */
const STEP_MS = 30_000;

/** What the visitor could not do, one sentence each. */
type Complaints = string[];

const attempt = async (complaints: Complaints, what: string, step: () => Promise<unknown>): Promise<void> => {
  try {
    await step();
  } catch (error) {
    complaints.push(`${what}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`);
  }
};

/** Returns whether the frame around the remote is visible: the language menu and, for members, the navigation (NAV-07). */
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

/** Opens other remotes by navigation within the document. */
export const openOthers = async (page: Page, others: readonly RemoteRoute[], complaints: Complaints): Promise<void> => {
  for (const { name, path } of others) {
    await attempt(complaints, `open ${name}`, async () => {
      await navigateWithin(page, path);
      const shown = await waitForRemote(page, name, STEP_MS);
      if (shown.kind !== 'screen') throw new Error(`${shown.kind} at ${path}`);
    });
  }
};

/** Opens other remotes, each by a document load. */
export const visitOthers = async (
  page: Page,
  url: string,
  others: readonly RemoteRoute[],
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
    // The logout leads to the front page, which is a document of another zone.
    await page.waitForFunction(
      () => document.documentElement.dataset['zone'] === 'site' && document.readyState !== 'loading',
      undefined,
      { timeout: STEP_MS },
    );
  });
