import type { Page } from '@playwright/test';
import { sql } from 'kysely';

import { expectFitsAboveNavigation } from '../support/fits-above-navigation.ts';
import { inDatabase } from '../support/product-database.ts';
import { isPhone } from '../support/search.ts';
import { swipeCard } from '../support/swipe-card.ts';
import { expect, test } from '../support/test.ts';

const smallPhone = { width: 360, height: 640 };

const likesLink = (page: Page) => page.getByRole('link', { name: /^Likes/ }).filter({ visible: true });
const matchModal = (page: Page) => page.getByRole('dialog', { name: 'It’s a match!' });

test('MEMBER-07 MEMBER-08 ROUTE-02 ROUTE-03 ALERT-07 ALERT-09 CALL-05 like and like: both see the match, once @phone', async ({
  page,
  createMember,
  logInMember,
  openPageFor,
}) => {
  const anna = await createMember({ name: 'Anna', photos: ['active'] });
  const bram = await createMember({ name: 'Bram', gender: 'male', photos: ['active'] });
  await logInMember(anna);
  await page.goto(`/members/${bram.publicId}`);
  const like = page.getByRole('main').getByRole('button', { name: 'Like Bram' });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/likes/given');
  await expect(page.getByRole('tab', { name: 'Given', selected: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Bram, / })).toBeVisible();
  // An open page could poll and show the match before the test looks.
  await page.goto('about:blank');

  // He has a new like. Opening it clears the badge immediately and everywhere.
  const his = await openPageFor(bram);
  await expect(likesLink(his)).toHaveAccessibleName(/1 new like/);
  await likesLink(his).click();
  await expect(his.getByRole('tab', { name: /^Received.*1 new/, selected: true })).toBeVisible();
  await his
    .getByRole('main')
    .getByRole('link', { name: /^Anna, .*New/ })
    .click();
  await his.waitForURL(`**/likes/m/${anna.publicId}`);
  await expect(his.getByRole('heading', { level: 1 })).toContainText('Anna');
  await expect(likesLink(his)).toHaveAccessibleName('Likes');
  await his.goBack();
  await expect(his.getByRole('tab', { name: 'Received', exact: true })).toBeVisible();
  await expect(his.getByRole('main').getByRole('link', { name: /^Anna, / })).not.toHaveAccessibleName(/New/);
  await his.goForward();

  // His like makes the match; its response shows it to him.
  await his.getByRole('main').getByRole('button', { name: 'Like Anna' }).click();
  await expect(matchModal(his)).toContainText('You and Anna like each other.');
  await matchModal(his).getByRole('button', { name: 'View profile' }).click();
  await his.waitForURL(`**/members/${anna.publicId}`);
  await expect(matchModal(his)).toBeHidden();
  await expect(his.getByRole('main').getByText('It’s a match', { exact: true })).toBeVisible();

  // Her page learns of the match by the poll, some seconds after it loads.
  await page.goto('/likes/given');
  await expect(matchModal(page)).toContainText('You and Bram like each other.', { timeout: 30_000 });
  await matchModal(page).getByRole('button', { name: 'Photo of Bram' }).click();
  await page.waitForURL(`**/members/${bram.publicId}`);
  await expect
    .poll(() =>
      inDatabase((db) =>
        db
          .selectFrom('modal_events')
          .where('user_id', 'in', [anna.id, bram.id])
          .select(['user_id', 'element'])
          .orderBy('user_id')
          .execute(),
      ),
    )
    .toEqual([
      { user_id: anna.id, element: 'image' },
      { user_id: bram.id, element: 'button' },
    ]);

  // The address requests a check after one second. A match is shown once only.
  const liked = page.waitForResponse((response) => response.url().endsWith('/api/auto-like.php'));
  await page.goto('/likes/matches?t=1');
  await expect(page).toHaveURL(/\/likes\/matches$/);
  await liked;
  await expect(page.getByRole('main').getByRole('link', { name: /^Bram, / })).toBeVisible();
  await expect(matchModal(page)).toHaveCount(0);
  const match = await inDatabase((db) =>
    db
      .selectFrom('matches')
      .where('user_lo', '=', Math.min(anna.id, bram.id))
      .where('user_hi', '=', Math.max(anna.id, bram.id))
      .selectAll()
      .executeTakeFirstOrThrow(),
  );
  expect(match.lo_shown_at).not.toBeNull();
  expect(match.hi_shown_at).not.toBeNull();
});

/** Less than the minute between two polls: what is shown within it came with the stream. */
const live = { timeout: 30_000 };

/** The first poll comes five seconds after a page is loaded. */
const firstPoll = (page: Page) => page.waitForResponse((response) => response.url().includes('/api/likes.php'));

test('MEMBER-07 ALERT-09 a like and a match reach the open page of the other member without a poll @phone', async ({
  page,
  createMember,
  logInMember,
  openPageFor,
}) => {
  const anna = await createMember({ name: 'Anna', photos: ['active'] });
  const bram = await createMember({ name: 'Bram', gender: 'male', photos: ['active'] });
  const his = await openPageFor(bram);
  const hisPoll = firstPoll(his);
  await his.goto('/chats');
  await hisPoll;
  await expect(likesLink(his)).toHaveAccessibleName('Likes');

  await logInMember(anna);
  const herPoll = firstPoll(page);
  await page.goto(`/members/${bram.publicId}`);
  await herPoll;
  await page.getByRole('main').getByRole('button', { name: 'Like Bram' }).click();
  await expect(likesLink(his)).toHaveAccessibleName(/1 new like/, live);

  await his.goto(`/members/${anna.publicId}`);
  await his.getByRole('main').getByRole('button', { name: 'Like Anna' }).click();
  await expect(matchModal(his)).toBeVisible();
  await expect(matchModal(page)).toContainText('You and Bram like each other.', live);
});

