import { converse, say, type TestPerson } from '@pairwise/api/testing';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';

import { inDatabase } from '../support/product-database.ts';
import { expectScreenInOrder } from '../support/screen-in-order.ts';
import { expect, test } from '../support/test.ts';

const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: /^Write to/ });
/** The messages that contain a text. */
const bubble = (page: Page, text: string) => log(page).locator('[data-message]').filter({ hasText: text });

/** Writes a message and sends it with Enter, or with the button where Enter adds a line. */
const send = async (page: Page, text: string): Promise<void> => {
  await field(page).fill(text);
  if (test.info().project.name === 'phone') await page.getByRole('button', { name: /^Send for/ }).tap();
  else await field(page).press('Enter');
};

/** Inserts a chat with one message of each line, in turns, `from` first. */
const insertChat = (from: TestPerson, to: TestPerson, lines: string[]) =>
  inDatabase((db) => converse(db, from, to, lines));

/** What the server has stored, in order. */
const storedMessages = async ({ id }: { id: number }): Promise<(string | null)[]> => {
  const rows = await inDatabase((db) =>
    db.selectFrom('messages').select('body').where('conversation_id', '=', id).orderBy('seq').execute(),
  );
  return rows.map(({ body }) => body);
};

/** Returns what the screen shows, in order: no message is there twice. */
const shownMessages = (page: Page): Promise<string[]> => log(page).locator('[data-message]').allInnerTexts();

/** The vertical position of a message on the screen, in pixels. */
const topOf = async (page: Page, text: string): Promise<number> =>
  (await bubble(page, text).boundingBox())?.y ?? Number.NaN;

