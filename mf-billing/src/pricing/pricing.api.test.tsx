/** @jest-environment @pairwise/testing/api-environment */
import { callRealApi, renderScreen, screen, within } from '@pairwise/testing';

import en from '../../messages/en.ts';
import PricingScreen from './pricing.screen.tsx';

test('BILL-01 shows a visitor the api’s bundles in euros', async () => {
  callRealApi();
  renderScreen(<PricingScreen />, { path: '/pricing', messages: { 'mf-billing': en } });
  const packages = within(await screen.findByRole('list', { name: 'Packages' })).getAllByRole('listitem');
  expect(packages).toHaveLength(4);
  expect(packages[0]).toHaveTextContent('12 credits €14.99 €1.25 per message');
});
