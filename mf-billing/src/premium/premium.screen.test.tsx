import { respondToCalls, demoSettings, people, renderScreen, screen, within } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { priceList } from '../../testing/price-list.ts';
import PremiumScreen from './premium.screen.tsx';

const open = (claim: number | null, user = people.free, path = '/premium') => {
  respondToCalls({ 'GET /api/products.php': () => priceList });
  renderScreen(<PremiumScreen />, {
    path,
    user,
    settings: demoSettings({ premium_match_claim: claim, name: 'Pairwise' }),
    messages: { 'mf-billing': en },
  });
};

test('ROUTE-22 BILL-01 shows the benefits before the prices', async () => {
  open(null);
  const prices = await screen.findByRole('list', { name: 'Packages' });
  expect(within(prices).getAllByRole('listitem')).toHaveLength(4);
  const benefit = screen.getByText('See every photo of every member');
  expect(benefit.compareDocumentPosition(prices) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('BILL-12 shows the lowest price of a message beside the prices', async () => {
  open(null);
  expect(await screen.findByText(/Messages start at €0.67/)).toBeVisible();
});

test('MEMBER-16 shows the claim with its source while the settings contain it', async () => {
  open(46);
  await screen.findByRole('list', { name: 'Packages' });
  expect(screen.getByText('46% higher chance of a match')).toBeVisible();
  expect(screen.getByText(/Source: Pairwise’s own count .* past twelve months/)).toBeVisible();
});

test('MEMBER-16 shows no claim without the setting', async () => {
  open(null);
  await screen.findByRole('list', { name: 'Packages' });
  expect(screen.queryByText(/chance of a match/)).toBeNull();
  expect(screen.queryByText(/Source/)).toBeNull();
});

test('a paid member sees that premium is theirs', async () => {
  open(null, people.premium);
  await screen.findByRole('list', { name: 'Packages' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Premium is yours');
});

test('ROUTE-22 each bundle is a link to its payment, which keeps the page to return to', async () => {
  open(null, people.free, '/premium?next=%2Fchats%2F5');
  const bundles = within(await screen.findByRole('list', { name: 'Packages' })).getAllByRole('link');
  expect(bundles).toHaveLength(4);
  expect(bundles[3]).toHaveAttribute('href', '/credits/p3?next=%2Fchats%2F5');
});