test('ALERT-09 CALL-05 an unseen match is shown after the seconds in the address, and a click closes it', async ({
  page,
  createMember,
  logInMember,
}) => {
  const anna = await createMember({ name: 'Anna', photos: ['active'] });
  const bram = await createMember({ name: 'Bram', gender: 'male', photos: ['active'] });
  await inDatabase(async (db) => {
    await db.insertInto('likes').values({ from_id: anna.id, to_id: bram.id }).execute();
    await db.insertInto('likes').values({ from_id: bram.id, to_id: anna.id }).execute();
  });
  await logInMember(anna);
  await page.goto('/likes/matches?t=1');
  await expect(matchModal(page)).toBeVisible();
  await expect(page).toHaveURL(/\/likes\/matches$/);
  await matchModal(page).getByText('You and Bram like each other.').click();
  await expect(matchModal(page)).toBeHidden();
  await expect(page).toHaveURL(/\/likes\/matches$/);
});

test('MEMBER-09 ROUTE-28 the swipe game and the match finder fit a small phone with a notice @phone', async ({
  page,
  createMember,
  logInMember,
  isMobile,
}) => {
  test.skip(!isMobile, 'about a phone');
  const player = await createMember({ name: 'Milo', gender: 'male', seeks: 'female' });
  await page.setViewportSize(smallPhone);
  await logInMember(player);
  await page.goto('/swipe-game');
  await expect(page.locator('[data-alert="photo"]')).toBeVisible();
  await expectFitsAboveNavigation(page, page.getByRole('group', { name: 'Like or pass' }));
  await page.goto('/match-finder');
  await expect(page.locator('[data-alert="photo"]')).toBeVisible();
  await expectFitsAboveNavigation(page, page.getByRole('button', { name: 'Continue', exact: true }));
});

test('MEMBER-09 ROUTE-28 after four likes by finger or key the game says when there are new ones, for the rest of the day @phone', async ({
  page,
  createMember,
  logInMember,
}) => {
  const player = await createMember({ name: 'Milo', gender: 'male', seeks: 'female' });
  await logInMember(player);
  await page.goto('/swipe-game');
  const buttons = page.getByRole('group', { name: 'Like or pass' });
  const onTop = async () => (await buttons.getByRole('button', { name: /^Like / }).getAttribute('aria-label')) ?? '';
  const swipe = (direction: 'left' | 'right') =>
    isPhone(page)
      ? swipeCard(page, page.getByRole('article').first(), direction)
      : page.keyboard.press(direction === 'right' ? 'ArrowRight' : 'ArrowLeft');

  await expect(page.getByText('4 likes left today', { exact: true })).toBeVisible();
  const first = await onTop();
  await swipe('left');
  await expect.poll(onTop).not.toBe(first);
  await page.getByRole('button', { name: 'Undo the last pass' }).click();
  await expect.poll(onTop).toBe(first);

  for (const left of ['3 likes', '2 likes', '1 like', '0 likes']) {
    const liked = await onTop();
    await swipe('right');
    await expect(page.getByText(`${left} left today`, { exact: true })).toBeVisible();
    if (left !== '0 likes') await expect.poll(onTop).not.toBe(liked);
  }

  const { resets_at: resetsAt } = await inDatabase(async (db) => {
    const { rows } = await sql<{ resets_at: Date }>`
      select local_day_end(timezone) as resets_at from countries where code = 'NL'`.execute(db);
    return rows[0] ?? { resets_at: new Date(Number.NaN) };
  });
  const time = await page.evaluate(
    (at) => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
    resetsAt.toISOString(),
  );
  const isLimited = async () => {
    await expect(
      page.getByRole('heading', { level: 2, name: 'You’ve used today’s 4 likes in this game' }),
    ).toBeVisible();
    await expect(page.getByText(new RegExp(`^You get 4 new ones .+: \\w+day.+${time}\\.$`))).toBeVisible();
  };
  const given = () =>
    inDatabase(async (db) => {
      const slots = await db.selectFrom('swipe_like_slots').where('user_id', '=', player.id).select('n').execute();
      const likes = await db.selectFrom('likes').where('from_id', '=', player.id).select('source').execute();
      return [slots.length, likes.map(({ source }) => source)];
    });
  await isLimited();
  await expect.poll(given).toEqual([4, ['swipe', 'swipe', 'swipe', 'swipe']]);
  await page.reload();
  await isLimited();
  if (isPhone(page)) {
    // The member has no photo, so a notice is above the panel.
    await expect(page.locator('[data-alert="photo"]')).toBeVisible();
    await page.setViewportSize(smallPhone);
    await expectFitsAboveNavigation(page, page.getByRole('button', { name: 'Keep looking without liking' }));
  }
  // No like is left: a key does nothing, and looking on without liking gives no fifth one.
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Keep looking without liking' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await swipe('right');
  await isLimited();
  expect(await given()).toEqual([4, ['swipe', 'swipe', 'swipe', 'swipe']]);
});
