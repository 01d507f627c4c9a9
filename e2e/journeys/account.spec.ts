import type { Page } from '@playwright/test';

import { fillInSignup } from '../support/fill-in-signup.ts';
import { mailedLink } from '../support/mailed-link.ts';
import { inDatabase } from '../support/product-database.ts';
import { expect, test } from '../support/test.ts';

const rowOf = (email: string) =>
  inDatabase((db) =>
    db
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .where('users.email', '=', email)
      .select([
        'users.name',
        'users.status',
        'users.tracking',
        'users.signup_done',
        'profiles.status as profile_status',
        'profiles.city',
        'profiles.gender',
        'profiles.seek_gender',
        'profiles.about',
      ])
      .executeTakeFirstOrThrow(),
  );

const question = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const goOn = (page: Page, name = 'Continue') => page.getByRole('button', { name, exact: true }).click();

/** Draws a photo in the browser and returns its PNG. */
const drawPhoto = async (page: Page): Promise<Buffer> => {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 500, height: 600 });
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = `hsl(${Date.now() % 360} 60% 50%)`;
      context.fillRect(0, 0, 500, 600);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
};

test('AUTH-01 AUTH-02 AUTH-07 signs up from a lander with a tracking query; the database holds each step @phone', async ({
  page,
}, { project }) => {
  const email = `anna-${project.name}-${Date.now()}@example.test`;

  await page.goto('/landers/alonetonight?network=fb&ref=spring&sub1=a');
  await page.getByRole('link', { name: 'Start talking, it is free' }).click();
  await page.waitForURL('**/signup?**');
  await fillInSignup(page, email);

  await question(page, 'Say something to begin with');
  expect(await rowOf(email)).toMatchObject({
    name: 'Anna',
    status: 'not_confirmed',
    profile_status: 'disabled',
    tracking: { network: 'fb', ref: 'spring', sub1: 'a' },
    signup_done: [],
  });
  await page.getByLabel('Your first line').fill('I like long walks.');
  // Text that is not saved yet survives a reload.
  await page.reload();
  await expect(page.getByLabel('Your first line')).toHaveValue('I like long walks.');
  await goOn(page);

  await question(page, 'Show your face');
  const photo = await drawPhoto(page);
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
  await expect(page.getByText('Being checked')).toBeVisible();
  await goOn(page);

  await question(page, 'Where do you live?');
  // Enter on a half-typed town chooses it instead of saving what was typed.
  const town = page.getByRole('combobox', { name: 'Town' });
  await town.pressSequentially('utrec');
  await expect(page.getByRole('option', { name: 'Utrecht', exact: false }).first()).toBeVisible();
  await town.press('Enter');
  await expect(town).toHaveValue('Utrecht');
  await expect(page.getByText('Province: Utrecht')).toBeVisible();
  await goOn(page);
  await question(page, 'I am …');
  expect(await rowOf(email)).toMatchObject({ city: 'Utrecht', signup_done: ['message', 'photo', 'location'] });
  await page.getByRole('radio', { name: 'A woman' }).check();
  await goOn(page);
  await question(page, 'I am looking for …');
  await page.getByRole('radio', { name: 'Men', exact: true }).check();
  await goOn(page);
  await question(page, 'Sexual orientation');
  await goOn(page, 'Skip for now');
  await question(page, 'Relationship status');

  // The signup continues where it was left.
  await page.goto('/complete-signup');
  await question(page, 'Tell us a little about yourself');
  // The first message is the draft of the own text.
  await expect(page.getByLabel('About you')).toHaveValue('I like long walks.');
  await page.getByLabel('About you').fill('A friend would say: curious.');
  await goOn(page);
  await question(page, 'What do you like?');
  await page.getByRole('button', { name: 'Hiking' }).click();
  await goOn(page);

  await question(page, 'Check your inbox');
  expect(await rowOf(email)).toMatchObject({
    gender: 'female',
    seek_gender: 'male',
    about: 'A friend would say: curious.',
    signup_done: ['message', 'photo', 'location', 'personal', 'about'],
  });

  const link = await mailedLink(page, email, /^Confirm your email address/);
  // A scanner that opens the link confirms nothing.
  await page.request.get(link);
  expect(await rowOf(email)).toMatchObject({ status: 'not_confirmed' });
  await page.goto(link);
  await question(page, 'Your address is confirmed');
  expect(page.url()).not.toContain(link);
  expect(await rowOf(email)).toMatchObject({ status: 'active', profile_status: 'active' });
  await page.getByRole('link', { name: 'Meet people' }).click();
  await page.waitForURL('**/members');

  // The link works once. Opened again it shows the same page and no error.
  await page.goto(link);
  await page.waitForURL('**/activate/done');
  await question(page, 'Your address is confirmed');
});

test('AUTH-01 AUTH-06 the lander contains the signup form; an address in use is offered the login', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  await page.goto('/landers/alonetonight?ref=widget');
  await page.getByLabel('Email').focus();
  // The widget has replaced the plain form.
  await expect(page.locator('[data-slot="signup"]')).toHaveCount(0);
  await fillInSignup(page, 'free@demo.test');
  await expect(page.getByText('This email address already owns an account on this website.')).toBeVisible();
  const email = `widget-${Date.now()}@example.test`;
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/complete-signup\?step=message$/);
  await question(page, 'Say something to begin with');
  expect(await rowOf(email)).toMatchObject({ tracking: { ref: 'widget' } });
});

test('ROUTE-32 an unknown link shows the 404 page, and its secret is removed from the address bar', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  const response = await page.goto(`/${'x'.repeat(43)}`);
  expect(response?.status()).toBe(404);
  await question(page, 'This page could not be found');
  expect(page.url()).not.toContain('xxx');
});
