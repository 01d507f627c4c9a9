import { contactKey, dismissalKey } from '@pairwise/contracts/browser-memory';
import { buyBundle, converse, type PersonOptions, type TestPerson } from '@pairwise/api/testing';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';

import { inDatabase } from '../support/product-database.ts';
import { signupSteps } from '../support/screen-paths.ts';
import { expect, test } from '../support/test.ts';

/* Nothing moves under the reader's eyes: the layout shift of each page of a member, with every combination of alerts. */

/** The largest sum of layout shifts on a page. Browsers call a page good below 0.1. */
const limit = 0.02;

const pages = [
  '/members',
  '/likes',
  '/chats',
  '/premium',
  '/credits',
  '/transactions',
  '/profile',
  '/notifications',
  '/swipe-game',
  '/match-finder',
  '/lang-config',
];

const pagesWithOffer = ['/members', '/likes', '/chats', '/notifications'];

/** Further pages of a member, measured with the most alerts only: `{member}` is another member. */
const furtherPages = [
  '/likes/given',
  '/likes/matches',
  '/signup-matches',
  '/pricing',
  '/withdrawal',
  '/credits/p1',
  '/credits/p1/ideal',
  '/credits/p1/sdd',
  '/match-finder?question=interests',
  ...signupSteps.map((step) => `/complete-signup?step=${step}`),
  '/members/{member}',
  '/members/{member}/chat',
];

