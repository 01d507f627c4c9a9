import { Route, Routes, useLocation } from '@pairwise/router';
import { people, renderScreen, respondToCalls, screen, userEvent } from '@pairwise/testing';

import en from '../../messages/en.ts';
import RepeatOrderScreen from './repeat-order.screen.tsx';

const preview = { product: 'p1', credits: 30, amount_minor: 2999, currency: 'EUR', method: 'paypal' } as const;

const Place = () => {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
};

const open = (
  respond: NonNullable<Parameters<typeof respondToCalls>[0]['GET /api/repeat-order.php']>,
  path = '/credits/repeat-order',
) => {
  respondToCalls({ 'GET /api/repeat-order.php': respond });
  renderScreen(
    <Routes>
      <Route path="/credits/repeat-order" element={<RepeatOrderScreen />} />
      <Route path="*" element={<Place />} />
    </Routes>,
    { path, user: people.premium, messages: { 'mf-billing': en } },
  );
};

test('ROUTE-16 leads to the order page of the last bundle and method, and keeps the way back', async () => {
  open(() => ({ payment_preview: preview }), '/credits/repeat-order?next=%2Fchats%2F5');
  expect(await screen.findByText('at /credits/p1/paypal?next=%2Fchats%2F5')).toBeVisible();
});

test('ROUTE-16 leads to the choice of a method when the last one is not offered any more', async () => {
  open(() => ({ payment_preview: { ...preview, method: null } }));
  expect(await screen.findByText('at /credits/p1')).toBeVisible();
});

test('ROUTE-16 leads a member who has bought nothing to the bundles', async () => {
  open(() => ({ payment_preview: null }));
  expect(await screen.findByText('at /credits')).toBeVisible();
});

test('ROUTE-16 says that the order could not be loaded, and loads it on demand', async () => {
  let responses = 0;
  open(() => {
    responses += 1;
    return responses === 1 ? 'rate_limited' : { payment_preview: preview };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('at /credits/p1/paypal')).toBeVisible();
});
