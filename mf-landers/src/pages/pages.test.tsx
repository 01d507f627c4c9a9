import { contactPrefix, dismissalPrefix } from '@pairwise/contracts/browser-memory';
import { entrySkipCookie, entrySkipKey } from '@pairwise/contracts/entry-skip';
import { objectionCookie } from '@pairwise/contracts/experiments';
import { firstTouchCookie } from '@pairwise/contracts/first-touch';
import { languageCookie, languages, type Language } from '@pairwise/contracts/languages';
import * as storageKeys from '@pairwise/contracts/storage-keys';
import { hostCookie, sessionName, signupTicket } from '@pairwise/contracts/zone-hosts';
import { paths } from '@pairwise/contracts';
import {
  type CallResponses,
  demoSettings,
  renderScreen,
  respondToCalls,
  screen,
  userEvent,
  within,
} from '@pairwise/testing';
import type { ComponentType } from 'react';

import { company } from '../../testing/company.ts';
import { messages } from '../../testing/messages.ts';
import { phoneNumber } from './page-values.ts';
import { pages } from './screens.ts';
import { termsVersion } from './terms-version.ts';

const slugs = ['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'service', 'terms'] as const;

interface Opened {
  language?: Language;
  responses?: CallResponses;
  differences?: Parameters<typeof demoSettings>[0];
  hash?: string;
}

const open = async (slug: (typeof slugs)[number], opened: Opened = {}) => {
  const { language = 'en', responses, differences, hash = '' } = opened;
  respondToCalls(responses ?? { 'GET /api/companyinfo.php': () => company });
  const Screen: ComponentType = (await pages[`page-${slug}`]()).default;
  return renderScreen(<Screen />, {
    path: `${paths.page(slug)}${hash}`,
    language,
    messages: { 'mf-landers': messages[language] },
    settings: demoSettings(differences),
  });
};

const heading = () => screen.findByRole('heading', { level: 1 });
const main = () => document.body;

// jsdom has no layout.
const scroll = jest.fn();
beforeEach(() => {
  scroll.mockClear();
  Element.prototype.scrollIntoView = scroll;
});

describe.each(slugs)('ROUTE-33 LAND-04 /pages/%s', (slug) => {
  const shapes = new Map<Language, string[]>();

  test.each(languages)('is complete in %s, with every value filled in and headings in order', async (language) => {
    const { unmount } = await open(slug, { language, differences: { signup_credits: 3 } });
    await heading();
    const levels = [...document.querySelectorAll('h1, h2, h3')].map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    expect(main().textContent).not.toMatch(/[{}]|undefined|\]\(|\.\./);
    expect(main().textContent?.length).toBeGreaterThan(1_000);
    shapes.set(
      language,
      [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => !id.startsWith('_r')),
    );
    unmount();
  });

  test('has the same sections in every language, each once', () => {
    const [first = [], ...others] = [...shapes.values()];
    expect(shapes.size).toBe(languages.length);
    expect(new Set(first).size).toBe(first.length);
    for (const other of others) expect(other).toEqual(first);
  });
});

test('LAND-03 the version of the terms is from 2023-12-01, or from the company’s beginning if that is later', () => {
  expect(termsVersion('2020-05-01T00:00:00Z').toISOString()).toBe('2023-12-01T12:00:00.000Z');
  expect(termsVersion('2026-01-15T12:00:00Z').toISOString()).toBe('2026-01-15T12:00:00.000Z');
});

test('LAND-03 the terms name the company, its numbers and the date of their version', async () => {
  await open('terms');
  await heading();
  const text = main().textContent ?? '';
  for (const fact of [
    'Pairwise Example B.V.',
    'Keizersgracht 1, 1015 CD, Amsterdam, Netherlands',
    '00000000',
    'NL000000000B00',
  ])
    expect(text).toContain(fact);
  expect(text).toContain('Version of 15 January 2026.');
  expect(screen.getByRole('link', { name: '+31205550100' })).toHaveAttribute('href', 'tel:+31205550100');
});

test('LAND-03 dashes and white space of the phone number are removed', () => {
  expect(phoneNumber(' +31-20 555\u00a0- 0100')).toBe('+31205550100');
});

test('LAND-03 what the company does not have is left out', async () => {
  const { companyinfo } = company;
  await open('terms', {
    responses: {
      'GET /api/companyinfo.php': () => ({ companyinfo: { ...companyinfo, vat_numbers: [], tradenames: [] } }),
    },
    differences: { fictional_plural: '', signup_credits: 0 },
  });
  await heading();
  expect(screen.queryByText('VAT number')).toBeNull();
  expect(screen.queryByText('Trade names')).toBeNull();
  expect(main().textContent).not.toMatch(/made up|free credits/);
});

test.each([
  [50, /50% off/],
  [null, /invisible right away/],
])('LAND-03 the discount for members who stay is named if there is one: %s', async (delete_discount, expected) => {
  const { companyinfo } = company;
  await open('faq', {
    responses: { 'GET /api/companyinfo.php': () => ({ companyinfo: { ...companyinfo, delete_discount } }) },
  });
  await heading();
  const entry = document.getElementById('delete-account')?.textContent ?? '';
  expect(entry).toMatch(expected);
  expect(entry.includes('% off')).toBe(delete_discount !== null);
});

test('the goodwill of the site prolongs the fourteen days of the return policy', async () => {
  await open('return-policy', { differences: { refund_days: 30 } });
  await heading();
  expect(main().textContent).toContain('You have 30 days');
});

test('a page shows that it loads, and can be loaded again after a failure', async () => {
  let isBroken = true;
  await open('privacy', {
    responses: { 'GET /api/companyinfo.php': () => (isBroken ? 'not_found' : company) },
  });
  expect(screen.getByText('Loading the page')).toBeInTheDocument();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  isBroken = false;
  await userEvent.click(retry);
  expect(await heading()).toHaveTextContent('Privacy');
});

test.each(languages)(
  'the page about cookies names those that visitors and members get over https, in %s',
  async (language) => {
    await open('cookies', { language });
    await heading();
    for (const name of [
      hostCookie(sessionName, true),
      hostCookie(signupTicket, true),
      languageCookie.name,
      firstTouchCookie.name,
      entrySkipCookie.name,
      objectionCookie.name,
    ]) {
      expect(main().textContent).toContain(name);
    }
    // The name over http, which only a developer's machine has.
    expect(main().textContent).not.toMatch(/(?<!__Host-)auth\.session/);
    // What measures is named where the page says what is needed.
    const consent = document.querySelector('#consent')?.textContent ?? '';
    expect(consent).toContain(firstTouchCookie.name);
  },
);

test.each(languages)('the page about cookies names every key of the browser’s storage, in %s', async (language) => {
  await open('cookies', { language });
  await heading();
  const keys = [entrySkipKey, dismissalPrefix, contactPrefix, ...Object.values(storageKeys)];
  const names = [...document.querySelectorAll('#storage dt')].flatMap(({ textContent }) => textContent.split(', '));
  // The last name is that of all drafts of a tab, in the language of the page.
  expect(names.slice(0, -1).toSorted()).toEqual(keys.map((key) => key.replace(/\.$/, '.…')).toSorted());
});

test('the contents lead to the sections', async () => {
  await open('cookies');
  await heading();
  const contents = screen.getByRole('navigation', { name: 'On this page', hidden: true });
  const targets = [...contents.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['#cookies', '#storage', '#consent', '#experiments', '#others', '#delete']);
  for (const target of targets) expect(document.querySelector(String(target))).not.toBeNull();
});

describe('LAND-04 the questions', () => {
  const search = () => screen.findByRole('searchbox', { name: 'Search the questions' });
  const questions = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  test('typing keeps the questions with every word, in the answer too, without regard to accents', async () => {
    await open('faq');
    await userEvent.click(await search());
    await userEvent.keyboard('GIFT cárds');
    expect(questions()).toEqual(['How do I stay safe when I meet someone?']);
    expect(screen.getByRole('status')).toHaveTextContent('1 question found');
    await userEvent.keyboard('{Escape}');
    expect(questions().length).toBeGreaterThan(20);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('a search without a result leads to customer service', async () => {
    await open('faq');
    await userEvent.type(await search(), 'zebra');
    expect(questions()).toEqual([]);
    expect(screen.getByRole('heading', { name: 'No question has these words' })).toBeVisible();
    const links = screen.getAllByRole('link', { name: 'Customer service' });
    for (const link of links) expect(link).toHaveAttribute('href', '/pages/service');
  });

  test('an address with a question opens it', async () => {
    await open('faq', { hash: '#money-back' });
    await heading();
    const opened = [...document.querySelectorAll('details')].filter((details) => details.open);
    expect(opened.map(({ id }) => id)).toEqual(['money-back']);
    expect(scroll).toHaveBeenCalledTimes(1);
    const [entry] = opened;
    if (!entry) throw new Error('no question is open');
    expect(within(entry).getByRole('link', { name: 'Link to this question' })).toHaveAttribute('href', '#money-back');
  });
});

test('control: an unknown value and an unknown link are refused', async () => {
  const { fillText } = await import('./fill-text.ts');
  const { pageLink } = await import('./page-links.ts');
  expect(() => fillText('{nobody}', {})).toThrow('"nobody"');
  expect(() => pageLink('nowhere', { email: '', phone: '' })).toThrow('"nowhere"');
});
