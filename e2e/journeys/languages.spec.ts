import { type Language, languages } from '@pairwise/contracts/languages';
import type { Page } from '@playwright/test';

import { landers, memberScreens, textPages, visitorScreens } from '../support/screen-paths.ts';
import { zoneUrl } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { textProblems } from '../support/text-problems.ts';

/** The narrowest phone, and a computer. */
const widths = [320, 1280];

/**
 * Every screen in every language takes long, so each screen is shown in one language, and all of them have their turn.
 * `LANGUAGES=all` shows every screen in every language.
 */
const turnsOf = (index: number): readonly Language[] =>
  process.env['LANGUAGES'] === 'all' ? languages : [languages[index % languages.length] ?? 'en'];

const withLanguage = (path: string, language: Language): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

/**
 * Opens every path and returns what does not fit. A missing text is an error in the console, which fails the journey by
 * itself (`shared/i18n/instance.ts`).
 */
const walk = async (page: Page, paths: readonly string[]): Promise<string[]> => {
  const problems: string[] = [];
  for (const [index, path] of paths.entries()) {
    for (const language of turnsOf(index)) {
      await page.goto(withLanguage(path, language));
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const found = await textProblems(page, widths);
      problems.push(...found.map((problem) => `${path} in ${language} ${problem}`));
    }
  }
  return problems;
};

const landerPaths = landers.map((name) => `/landers/${name}`);

test('LANG-01 LANG-07 no text is missing or too long on a visitor’s screens', async ({
  page,
  createMember,
  allowConsole,
}) => {
  test.setTimeout(1_800_000);
  allowConsole(/status of 404/);
  const stranger = await createMember({ name: 'Anna', photos: ['active', 'active'], fictional: true });
  const ofStranger = ['', '/landing', '/landing2', '/landing3', '/signup'].map(
    (end) => `/members/${stranger.publicId}${end}`,
  );
  const others = ['/complaints', '/reset-password', '/account-deleted', '/nobody/knows/this'];
  const paths = new Set([...visitorScreens, ...landerPaths, ...textPages, ...ofStranger, ...others]);
  expect(await walk(page, [...paths])).toEqual([]);
});

test('LANG-01 LANG-07 no text is missing or too long on a member’s screens', async ({ page, logIn, createMember }) => {
  test.setTimeout(1_800_000);
  const stranger = await createMember({ name: 'Anna', photos: ['active', 'active'] });
  await logIn('premiumMember');
  await page.goto('/chats');
  const chat = await page.getByRole('main').getByRole('link').first().getAttribute('href');
  expect(chat).toMatch(/^\/chats\/\d+/);
  const others = ['/notifications', `/members/${stranger.publicId}`, chat ?? ''];
  expect(await walk(page, [...memberScreens, ...others])).toEqual([]);
});

test('LANG-05 NAV-10 L-2 a member in the United States has the English, the languages and the footer of that country', async ({
  page,
  context,
  createMember,
  logInMember,
}) => {
  const anna = await createMember({ name: 'Anna', country: 'US', photos: ['active'] });
  await context.addCookies([{ name: 'lang', value: 'en', url: zoneUrl('app') }]);
  await logInMember(anna);
  const response = await page.goto('/notifications');
  // The first HTML has it already, not only the code.
  expect(await response?.text()).toContain('<html lang="en-US"');
  await expect(page.locator('[data-us-footer]')).toBeVisible();
  await page.getByRole('button', { name: /^Language/ }).click();
  const menu = page.getByRole('menu').filter({ visible: true });
  const offered = await menu.getByRole('menuitemradio').allInnerTexts();
  expect(offered.map((name) => name.trim())).toEqual(['English', 'Español']);
});

test('control: a text that is cut, sticks out or has a placeholder is found', async ({ page }) => {
  await page.goto('/lang-config');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await textProblems(page, widths)).toEqual([]);
  const hidden = { overflow: 'hidden', whiteSpace: 'nowrap' };
  for (const [tag, properties, style, problem] of [
    ['p', { textContent: 'wide' }, { inlineSize: '400px' }, /at 320 px: the page is \d+ px wide/],
    [
      'p',
      { textContent: 'far out' },
      { position: 'absolute', insetInlineStart: '-90px' },
      /"far out" reaches from -90/,
    ],
    ['p', { textContent: 'Hello {name}' }, {}, /"Hello \{name\}" has a placeholder/],
    ['button', { textContent: 'Continue' }, { inlineSize: '40px', ...hidden }, /"Continue" is cut/],
    ['input', { placeholder: 'A long placeholder' }, { inlineSize: '60px' }, /"A long placeholder" is cut/],
  ] as const) {
    await page.evaluate(
      ([name, given, css]) => {
        const wrong = Object.assign(document.createElement(name), { id: 'wrong', ...given });
        Object.assign(wrong.style, css);
        document.getElementById('wrong')?.remove();
        document.querySelector('main')?.append(wrong);
      },
      [tag, properties, style] as const,
    );
    expect((await textProblems(page, widths)).join('\n')).toMatch(problem);
  }
});
