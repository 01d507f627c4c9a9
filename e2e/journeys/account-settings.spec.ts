import type { Page } from '@playwright/test';

import { mailedLink } from '../support/mailed-link.ts';
import { password } from '../support/people.ts';
import { inDatabase } from '../support/product-database.ts';
import { expect, test } from '../support/test.ts';

const fillIn = async (page: Page, email: string, word: string): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

const chooseNewPassword = async (page: Page, word: string): Promise<void> => {
  await page.getByLabel('New password', { exact: true }).fill(word);
  await page.getByLabel('New password once more', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Save password' }).click();
};

// The tests run in order on one demo account and undo their changes, so that other journeys can use it.
test.describe.configure({ mode: 'serial' });

const fresh = 'fresh@demo.test';
const moved = 'moved@demo.test';
const newPassword = 'a brand new phrase';

/** Returns the user with this address and the number of their sessions. */
const rowOf = (email: string) =>
  inDatabase(async (db) => {
    const user = await db.selectFrom('users').where('email', '=', email).selectAll().executeTakeFirstOrThrow();
    const sessions = await db.selectFrom('sessions').where('user_id', '=', user.id).select('token_hash').execute();
    return { ...user, sessions: sessions.length };
  });

test('AUTH-09 ROUTE-25 a forgotten password: mail, new password, login, each seen in the database', async ({
  page,
}) => {
  const before = await rowOf(fresh);
  await page.goto('/login');
  await page.getByLabel('Email').fill(fresh);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(fresh);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeFocused();

  await page.goto(await mailedLink(page, fresh, /^Choose a new password/));
  await page.waitForURL('**/reset-password/do');
  await chooseNewPassword(page, newPassword);
  await page.waitForURL('**/login');
  await expect(page.getByText('Your password has been changed. Log in with the new one.')).toBeVisible();
  const after = await rowOf(fresh);
  expect(after.password_hash).not.toBe(before.password_hash);
  expect(after.sessions).toBe(0);
  await fillIn(page, fresh, newPassword);
  await page.waitForURL('**/members');

  await page.goto('/notifications?part=password');
  await page.getByLabel('Old password', { exact: true }).fill(newPassword);
  await chooseNewPassword(page, password);
  await expect(page.getByText('Your password has been changed. Every other device is logged out.')).toBeVisible();
});

test('AUTH-10 a new email address is confirmed by the link that is sent to it', async ({ page, logIn }) => {
  await logIn('freshMember');
  const change = async (email: string) => {
    await page.goto('/notifications');
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email').fill(email);
    await page.getByLabel('Your password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.goto(await mailedLink(page, email, /^Confirm your new email address/));
    await page.waitForURL('**/mail-change/do');
    await page.getByRole('button', { name: 'Confirm the address' }).click();
    await expect(page.getByText(`Your new email address is ${email}.`)).toBeVisible();
  };
  const { id } = await rowOf(fresh);
  await change(moved);
  expect((await rowOf(moved)).id).toBe(id);
  await page.goto('/notifications');
  await expect(page.getByText(moved)).toBeVisible();
  await change(fresh);
});

test('AUTH-15 a notification switch keeps its state after a reload', async ({ page, logIn }) => {
  await logIn('freshMember');
  await page.goto('/notifications');
  const likes = page.getByRole('switch', { name: 'Likes and matches by email' });
  await expect(likes).toBeChecked();
  const stored = page.waitForResponse((response) => response.url().endsWith('/api/notifications.php') && response.ok());
  await likes.click();
  await stored;
  await page.reload();
  await expect(likes).not.toBeChecked();
  await likes.click();
  await expect(likes).toBeChecked();
});

test('AUTH-11 AUTH-14 deletes the account in three steps, logs out everywhere, and restores it by the mailed link', async ({
  page,
  context,
  logIn,
  allowConsole,
}) => {
  // The login of the deleted account is refused.
  allowConsole(/status of 403 .*user\.php/);
  await logIn('freshMember');
  const otherTab = await context.newPage();
  await otherTab.goto('/chats');
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('radio', { name: 'Something else' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'No, continue deleting' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Delete my account' }).click();

  await page.waitForURL('**/account-deleted');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is closed' })).toBeVisible();
  await expect(page.getByText(/You can come back until \d+ \w+ \d{4}/)).toBeVisible();
  await page.goto('/chats');
  await page.waitForURL('**/login?next=%2Fchats');
  // The other tab redirects immediately, without an action in it.
  await otherTab.waitForURL('**/login?next=%2Fchats');
  await otherTab.close();
  const gone = await rowOf(fresh);
  expect([gone.status, gone.sessions]).toEqual(['pending_deletion', 0]);
  expect(Math.round((Number(gone.purge_after) - Date.now()) / 86_400_000)).toBe(14);

  await fillIn(page, fresh, password);
  await expect(page.getByText(/This account will be deleted/)).toBeVisible();
  await page.goto(await mailedLink(page, fresh, /will be deleted/));
  await page.waitForURL('**/account-deleted');
  await page.getByRole('button', { name: 'Bring my account back' }).click();
  await page.waitForURL('**/members');
  expect(await rowOf(fresh)).toMatchObject({ status: 'active', purge_after: null, sessions: 1 });
});
