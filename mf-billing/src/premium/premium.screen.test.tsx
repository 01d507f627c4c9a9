import { respondToCalls, demoSettings, people, renderScreen, screen, within } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { priceList } from '../../testing/price-list.ts';
import PremiumScreen from './premium.screen.tsx';

const open = (claim: number | null, user = people.free) => {
  respondToCalls({ 'GET /api/products.php': () => priceList });
  renderScreen(<PremiumScreen />, {
    path: '/premium',
    user,
    settings: demoSettings({ premium_match_claim: claim, name: 'Pairwise' }),
    messages: { 'mf-billing': en },
  });
};

test('ROUTE-22 BILL-01 premium tells its benefits before its prices', async () => {
  open(null);
  const prices = await screen.findByRole('list', { name: 'Packages' });
  expect(within(prices).getAllByRole('listitem')).toHaveLength(4);
  const benefit = screen.getByText('See every photo of every member');
  expect(benefit.compareDocumentPosition(prices) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('BILL-12 the least a message costs stands where the prices are told', async () => {
  open(null);
  expect(await screen.findByText(/A message costs from €0.67/)).toBeVisible();
});

test('MEMBER-16 the claim stands with its source while the settings carry it', async () => {
  open(46);
  await screen.findByRole('list', { name: 'Packages' });
  expect(screen.getByText('46% higher chance of a match')).toBeVisible();
  expect(screen.getByText(/Source: Pairwise’s own count .* past twelve months/)).toBeVisible();
});

test('MEMBER-16 without the setting nothing is claimed', async () => {
  open(null);
  await screen.findByRole('list', { name: 'Packages' });
  expect(screen.queryByText(/chance of a match/)).toBeNull();
  expect(screen.queryByText(/Source/)).toBeNull();
});

test('a member who has paid is told that premium is theirs', async () => {
  open(null, people.premium);
  await screen.findByRole('list', { name: 'Packages' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Premium is yours');
});