/** Returns the text of a message in the middle of the screen, once scrolling has ended. */
const settledMessage = (page: Page): Promise<string> =>
  log(page).evaluate(async (box) => {
    const middle = (): Element | null | undefined => {
      const { left, top, width, height } = box.getBoundingClientRect();
      for (let y = top + height / 2; y < top + height; y += 8) {
        for (const x of [left + 60, left + width / 2, left + width - 60]) {
          const found = document.elementFromPoint(x, y)?.closest('[data-message]');
          if (found) return found;
        }
      }
      return undefined;
    };
    let scrolled = Number.NaN;
    while (scrolled !== box.scrollTop) {
      scrolled = box.scrollTop;
      for (let frame = 0; frame < 10; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    }
    return /Line \d+\./.exec(middle()?.textContent ?? '')?.[0] ?? '';
  });

test('CHAT-01 CHAT-06 CHAT-09 ROUTE-04 two members write, see each other type, and receive live @phone', async ({
  page,
  createMember,
  logInMember,
  openPageFor,
}) => {
  const anna = await createMember({ name: 'Anna', credits: 20, photos: ['active'] });
  const bram = await createMember({ name: 'Bram', gender: 'male', premium: true, photos: ['active'] });
  const chat = await insertChat(anna, bram, ['Shall we go?']);
  await logInMember(anna);
  const his = await openPageFor(bram);
  await page.goto(`/chats/${chat.publicId}`);
  await his.goto(`/chats/${chat.publicId}`);
  await expect(log(his).getByText('1 new message')).toBeVisible();

  // The indicator has its room already: nothing moves.
  const before = await topOf(his, 'Shall we go?');
  await field(page).pressSequentially('On');
  await expect(log(his).getByLabel('Anna is typing')).toBeVisible();
  expect(await topOf(his, 'Shall we go?')).toBe(before);
  await send(page, 'On Friday, then');
  await expect(field(page)).toHaveValue('');
  await expect(bubble(page, 'On Friday, then').getByText(/Sent|Delivered/)).toBeAttached();
  await expect(bubble(his, 'On Friday, then')).toBeVisible();
  await expect(log(his).getByLabel('Anna is typing')).toHaveCount(0);
  await expect(page.getByRole('link', { name: '19 credits' })).toBeVisible();

  await send(his, 'I bring the cake');
  await expect(bubble(page, 'I bring the cake')).toBeVisible();
  // Only premium members see that a message was read.
  await page.bringToFront();
  await expect(bubble(his, 'I bring the cake').getByText('Read')).toBeAttached();
  await expect(bubble(page, 'On Friday, then').getByText('Read')).toHaveCount(0);

  expect(await storedMessages(chat)).toEqual(['Shall we go?', 'On Friday, then', 'I bring the cake']);
  for (const side of [page, his]) expect(await shownMessages(side)).toHaveLength(3);
  await expectScreenInOrder(page);
});

test('CHAT-02 CHAT-09 a message counts as unread in every tab until it is read in one of them', async ({
  page,
  createMember,
  logInMember,
  openPageFor,
}) => {
  const anna = await createMember({ name: 'Anna', photos: ['active'] });
  const bram = await createMember({ name: 'Bram', gender: 'male', photos: ['active'] });
  const chat = await insertChat(anna, bram, ['Hello']);
  await logInMember(anna);
  const hers = page;
  const his = await openPageFor(bram);
  const hisOther = await his.context().newPage();
  await hisOther.goto('/chats');
  for (const tab of [his, hisOther]) await expect(tab).toHaveTitle(/^\(1\)/);

  await hers.goto(`/chats/${chat.publicId}`);
  await inDatabase((db) => say(db, anna, chat.id, 'Are you there?'));
  for (const tab of [his, hisOther]) await expect(tab).toHaveTitle(/^\(2\)/);
  const line = hisOther.getByRole('main').getByRole('link', { name: /Anna \d/ });
  await expect(line).toContainText('Are you there?');
  await expect(line).toContainText('2 unread messages');

  await his.bringToFront();
  await his.goto(`/chats/${chat.publicId}`);
  await expect(bubble(his, 'Are you there?')).toBeVisible();
  for (const tab of [his, hisOther]) await expect(tab).not.toHaveTitle(/^\(/);
  await expect(line).not.toContainText('unread');

  // The tab that is left receives the stream.
  await his.close();
  await hisOther.goto(`/chats/${chat.publicId}`);
  await inDatabase((db) => say(db, anna, chat.id, 'One more'));
  await expect(bubble(hisOther, 'One more')).toBeVisible();
});

test('CHAT-06 CHAT-09 messages written offline are sent once, even after their tab was closed @phone', async ({
  page,
  context,
  createMember,
  logInMember,
  allowConsole,
}) => {
  // On a busy machine the code of a dialog or of a widget is still to be loaded when the connection ends. It is loaded later.
  allowConsole(
    /ERR_INTERNET_DISCONNECTED|status of 402|failed \(load\)( at \S+)? (ChunkLoadError|Error: \[ Federation)/,
  );
  const anna = await createMember({ name: 'Anna', credits: 3, photos: ['active'] });
  const bram = await createMember({ name: 'Bram', gender: 'male', photos: ['active'] });
  const chat = await insertChat(anna, bram, ['Hello']);
  await logInMember(anna);
  await page.goto(`/chats/${chat.publicId}`);
  await expect(bubble(page, 'Hello')).toBeVisible();

  await context.setOffline(true);
  for (const text of ['one', 'two']) await send(page, text);
  await expect(bubble(page, 'two').getByText('Sending')).toBeAttached();
  await inDatabase((db) => say(db, bram, chat.id, 'Meanwhile'));
  await context.setOffline(false);
  await expect(bubble(page, 'two').getByText(/Sent|Delivered/)).toBeAttached();
  await expect(bubble(page, 'Meanwhile')).toBeVisible();
  expect(await storedMessages(chat)).toEqual(['Hello', 'Meanwhile', 'one', 'two']);

  // Two are written for the one credit that is left, and the tab is closed before they are sent.
  await context.setOffline(true);
  for (const text of ['three', 'four']) await send(page, text);
  await expect(bubble(page, 'four').getByText('Sending')).toBeAttached();
  await page.close();
  await context.setOffline(false);
  const tab = await context.newPage();
  await tab.goto('/members');
  await expect.poll(() => storedMessages(chat)).toEqual(['Hello', 'Meanwhile', 'one', 'two', 'three']);

  // The one without a credit waits in the chat, and costs nothing.
  await tab.goto(`/chats/${chat.publicId}`);
  const failed = bubble(tab, 'four');
  await expect(failed.getByRole('alert')).toContainText('Not sent, no charge');
  await expect(failed.getByRole('link', { name: 'Get credits' })).toBeVisible();
  await expectScreenInOrder(tab);
  await failed.getByRole('button', { name: 'Edit' }).click();
  await expect(failed).toHaveCount(0);
  await expect(field(tab)).toHaveValue('four');
  await expect(field(tab)).toBeFocused();

  await inDatabase((db) =>
    sql`select credits_post(${anna.id}, 5, 'bonus', ${`journey:${anna.id}`}, 'journey')`.execute(db),
  );
  await tab.reload();
  await expect(field(tab)).toHaveValue('four');
  await send(tab, 'four and a half');
  await expect(bubble(tab, 'four and a half').getByText(/Sent|Delivered/)).toBeAttached();
  expect(await storedMessages(chat)).toEqual(['Hello', 'Meanwhile', 'one', 'two', 'three', 'four and a half']);
  expect(await shownMessages(tab)).toHaveLength(6);
});

test('CHAT-01 a draft stays with its chat, survives a reload, and does not return after it was sent', async ({
  page,
  createMember,
  logInMember,
}) => {
  const anna = await createMember({ name: 'Anna', credits: 5, photos: ['active'] });
  const bram = await createMember({ name: 'Bram', gender: 'male', photos: ['active'] });
  const cees = await createMember({ name: 'Cees', gender: 'male', photos: ['active'] });
  const withBram = await insertChat(bram, anna, ['Hello from Bram']);
  await insertChat(cees, anna, ['Hello from Cees']);
  await logInMember(anna);
  await page.goto(`/chats/${withBram.publicId}`);
  const line = (name: string) => page.getByRole('link', { name: new RegExp(`${name} \\d`) });
  await field(page).fill('Half a thought');
  await line('Cees').click();
  await expect(bubble(page, 'Hello from Cees')).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await line('Bram').click();
  await expect(field(page)).toHaveValue('Half a thought');
  await page.reload();
  await expect(field(page)).toHaveValue('Half a thought');

  // Another browser has it too, and loses it when it was sent here.
  const storedDraft = async () => {
    const row = await inDatabase((db) =>
      db
        .selectFrom('conversation_members')
        .select('draft')
        .where('conversation_id', '=', withBram.id)
        .where('user_id', '=', anna.id)
        .executeTakeFirstOrThrow(),
    );
    return row.draft;
  };
  await expect.poll(storedDraft).toBe('Half a thought');
  await field(page).pressSequentially('s');
  await field(page).press('Enter');
  await expect(bubble(page, 'thought').getByText(/Sent|Delivered/)).toBeAttached();
  await expect.poll(storedDraft).toBeNull();
  await line('Cees').click();
  await expect(bubble(page, 'Hello from Cees')).toBeVisible();
  await line('Bram').click();
  await expect(bubble(page, 'Hello from Bram')).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await page.reload();
  await expect(bubble(page, 'Hello from Bram')).toBeVisible();
  await expect(field(page)).toHaveValue('');
});

test('CHAT-01 CHAT-02 a reader above the newest message keeps the place, is led down by a button, and finds old messages @phone', async ({
  page,
  createMember,
  logInMember,
}) => {
  const anna = await createMember({ name: 'Anna', credits: 5, photos: ['active'] });
  const bram = await createMember({ name: 'Bram', gender: 'male', photos: ['active'] });
  const lines = Array.from({ length: 120 }, (_, index) => `Line ${index}. ${'word '.repeat((index * 7) % 40)}`);
  const chat = await insertChat(bram, anna, lines);
  await logInMember(anna);
  await page.goto(`/chats/${chat.publicId}`);
  await expect(bubble(page, 'Line 119.')).toBeInViewport();

  await log(page).focus();
  // Three pages back by keyboard; older messages are loaded on the way.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('PageUp');
  await expect(page.getByRole('button', { name: 'To the newest message' })).toBeVisible();
  // Messages that are laid out on the way cut no page short: three pages are 2.6 heights of the chat.
  await expect
    .poll(() => log(page).evaluate(({ scrollTop, clientHeight }) => -scrollTop / clientHeight))
    .toBeGreaterThan(2);
  const seen = await settledMessage(page);
  const before = await topOf(page, seen);
  for (const text of ['First late one', 'Second late one']) await inDatabase((db) => say(db, bram, chat.id, text));
  const down = page.getByRole('button', { name: '2 new messages, to the newest' });
  await expect(down).toBeVisible();
  expect(Math.abs((await topOf(page, seen)) - before)).toBeLessThanOrEqual(1);
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(bubble(page, 'Second late one')).toBeInViewport();
  await expect(down).toHaveCount(0);

  // At the end it follows.
  await inDatabase((db) => say(db, bram, chat.id, 'Third late one'));
  await expect(bubble(page, 'Third late one')).toBeInViewport();

  // A search jumps to messages that are not loaded, and Escape leads back to the newest one.
  await page.reload();
  await expect(bubble(page, 'Third late one')).toBeInViewport();
  await page.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('menuitem', { name: 'Find in conversation' }).click();
  await expectScreenInOrder(page);
  await page.getByRole('searchbox', { name: 'Find in conversation' }).fill('line 3');
  await expect(page.getByText('1 of 11', { exact: true })).toBeVisible();
  await expect(bubble(page, 'Line 39.')).toBeInViewport({ ratio: 0.5 });
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('Enter');
  await expect(page.getByText('11 of 11', { exact: true })).toBeVisible();
  await expect(bubble(page, 'Line 3.')).toBeInViewport({ ratio: 0.5 });
  await expect(bubble(page, 'Third late one')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bubble(page, 'Third late one')).toBeInViewport();
});

test('CHAT-10 a block by the partner closes the open chat immediately', async ({
  page,
  createMember,
  logInMember,
  openPageFor,
  allowConsole,
}) => {
  // The api refuses the chat to the blocked member.
  allowConsole(/status of 403 .*chat\.php/);
  const anna = await createMember({ name: 'Anna', credits: 5, photos: ['active'] });
  const bram = await createMember({ name: 'Bram', gender: 'male', photos: ['active'] });
  const chat = await insertChat(anna, bram, ['Hello']);
  await logInMember(anna);
  const his = await openPageFor(bram);
  await page.goto(`/chats/${chat.publicId}`);
  await expect(field(page)).toBeVisible();
  const response = await his.request.post('/api/blocks.php', {
    headers: { 'x-request-type': 'client' },
    data: { profile: anna.publicId },
  });
  expect(response.ok()).toBe(true);
  await expect(page.getByText("You're blocked by Bram. You do not have access to this page.")).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await expectScreenInOrder(page);
});
