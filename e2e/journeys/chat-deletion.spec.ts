import { converse, type TestPerson } from '@pairwise/api/testing';
import type { Page } from '@playwright/test';

import { inDatabase } from '../support/product-database.ts';
import { expect, test } from '../support/test.ts';

/** Inserts a chat with one message. */
const insertChat = (from: TestPerson, to: TestPerson, line: string) =>
  inDatabase((db) => converse(db, from, to, [line]));

test('CHAT-03 a deleted chat is deleted on the server, too, when its page is closed before the time for undoing', async ({
  page,
  context,
  createMember,
  logInMember,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const anna = await createMember({ name: 'Anna', photos: ['active'] });
  const bram = await createMember({ name: 'Bram', gender: 'male', photos: ['active'] });
  const cees = await createMember({ name: 'Cees', gender: 'male', photos: ['active'] });
  const withBram = await insertChat(bram, anna, 'Hello');
  const withCees = await insertChat(cees, anna, 'Hi');
  const clearedSeq = async ({ id }: { id: number }) => {
    const row = await inDatabase((db) =>
      db
        .selectFrom('conversation_members')
        .select('cleared_seq')
        .where('conversation_id', '=', id)
        .where('user_id', '=', anna.id)
        .executeTakeFirstOrThrow(),
    );
    return row.cleared_seq;
  };
  const deleteOpenChat = async (tab: Page) => {
    await tab.getByRole('button', { name: /^More about/ }).click();
    await tab.getByRole('menuitem', { name: 'Delete conversation' }).click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Delete conversation' }).click();
    await expect(tab.getByText('Conversation deleted')).toBeVisible();
  };
  await logInMember(anna);
  await page.goto(`/chats/${withBram.publicId}`);
  await expect(page.getByRole('log').getByText('Hello')).toBeVisible();
  await deleteOpenChat(page);
  await page.close();
  await expect.poll(() => clearedSeq(withBram)).toBe(1);

  // Without a network the next page does it.
  const offline = await context.newPage();
  await offline.goto(`/chats/${withCees.publicId}`);
  await expect(offline.getByRole('log').getByText('Hi', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await deleteOpenChat(offline);
  await offline.close();
  await context.setOffline(false);
  expect(await clearedSeq(withCees)).toBe(0);
  const next = await context.newPage();
  await next.goto('/chats');
  await expect(next.getByText('No conversations yet')).toBeVisible();
  await expect.poll(() => clearedSeq(withCees)).toBe(1);
});
