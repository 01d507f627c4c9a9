import { type Language, languages } from '@pairwise/contracts/languages';
import type { Page } from '@playwright/test';

import { landers, memberScreens, textPages, visitorScreens } from '../support/screen-paths.ts';
import { zoneUrl } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { textProblems } from '../support/text-problems.ts';
import type { Width } from '../support/widest/choose-widest.ts';
import { showTexts, widestTexts } from '../support/widest/show-widest.ts';

/** The narrowest phone, and a computer. */
const widths = [320, 1280];

/** Whether every screen is shown in every language. */
const isComplete = process.env['LANGUAGES'] === 'all';

/**
 * Every screen in every language takes long, so each screen is shown in one language, and all of them have their turn, with
 * texts that are the widest ones of all languages (`e2e/support/widest/`): the longest lines or the longest words, in turn.
 * `LANGUAGES=all` shows every screen in every language, with its own texts.
 */
const turnsOf = (index: number): readonly Language[] =>
  isComplete ? languages : [languages[index % languages.length] ?? 'en'];

/** How the texts of a walk are chosen. */
const walks: readonly (Width | 'language')[] = isComplete ? ['language'] : ['line', 'word'];

const titles = {
  language: 'in any language',
  line: 'in the longest texts of all languages',
  word: 'in the texts with the longest words of all languages',
};

/** Time limit of a walk in milliseconds, on a slow machine. */
const WALK_MS = isComplete ? 3_600_000 : 900_000;

const withLanguage = (path: string, language: Language): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

/** Opens a path and waits until its code has run, which a prerendered page loads at the visitor's first action. */
const open = async (page: Page, path: string, language: Language): Promise<void> => {
  await page.goto(withLanguage(path, language));
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
};

/** Waits until the page has replaced texts: of a remote, unless the shell renders the page by itself. */
const expectReplacedTexts = async (page: Page): Promise<void> => {
  const isOwn = (await page.locator('html[data-own-page]').count()) > 0;
  await expect(page.locator('html')).toHaveAttribute('data-replaced-texts', isOwn ? /\bshell\b/ : /\bmf-/);
};

/**
 * Opens every path and returns what does not fit. A missing text is an error in the console, which fails the journey by
 * itself (`shared/i18n/instance.ts`).
 */
const walk = async (page: Page, paths: readonly string[], texts: Width | 'language'): Promise<string[]> => {
  const problems: string[] = [];
  const isTurn = (index: number): boolean => texts === 'language' || (index % 2 === 0) === (texts === 'line');
  if (texts !== 'language') await showTexts(page, await widestTexts(page, texts));
  for (const [index, path] of paths.entries()) {
    if (!isTurn(index)) continue;
    // The screens of one walk have all languages in turn, too.
    for (const language of turnsOf(texts === 'language' ? index : Math.floor(index / 2))) {
      await open(page, path, language);
      // A walk that replaced no text would pass without testing anything.
      if (texts !== 'language') await expectReplacedTexts(page);
      const found = await textProblems(page, widths);
      problems.push(...found.map((problem) => `${path} in ${language} ${problem}`));
    }
  }
  return problems;
};

const landerPaths = landers.map((name) => `/landers/${name}`);

