import type { Page } from '@playwright/test';

import { password, people, type Person } from './people.ts';

interface Login {
  email: string;
  password: string;
  /** Another origin than the configured one, such as a proxy's. */
  origin?: string;
  /** The page after the login; by default the members area. */
  next?: string;
}

/** Logs in through the login page and waits for the page after it. */
export const logInWith = async (page: Page, { email, password: word, origin = '', next }: Login): Promise<void> => {
  await page.goto(`${origin}/login${next === undefined ? '' : `?next=${encodeURIComponent(next)}`}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(({ pathname, search }) => pathname + search === (next ?? '/members'));
};

/**
 * Logs in by the call that the login page makes, and opens the members area. It is for journeys that do not test the
 * login. It does not switch to the saved language, as the login page does (`logInWith`).
 */
export const logInByApi = async (
  page: Page,
  { email, password: word }: Pick<Login, 'email' | 'password'>,
): Promise<void> => {
  const response = await page.request.post('/api/user.php', {
    headers: { 'x-request-type': 'client' },
    data: { email, password: word },
  });
  if (!response.ok()) {
    throw new Error(`The login of ${email} returned ${response.status()}: ${await response.text()}`);
  }
  await page.goto('/members');
};

/**
 * Logs in a demo account and waits for the members area.
 * @param origin another origin than the configured one, such as a proxy's
 */
export const logInAs = (page: Page, person: Person, origin = ''): Promise<void> =>
  logInWith(page, { email: people[person], password, origin });
