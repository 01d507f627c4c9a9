import { expect, test } from '../support/test.ts';

/** Reads of the screen and who started them: the page's link, or a script. */
interface Read {
  address: string;
  initiator: string;
}

/** Screens and the read that each starts with; `{member}` is the public id of another member. */
const screens: [screen: string, read: string][] = [
  ['/members', '/api/members.php?pageNumber=1'],
  ['/members?min_age=25&max_age=60&pageNumber=2', '/api/members.php?max_age=60&min_age=25&pageNumber=2'],
  ['/members/{member}', '/api/member.php?id={member}'],
  ['/likes', '/api/likes.php'],
  ['/chats', '/api/chats.php'],
  ['/credits', '/api/products.php'],
  ['/credits/p1', '/api/paymentmethods.php?product=p1'],
];

/** Path and query, with the parameters in alphabetical order. */
const addressOf = (url: string): string => {
  const { pathname, searchParams } = new URL(url);
  searchParams.sort();
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
};

test('the data of a screen loads once, by the link in the page', async ({ page, logIn, createMember }) => {
  const stranger = await createMember({ name: 'Anna', photos: ['active'], fictional: true });
  const withMember = (text: string): string => text.replace('{member}', String(stranger.publicId));
  await logIn('freeMember');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const reads: Read[] = [];
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    reads.push({ address: addressOf(request.url), initiator: initiator.type });
  });
  for (const pair of screens) {
    const [screen, read] = [withMember(pair[0]), withMember(pair[1])];
    reads.length = 0;
    await page.goto(screen);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    // A second request would start with the screen, or 200 ms later after an aborted one.
    await page.waitForTimeout(1_000);
    const found = reads.filter(({ address }) => address === read);
    expect.soft(found, screen).toEqual([{ address: read, initiator: 'parser' }]);
  }
});

test('CALL-10 the head of a member’s page reads the user record, once and with the header', async ({ page, logIn }) => {
  await logIn('freeMember');
  const reads: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user.php')) reads.push(request.headers()['x-request-type']);
  });
  // The record arrives although none of the shell's code does.
  await page.route('**/main.js', async (route) => {
    await page.waitForResponse('**/api/user.php');
    await route.continue();
  });
  await page.goto('/members');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(reads).toEqual(['client']);
});

test('a visitor’s page preloads no data', async ({ page }) => {
  await page.goto('/members');
  await expect(page.locator('link[rel="preload"][as="fetch"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'startedReads' in window)).toBe(false);
});
