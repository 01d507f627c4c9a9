import { converse, like } from '@pairwise/api/testing';

import { mailTo } from '../support/mailed-link.ts';
import { inDatabase } from '../support/product-database.ts';
import { bornAged, results, searchOfAge } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

test('MEMBER-11 MEMBER-12 CHAT-04 a block hides both members from each other everywhere, until it is removed', async ({
  page,
  createMember,
  logInMember,
  openPageFor,
  allowConsole,
}) => {
  // The blocked member's request for the other profile is refused.
  allowConsole(/status of 403 .*member\.php/);
  const anna = await createMember({ name: 'Anna', birthDate: bornAged(94), photos: ['active'] });
  const bram = await createMember({ name: 'Bram', gender: 'male', birthDate: bornAged(94), photos: ['active'] });
  await inDatabase(async (db) => {
    await like(db, bram, anna);
    await converse(db, bram, anna, ['A good morning to you']);
  });
  await logInMember(anna);
  const his = await openPageFor(bram);
  const bramIn = page.getByRole('main').getByRole('link', { name: /^Bram/ });
  const annaIn = his.getByRole('main').getByRole('link', { name: /^Anna/ });

  // Before the block both see each other.
  await page.goto(searchOfAge(94));
  await expect(bramIn).toBeVisible();
  await page.goto('/likes');
  await expect(bramIn).toBeVisible();
  await page.goto('/chats');
  await expect(page.getByRole('main').getByText('A good morning to you')).toBeVisible();
  await his.goto(searchOfAge(94));
  await expect(annaIn).toBeVisible();

  await page.goto(`/members/${bram.publicId}`);
  await page.getByRole('button', { name: 'More about Bram' }).click();
  await page.getByRole('menuitem', { name: 'Block Bram' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  const done = page.getByRole('dialog', { name: 'Bram is blocked' });
  await done.getByRole('button', { name: 'Search members' }).click();
  await expect(done).toBeHidden();

  await page.goto(searchOfAge(94));
  await expect(page.getByText('Nobody fits all of this yet')).toBeVisible();
  await page.goto('/likes');
  await expect(page.getByText('Nobody has found you yet')).toBeVisible();
  await page.goto('/chats');
  await expect(page.getByText('No conversations yet')).toBeVisible();

  await his.goto(searchOfAge(94));
  await expect(his.getByText('Nobody fits all of this yet')).toBeVisible();
  await his.goto('/likes/given');
  await expect(his.getByText('You haven’t liked anyone yet')).toBeVisible();
  await his.goto('/chats');
  await expect(his.getByText('No conversations yet')).toBeVisible();
  await his.goto(`/members/${anna.publicId}`);
  await expect(
    his.getByText("You're blocked by Anna. You do not have access to this page.", { exact: true }),
  ).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Unblock Bram' }).click();
  await expect(page.getByText('You haven’t blocked anyone.')).toBeVisible();
  await his.reload();
  await expect(his.getByRole('heading', { level: 1, name: 'Anna, 94' })).toBeVisible();
  await page.goto(searchOfAge(94));
  await expect(bramIn).toBeVisible();
  // Their chat and likes are not restored.
  await page.goto('/likes');
  await expect(page.getByText('Nobody has found you yet')).toBeVisible();
});

test('MEMBER-12 reporting a photo shows a receipt, mails it, and blocks the member as well @phone', async ({
  page,
  createMember,
  logInMember,
}) => {
  const anna = await createMember({ name: 'Anna', birthDate: bornAged(95), photos: ['active'] });
  const bram = await createMember({
    name: 'Bram',
    gender: 'male',
    birthDate: bornAged(95),
    photos: ['active', 'active'],
  });
  await logInMember(anna);
  await page.goto(searchOfAge(95));
  await results(page).click();
  await page.waitForURL(`**/members/${bram.publicId}`);
  await page.getByRole('button', { name: 'More about Bram' }).click();
  await page.getByRole('menuitem', { name: 'Report profile' }).click();
  const form = page.getByRole('dialog', { name: 'Report Bram' });
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByText('Choose what it is about.')).toBeVisible();
  await form.getByLabel('What is it about?').selectOption('An indecent or forbidden photo');
  await form.getByRole('img', { name: 'Photo 2 of Bram' }).click();
  await expect(form.getByRole('radio', { name: 'Photo 2 of Bram' })).toBeChecked();
  await form.getByLabel('What happened?').fill('The second photo shows somebody else.');
  await form.getByRole('checkbox', { name: /^I believe in good faith/ }).check();
  await form.getByRole('switch', { name: /^Block Bram as well/ }).check();
  await form.getByRole('button', { name: 'Send report' }).click();

  const receipt = page.getByRole('dialog', { name: 'Thank you, we have your report' });
  await expect(receipt.getByText('Bram is blocked')).toBeVisible();
  const [complaint] = await inDatabase((db) =>
    db.selectFrom('complaints').where('reporter_id', '=', anna.id).selectAll().execute(),
  );
  expect(complaint).toMatchObject({ subject_id: bram.id, category: 'photo', object_type: 'photo', status: 'open' });
  expect(complaint?.object_id).toBe(bram.photos[1]);
  await expect(receipt.getByText(complaint?.id ?? 'no complaint')).toBeVisible();
  const { links } = await mailTo(page, anna.email, /^We have received your report/);
  expect(links.filter((link) => link.includes(`/complaints?lang=en#${complaint?.id}.`))).toHaveLength(1);

  await receipt.getByRole('button', { name: 'Back to the results' }).click();
  await page.waitForURL(`**${searchOfAge(95)}`);
  await expect(page.getByText('Nobody fits all of this yet')).toBeVisible();
});
