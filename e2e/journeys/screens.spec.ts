import { expectScreenInOrder } from '../support/screen-in-order.ts';
import { memberScreens, visitorScreens } from '../support/screen-paths.ts';
import { smallTargets } from '../support/small-targets.ts';
import { expect, test } from '../support/test.ts';

test('every screen: nothing serious by axe, nothing wider than the window, and dark on a phone @phone', async ({
  page,
  logIn,
  createMember,
  isMobile,
}) => {
  test.setTimeout(240_000);
  const small: string[] = [];
  const expectPathInOrder = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectScreenInOrder(page, { dark: isMobile });
    if (isMobile) small.push(...(await smallTargets(page)));
  };

  for (const path of visitorScreens) await expectPathInOrder(path);
  const stranger = await createMember({ name: 'Anna', photos: ['active', 'active'], fictional: true });
  await expectPathInOrder(`/members/${stranger.publicId}`);
  await logIn('premiumMember');
  for (const path of memberScreens) await expectPathInOrder(path);
  await page.goto('/members');
  const member = await page
    .getByRole('main')
    .getByRole('link', { name: /, \d\d/ })
    .first()
    .getAttribute('href');
  await expectPathInOrder(member ?? '');
  await page.goto('/likes');
  const admirer = await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /, \d\d/ })
    .first()
    .getAttribute('href');
  expect(admirer).toMatch(/^\/likes\/m\/\d+$/);
  await expectPathInOrder(admirer ?? '');
  await page.goto('/chats');
  const chat = await page.getByRole('main').getByRole('link').first().getAttribute('href');
  expect(chat).toMatch(/^\/chats\/\d+/);
  await expectPathInOrder(chat ?? '');
  expect(small).toEqual([]);
});

test('control: a button that is too small for a finger is found @phone', async ({ page }) => {
  await page.goto('/lang-config');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), { textContent: 'x' });
    Object.assign(button.style, { display: 'block', inlineSize: '60px', blockSize: '30px' });
    document.querySelector('main')?.append(button);
  });
  expect(await smallTargets(page)).toEqual(['/lang-config: button "x": 60 × 30 px']);
});

test('control: a problem in one of the two themes, or a page that is too wide, is found', async ({ page }) => {
  await page.goto('/lang-config');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectScreenInOrder(page);
  const white = 'light-dark(#fff, #000)';
  for (const [tag, color, width, problem] of [
    ['button', 'inherit', 'auto', /button-name/],
    ['p', 'light-dark(#eee, #fff)', 'auto', /color-contrast/],
    ['p', 'light-dark(#000, #222)', 'auto', /color-contrast/],
    ['div', 'inherit', '200vw', /wider than the window/],
  ] as const) {
    await page.evaluate(
      ([name, style, text]) => {
        const wrong = Object.assign(document.createElement(name), { id: 'wrong', textContent: text });
        Object.assign(wrong.style, style);
        document.getElementById('wrong')?.remove();
        document.querySelector('main')?.append(wrong);
      },
      [tag, { color, background: white, inlineSize: width }, tag === 'button' ? '' : 'wrong'] as const,
    );
    await expect(expectScreenInOrder(page), String(problem)).rejects.toThrow(problem);
  }
});

test('ERR-01 ROUTE-37 an unknown path returns 404 with the error page and a link home @phone', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  const response = await page.goto('/nobody/knows/this');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).not.toHaveURL(/nobody/);
});

test('LANG-02 LANG-06 LANG-07 choosing a language changes every text without a page load', async ({ page }) => {
  await page.goto('/pricing');
  const heading = page.getByRole('heading', { level: 1 });
  const english = await heading.textContent();
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page.getByRole('button', { name: /Language/ }).click();
  // The Netherlands offer Dutch and English (LANG-05).
  await page
    .getByRole('menuitemradio', { name: /Nederlands/ })
    .or(page.getByRole('menuitem', { name: /Nederlands/ }))
    .click();
  await expect(heading).not.toHaveText(english ?? '');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.locator('body')).toHaveAttribute('data-same-document', '');
  await expect(page.getByText('14,99')).toBeVisible();
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'lang');
  expect(cookie?.value).toBe('nl');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});

test('a first visit loads each file once, and only files that the page names', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/remotes/')) fetched.push(request.url());
  });
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched.length).toBeGreaterThan(3);
  expect(fetched).toEqual([...new Set(fetched)]);
  expect(fetched.filter((url) => url.includes('mf-manifest'))).toEqual([]);
});
