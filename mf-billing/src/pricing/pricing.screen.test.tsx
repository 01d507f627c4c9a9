import type { User } from '@pairwise/contracts';
import {
  cleanup,
  respondToCalls,
  demoSettings,
  people,
  renderScreen,
  screen,
  userEvent,
  within,
} from '@pairwise/testing';

import de from '../../messages/de.ts';
import en from '../../messages/en.ts';
import { priceList } from '../../testing/price-list.ts';
import PricingScreen from './pricing.screen.tsx';

const settings = demoSettings({
  signup_credits: 3,
  minimum_message_costs: {
    NL: { costs: 67, currency: 'EUR' },
    GB: { costs: 58, currency: 'GBP' },
  },
});

const open = (
  language: 'en' | 'de' = 'en',
  user: User | null = null,
  path = '/pricing',
  signups = settings.signups,
) => {
  respondToCalls({ 'GET /api/products.php': () => priceList });
  renderScreen(<PricingScreen />, {
    path,
    language,
    user,
    settings: { ...settings, signups },
    messages: { 'mf-billing': language === 'de' ? de : en },
  });
};

const packages = async () =>
  within(await screen.findByRole('list', { name: /Packages|Pakete/ })).getAllByRole('listitem');

/** Returns names and prices of the list under a heading. */
const definitions = (heading: string) =>
  [...screen.getByLabelText(heading).querySelectorAll('dt, dd')].map((part) => part.textContent);

test('BILL-01 ROUTE-23 shows the four bundles, the discounts and the popular one', async () => {
  open();
  const [p0, p1, p2, p3] = await packages();
  expect(p0).toHaveTextContent('12 credits €14.99 €1.25 per message');
  expect(p0).not.toHaveTextContent('−');
  expect(p1).toHaveTextContent('−20%');
  expect(p2).toHaveTextContent('Most popular');
  expect(p2).toHaveTextContent('36% less per credit than in the smallest package');
  expect(p3).toHaveTextContent('180');
  expect(screen.getAllByText('Most popular')).toHaveLength(1);
});

test('BILL-12 shows the lowest price of a message for the viewer’s country and every other one', async () => {
  open();
  expect(await screen.findByText(/Messages start at €0.67. All prices include VAT./)).toBeVisible();
  expect(definitions('Lowest price of a message by country')).toEqual([
    'Netherlands',
    '€0.67',
    'United Kingdom',
    '£0.58',
  ]);
});

test('BILL-01 shows the credit costs from the settings, each with its price in money', async () => {
  open();
  await packages();
  expect(definitions('What credits pay for')).toEqual([
    'A message',
    '1 credit €0.67 to €1.25',
    'A photo',
    '2 credits €1.34 to €2.50',
    'A gift',
    'from 3 credits €2.00 to €3.75',
    'Receiving and reading',
    'free',
  ]);
  expect(screen.getByText(/New members get 3 free credits/)).toBeVisible();
});

test('LANG-07 formats money, countries and plurals in the language', async () => {
  open('de');
  const [p0] = await packages();
  expect(p0).toHaveTextContent('14,99 €');
  expect(screen.getByText('Vereinigtes Königreich')).toBeVisible();
});

test('a list that could not be loaded can be retried', async () => {
  let broken = true;
  respondToCalls({ 'GET /api/products.php': () => (broken ? 'invalid_request' : priceList) });
  renderScreen(<PricingScreen />, { settings, user: people.free, messages: { 'mf-billing': en } });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(retry);
  expect(await packages()).toHaveLength(4);
});

test('ROUTE-23 a visitor is led to the signup, a member to the payment of a bundle', async () => {
  open();
  await packages();
  expect(screen.getByRole('link', { name: 'Join for free' })).toHaveAttribute('href', '/signup');
  expect(screen.queryByRole('link', { name: /per message/ })).toBeNull();
  cleanup();
  open('en', people.free, '/pricing?next=%2Fchats%2F5');
  const [p0] = await packages();
  expect(within(p0 ?? document.body).getByRole('link')).toHaveAttribute('href', '/credits/p0?next=%2Fchats%2F5');
  expect(screen.queryByRole('link', { name: 'Join for free' })).toBeNull();
});

test('a site that takes no signups offers none', async () => {
  open('en', null, '/pricing', 'other');
  await packages();
  expect(screen.queryByRole('link', { name: 'Join for free' })).toBeNull();
});
