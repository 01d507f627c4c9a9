import type { Page } from '@playwright/test';

import { password, people, type Person } from './people.ts';

interface Login {
  email: string;
  password: string;
  /** Another front door than the configured one, such as a proxy. */
  origin?: string;
  /** Where the login leads: the members area unless told. */
  next?: string;
}

/** Logs in through the login page and waits for where it leads. */
export const logInWith = async (page: Page, { email, password: word, origin = '', next }: Login): Promise<void> => {
  await page.goto(`${origin}/login${next === undefined ? '' : `?next=${encodeURIComponent(next)}`}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(({ pathname, search }) => pathname + search === (next ?? '/members'));
};

/**
 * Logs in as the login page does, by the same call, and opens the members area: for journeys that are about something
 * else. What the page does besides, such as taking over the saved language, belongs to `logInWith`.
 */
export const enterWith = async (
  page: Page,
  { email, password: word }: Pick<Login, 'email' | 'password'>,
): Promise<void> => {
  const answer = await page.request.post('/api/user.php', {
    headers: { 'x-request-type': 'client' },
    data: { email, password: word },
  });
  if (!answer.ok())
    throw new Error(`the login of ${email} is answered with ${answer.status()}: ${await answer.text()}`);
  await page.goto('/members');
};

/**
 * Logs in a demo account and waits for the members area.
 * @param origin another front door than the configured one, such as a proxy
 */
export const logInAs = (page: Page, person: Person, origin = ''): Promise<void> =>
  logInWith(page, { email: people[person], password, origin });