for (const texts of walks) {
  test(`LANG-01 LANG-07 no text is missing or too long on a visitor’s screens ${titles[texts]}`, async ({
    page,
    createMember,
    allowConsole,
  }) => {
    test.setTimeout(WALK_MS);
    allowConsole(/status of 404/);
    // React renders a prerendered screen again when its texts are others.
    if (texts !== 'language') allowConsole(/The prerendered screen differs/);
    const stranger = await createMember({ name: 'Anna', photos: ['active', 'active'], fictional: true });
    const ofStranger = ['', '/landing', '/landing2', '/landing3', '/signup'].map(
      (end) => `/members/${stranger.publicId}${end}`,
    );
    const others = ['/complaints', '/reset-password', '/account-deleted', '/nobody/knows/this'];
    const paths = new Set([...visitorScreens, ...landerPaths, ...textPages, ...ofStranger, ...others]);
    expect(await walk(page, [...paths], texts)).toEqual([]);
  });

  test(`LANG-01 LANG-07 no text is missing or too long on a member’s screens ${titles[texts]}`, async ({
    page,
    logIn,
    createMember,
    allowConsole,
  }) => {
    test.setTimeout(WALK_MS);
    // A member is led on from `/reset-password/do` before the code of that page runs.
    allowConsole(/was preloaded using link preload but not used/);
    const stranger = await createMember({ name: 'Anna', photos: ['active', 'active'] });
    await logIn('premiumMember');
    await page.goto('/chats');
    const chat = await page.getByRole('main').getByRole('link').first().getAttribute('href');
    expect(chat).toMatch(/^\/chats\/\d+/);
    const others = [
      `/members/${stranger.publicId}`,
      `/members/${stranger.publicId}/chat`,
      chat ?? '',
      '/credits/p1/sdd',
      '/reset-password/do',
      '/mail-change/do',
    ];
    expect(await walk(page, [...memberScreens, ...others], texts)).toEqual([]);
  });
}

test('LANG-01 the code of prerendered pages has the same texts as their HTML, in the language of their turn', async ({
  page,
}) => {
  test.skip(isComplete, 'every screen is shown with its own texts');
  test.setTimeout(WALK_MS);
  // A screen that differs from its HTML is an error in the console, which the walks with other texts must allow.
  expect(await walk(page, ['/', '/signup', ...landerPaths], 'language')).toEqual([]);
});

/** Opens the menu of languages in the bar, which shows the current one, and returns the names in it. */
const offeredLanguages = async (page: Page, current: Language): Promise<string[]> => {
  await page.getByRole('banner').getByRole('button').filter({ hasText: current.toUpperCase() }).click();
  const menu = page.getByRole('menu').filter({ visible: true });
  return (await menu.getByRole('menuitemradio').allInnerTexts()).map((name) => name.trim());
};

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
  expect(await offeredLanguages(page, 'en')).toEqual(['English', 'Español']);
});

/** A member's country, a language of it, the names of all of its languages, and its currency as prices show it. */
const countries = [
  ['BE', 'fr', ['Nederlands', 'Français', 'Deutsch'], '€'],
  ['CH', 'it', ['Deutsch', 'Italiano', 'Français', 'English'], 'CHF'],
  ['FI', 'sv', ['Suomi', 'Svenska'], '€'],
  ['PL', 'pl', ['Polski', 'English'], 'zł'],
] as const;

test('LANG-05 NAV-10 L-2 members of other countries have the languages and prices of theirs', async ({
  page,
  createMember,
  logInMember,
}) => {
  test.setTimeout(180_000);
  for (const [country, language, names, currency] of countries) {
    const anna = await createMember({ name: 'Anna', country, photos: ['active'] });
    // An open page would connect its live stream again without a session.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await logInMember(anna);
    const response = await page.goto(withLanguage('/pricing', language));
    expect(await response?.text()).toContain(`<html lang="${language}"`);
    await expect(page.getByRole('main')).toContainText(currency);
    expect(await offeredLanguages(page, language), country).toEqual(names);
  }
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

test('control: the widest texts are shown, and one that is too long is found', async ({ page }) => {
  const widest = await widestTexts(page, 'word');
  // The shell alone has this path, so it has one text.
  const privacy = widest['shell.footer.privacy'] as string;
  expect(privacy).not.toBe('Privacy');
  await showTexts(page, widest);
  await open(page, '/lang-config', 'en');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: privacy, exact: true })).toBeVisible();
  expect(await textProblems(page, widths)).toEqual([]);
  await showTexts(page, { ...widest, 'shell.navigation.login': 'Donaudampfschifffahrtsgesellschaftskapitänskajüte' });
  await open(page, '/lang-config', 'en');
  expect((await textProblems(page, widths)).join('\n')).toMatch(/at 320 px: (?:the page is|.*"Donaudampf)/);
});