const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The types of TypeScript do not know these entries.
        const { value, hadRecentInput, sources } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        if (hadRecentInput) continue;
        const moved = sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 40)}`);
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the sum of the layout shifts of the page up to now, and what moved. */
const shiftsOf = async (page: Page): Promise<{ sum: number; moved: string[] }> => {
  // What `recordShifts` has stored.
  const shifts = await page.evaluate(() => Reflect.get(globalThis, 'shifts') as { value: number; moved: string[] }[]);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ value, moved }) => moved.map((what) => `${value.toFixed(3)} ${what}`)),
  };
};

/** Opens a page, waits until it rests, and returns the sum of its layout shifts and what moved. */
const shiftOf = async (page: Page, path: string): Promise<{ sum: number; moved: string[] }> => {
  await page.goto(path);
  // On a page of the shell itself the outlet stays busy, and hidden.
  await expect(page.locator(':root:not([data-own-page]) #outlet[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(800);
  return shiftsOf(page);
};

const signUpNow = ({ id }: TestPerson) =>
  inDatabase((db) => sql`update users set signup_date = now() where id = ${id}`.execute(db));
const bounce = ({ email }: TestPerson) =>
  inDatabase((db) =>
    sql`insert into email_suppressions (site_id, email, reason) values (1, ${email}, 'bounce')`.execute(db),
  );

/** Makes every step of the signup reachable, not only the first one. */
const answerSteps = ({ id }: TestPerson) =>
  inDatabase((db) =>
    sql`update users set signup_done = '{message, photo, location, personal, about}' where id = ${id}`.execute(db),
  );

const unconfirmed: PersonOptions = { status: 'not_confirmed', profileStatus: 'disabled' };

/** The member buys credits. Returns the id of the payment. */
const buy = ({ id }: TestPerson) =>
  inDatabase(async (db) => {
    await buyBundle(db, id);
    const { payment_id } = await db
      .selectFrom('payments')
      .where('user_id', '=', id)
      .select('payment_id')
      .executeTakeFirstOrThrow();
    return payment_id;
  });

/**
 * Makes the browser one that may ask a member for notifications: it has seen a message of theirs, and has not asked before. A
 * browser without a window has no push, and refuses notifications.
 */
const offerPush = (page: Page, { publicId }: TestPerson): Promise<unknown> =>
  page.addInitScript((key) => {
    if (location.origin !== 'null') localStorage.setItem(key, 'yes');
    globalThis.PushManager ??= EventTarget as unknown as typeof PushManager;
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  }, contactKey(publicId));

interface Combination {
  alerts: string;
  options: PersonOptions;
  prepare: (person: TestPerson) => Promise<unknown>;
  /** The alert that the members' page shows, and how many there are. */
  first?: string;
  count?: string;
  /** Whether the member has a chat and an order, which are measured, too. A new member, who has alerts, has none. */
  isKnown?: true;
  /** Whether the browser may ask for notifications. Only the pages that offer them are measured. */
  maySubscribe?: true;
}

const combinations: Combination[] = [
  { alerts: 'none', options: { photos: ['active'], credits: 40 }, prepare: () => Promise.resolve(), isKnown: true },
  {
    alerts: 'activation, emails, bonus and photo',
    options: unconfirmed,
    prepare: async (person) => {
      await bounce(person);
      await signUpNow(person);
      await answerSteps(person);
    },
    first: 'activation',
    count: '1 of 4',
  },
  {
    alerts: 'the offer of notifications',
    options: { photos: ['active'], credits: 40 },
    prepare: () => Promise.resolve(),
    first: 'push',
    isKnown: true,
    maySubscribe: true,
  },
  { alerts: 'the bonus', options: { photos: ['active'] }, prepare: signUpNow },
];

for (const { alerts, options, prepare, first, count, isKnown, maySubscribe } of combinations) {
  test(`ALERT-01 ALERT-05 no page moves, with these alerts: ${alerts} @phone`, async ({
    page,
    createMember,
    logInMember,
    allowConsole,
    isMobile,
  }) => {
    // The most alerts are measured at both sizes, the others where they take most of the window.
    test.skip(!isMobile && count === undefined, 'measured on the phone');
    test.setTimeout(360_000);
    // On a busy machine a page is left before it uses its data.
    allowConsole(/was preloaded using link preload but not used/);
    const anna = await createMember({ name: 'Anna', ...options });
    await prepare(anna);
    await recordShifts(page);
    if (maySubscribe) await offerPush(page, anna);
    const further: string[] = [];
    if (isKnown) {
      const bram = await createMember({ name: 'Bram', gender: 'male', photos: ['active'] });
      const lines = Array.from({ length: 30 }, (_, index) => `Line ${index + 1} of a chat longer than the window.`);
      const chat = await inDatabase((db) => converse(db, bram, anna, lines));
      further.push(`/chats/${chat.publicId}`, `/transactions/${await buy(anna)}`);
    }
    await logInMember(anna);
    if (first !== undefined) await expect(page.locator('[data-alert]')).toHaveAttribute('data-alert', first);
    if (count !== undefined) {
      await expect(page.getByRole('button', { name: /Show the next notice/ })).toContainText(count);
      const piet = await createMember({ name: 'Piet', gender: 'male', photos: ['active'] });
      further.push(...furtherPages.map((path) => path.replace('{member}', String(piet.publicId))));
    }
    const measured: [path: string, sum: number, moved: string[]][] = [];
    for (const path of [...(maySubscribe ? pagesWithOffer : pages), ...further]) {
      const { sum, moved } = await shiftOf(page, path);
      // A step that cannot be reached leads to another one.
      if (path.includes('step=')) expect(new URL(page.url()).search).toBe(new URL(path, page.url()).search);
      measured.push([path, sum, moved]);
    }
    expect(measured.filter(([, sum]) => sum > limit)).toEqual([]);
  });
}

test('ALERT-08 a dismissed alert leaves no room, and the page does not move either @phone', async ({
  page,
  createMember,
  logInMember,
}) => {
  const anna = await createMember({ name: 'Anna' });
  await recordShifts(page);
  await page.addInitScript(
    (key) => {
      if (location.origin !== 'null') localStorage.setItem(key, new Date(Date.now() - 1_000).toISOString());
    },
    dismissalKey('photo', anna.publicId),
  );
  await logInMember(anna);
  const { sum, moved } = await shiftOf(page, '/likes');
  expect(moved.length === 0 || sum <= limit, moved.join('\n')).toBe(true);
  await expect(page.locator('[data-alert]')).toHaveCount(0);
  expect(await page.locator('#alerts').evaluate((element) => element.clientHeight)).toBe(0);
});

test('control: an alert that comes after the first paint without room moves the page, and this is measured @phone', async ({
  page,
  createMember,
  logInMember,
}) => {
  const anna = await createMember({ name: 'Anna' });
  await recordShifts(page);
  await page.addInitScript(() => {
    // Takes the alerts and their room out of the page before it is painted, until the page is at rest.
    const observer = new MutationObserver(() => {
      const alerts = document.getElementById('alerts');
      if (!alerts) return;
      alerts.style.display = 'none';
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await logInMember(anna);
  const before = await shiftOf(page, '/likes');
  await expect(page.locator('[data-alert="photo"]')).toBeAttached();
  await page.locator('#alerts').evaluate((alerts) => alerts.style.removeProperty('display'));
  await expect(page.locator('[data-alert="photo"]')).toBeVisible();
  await expect.poll(async () => (await shiftsOf(page)).sum - before.sum).toBeGreaterThan(limit);
});
