import { Route, Routes, useLocation } from '@pairwise/router';
import { type CallResponses, people, renderScreen, respondToCalls, screen, userEvent, within } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { methods } from '../../testing/methods.ts';
import { payment } from '../../testing/payment.ts';
import { priceList } from '../../testing/price-list.ts';
import RepeatOrderScreen from './repeat-order.screen.tsx';

const preview = {
  product: 'p1',
  credits: 30,
  amount_minor: 2999,
  per_message_minor: 100,
  currency: 'EUR',
  method: 'paypal',
  mandate: null,
} as const;
const debit = {
  ...preview,
  method: 'sdd',
  mandate: { reference: 'PW12345678901234', iban_last4: '3000' },
} as const;

const Place = () => {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
};

const open = (
  respond: NonNullable<Parameters<typeof respondToCalls>[0]['GET /api/repeat-order.php']>,
  path = '/credits/repeat-order',
  more: CallResponses = {},
) => {
  respondToCalls({
    'GET /api/repeat-order.php': respond,
    'GET /api/products.php': () => priceList,
    'GET /api/paymentmethods.php': () => methods,
    ...more,
  });
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

describe('a direct debit with a mandate', () => {
  const order = (price = '€29.99') => screen.findByRole('button', { name: `Order and pay ${price}` });

  test('ROUTE-16 BILL-05 is ordered again with one button, and keeps its ids until there is a response', async () => {
    const sent: unknown[] = [];
    open(() => ({ payment_preview: debit }), undefined, {
      'POST /api/repeat-order.php': (_query, body) => {
        sent.push(body);
        return sent.length === 1
          ? 'rate_limited'
          : { payment: payment({ status: 'completed', method: 'sdd', redirect_url: null }) };
      },
    });
    expect(await screen.findByText('Account ending in 3000')).toBeVisible();
    expect(screen.getByText('PW12345678901234')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Use another account' })).toHaveAttribute('href', '/credits/p1/sdd');
    await userEvent.click(await order());
    expect(await screen.findByText(/You never pay twice for one order/)).toBeVisible();
    await userEvent.click(await order());
    expect(await screen.findByText(`at /transactions/${payment().payment_id}`)).toBeVisible();
    expect(sent).toMatchObject([{ amount_minor: 2999, confirm: true }, {}]);
    expect(sent[1]).toEqual(sent[0]);
  });

  test('ROUTE-16 BILL-05 shows a new price before it is ordered', async () => {
    let price: number = debit.amount_minor;
    open(() => ({ payment_preview: { ...debit, amount_minor: price } }), undefined, {
      'POST /api/repeat-order.php': () => {
        price = 3999;
        return 'price_changed';
      },
    });
    await userEvent.click(await order());
    expect(await order('€39.99')).toBeVisible();
  });

  test('ROUTE-16 BILL-05 offers the other methods beyond its limit', async () => {
    open(() => ({ payment_preview: debit }), undefined, { 'POST /api/repeat-order.php': () => 'sdd_limit' });
    await userEvent.click(await order());
    expect(await screen.findByText(/Your limit for direct debit payments has been reached/)).toBeVisible();
    const list = within(screen.getByRole('list', { name: 'Payment methods' }));
    expect(list.getByRole('link', { name: /iDEAL/ })).toBeVisible();
  });

  test('ROUTE-16 BILL-05 leads to its form when there is no mandate for further orders', async () => {
    open(() => ({ payment_preview: { ...debit, mandate: null } }));
    expect(await screen.findByText('at /credits/p1/sdd')).toBeVisible();
  });
});
