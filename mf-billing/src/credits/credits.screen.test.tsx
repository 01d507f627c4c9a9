import { people, person, renderScreen, respondToCalls, screen, userEvent, within } from '@pairwise/testing';

import de from '../../messages/de.ts';
import en from '../../messages/en.ts';
import { priceList } from '../../testing/price-list.ts';
import CreditsScreen from './credits.screen.tsx';

const open = (path = '/credits', language: 'en' | 'de' = 'en') => {
  respondToCalls({ 'GET /api/products.php': () => priceList });
  renderScreen(<CreditsScreen />, {
    path,
    language,
    user: person(people.premium, { credits: 3 }),
    messages: { 'mf-billing': language === 'de' ? de : en },
  });
};

const tiles = async (label = 'Packages') =>
  within(await screen.findByRole('list', { name: label })).getAllByRole('link');

test('ROUTE-14 BILL-01 shows the balance and four bundles, each a link to its payment', async () => {
  open();
  const links = await tiles();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/credits/p0',
    '/credits/p1',
    '/credits/p2',
    '/credits/p3',
  ]);
  expect(links[2]).toHaveAccessibleName(
    'Most popular 75 credits 36% less per credit than in the smallest package €59.99 €0.80 per message Choose',
  );
  expect(screen.getByText('You have 3 credits left.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Payments and credits' })).toHaveAttribute('href', '/transactions');
});

test('keeps the page to return to, and says so', async () => {
  open('/credits?next=%2Fchats%2F5');
  const [first] = await tiles();
  expect(first).toHaveAttribute('href', '/credits/p0?next=%2Fchats%2F5');
  expect(screen.getByText(/right back to where you were/)).toBeVisible();
});

test.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])(
  'ignores %s as the page to return to',
  async (next) => {
    open(`/credits?next=${encodeURIComponent(next)}`);
    const [first] = await tiles();
    expect(first).toHaveAttribute('href', '/credits/p0');
    expect(screen.queryByText(/right back/)).toBeNull();
  },
);

test('LANG-07 formats the prices in the language', async () => {
  open('/credits', 'de');
  const [first] = await tiles('Pakete');
  expect(first).toHaveTextContent('14,99 €');
  expect(screen.getByText('Du hast noch 3 Credits.')).toBeVisible();
});

test('a list that could not be loaded can be retried', async () => {
  let broken = true;
  respondToCalls({ 'GET /api/products.php': () => (broken ? 'invalid_request' : priceList) });
  renderScreen(<CreditsScreen />, { path: '/credits', user: people.premium, messages: { 'mf-billing': en } });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(retry);
  expect(await tiles()).toHaveLength(4);
});
