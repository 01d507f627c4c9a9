import { bus } from '@pairwise/bus';
import type { BodyOf, Endpoints, Payment } from '@pairwise/contracts';
import { Route, Routes } from '@pairwise/router';
import {
  act,
  busWriter,
  type CallResponses,
  cleanup,
  people,
  renderScreen,
  respondToCalls,
  screen,
  userEvent,
  waitFor,
  within,
} from '@pairwise/testing';

import da from '../../messages/da.ts';
import de from '../../messages/de.ts';
import en from '../../messages/en.ts';
import es from '../../messages/es.ts';
import fi from '../../messages/fi.ts';
import fr from '../../messages/fr.ts';
import it from '../../messages/it.ts';
import nb from '../../messages/nb.ts';
import nl from '../../messages/nl.ts';
import pl from '../../messages/pl.ts';
import sv from '../../messages/sv.ts';
import { methods } from '../../testing/methods.ts';
import { payment } from '../../testing/payment.ts';
import { priceList } from '../../testing/price-list.ts';
import { endOrder, readNext } from '../order/order-store.ts';
import PayScreen from './pay.screen.tsx';

type Body = BodyOf<Endpoints['POST /api/payment.php']>;

const texts = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };
const opened: string[] = [];
const missing: string[] = [];
const subscription = bus.on('page:missing').subscribe(({ path }) => missing.push(path));
afterAll(() => subscription.unsubscribe());
afterEach(() => {
  opened.length = 0;
  missing.length = 0;
});

const open = (path: string, responses: CallResponses = {}, language: keyof typeof texts = 'en') => {
  const calls = respondToCalls({
    'GET /api/products.php': () => priceList,
    'GET /api/paymentmethods.php': () => methods,
    ...responses,
  });
  renderScreen(
    <Routes>
      <Route path="/credits/:id/:paymentmethod?" element={<PayScreen openPage={(address) => opened.push(address)} />} />
      <Route path="*" element={null} />
    </Routes>,
    { path, language, user: people.free, messages: { 'mf-billing': texts[language] } },
  );
  return calls;
};

/** Records the bodies of orders. The payment has the ids of the request. */
const orders = (result: (body: Body) => Partial<Payment> = () => ({})) => {
  const bodies: Body[] = [];
  const respond = (_query: URLSearchParams, sent: unknown) => {
    // The client sends the contract's body.
    const body = sent as Body;
    bodies.push(body);
    return { payment: payment({ payment_id: body.payment_id, method: body.method, ...result(body) }) };
  };
  return { bodies, responses: { 'POST /api/payment.php': respond } };
};

const choices = async () =>
  within(await screen.findByRole('list', { name: 'Payment methods' }))
    .getAllByRole('link')
    .map((link) => [link.textContent.replaceAll(/\s+/g, ' '), link.getAttribute('href')]);
const orderButton = () => screen.findByRole('button', { name: /^Order and pay/ });

test('BILL-03 an order keeps its title while its method loads', async () => {
  open('/credits/p1/ideal', { 'GET /api/paymentmethods.php': () => new Promise<never>(() => undefined) });
  expect(await screen.findByRole('complementary')).toHaveTextContent('30');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check your order');
  expect(screen.getByRole('status')).toHaveTextContent('Loading your order');
});

test('ROUTE-15 BILL-02 offers the country’s methods, the last used one first and marked', async () => {
  open('/credits/p1?next=%2Fchats%2F5');
  expect(await choices()).toEqual([
    ['PayPal Last used Confirm in the app or your account', '/credits/p1/paypal?next=%2Fchats%2F5'],
    ['iDEAL | Wero Pay through your own bank', '/credits/p1/ideal?next=%2Fchats%2F5'],
    ['Credit card Pay with your card', '/credits/p1/creditcard?next=%2Fchats%2F5'],
    ['Bank transfer Takes one or two business days', '/credits/p1/sct?next=%2Fchats%2F5'],
  ]);
  const order = screen.getByRole('complementary', { name: 'Your order' });
  expect(order).toHaveTextContent('30 credits for €29.99 €1.00 per message');
  expect(within(order).getByRole('link')).toHaveAttribute('href', '/credits?next=%2Fchats%2F5');
});

test.each(['/credits/p9', '/credits/p1/gold'])('%s, an unknown bundle or method, does not exist', async (path) => {
  open(path);
  await waitFor(() => expect(missing).toEqual([path]));
  expect(screen.queryByRole('heading')).toBeNull();
});

test.each([
  ['/credits/p1/giropay', 'giropay no longer exists.'],
  ['/credits/p1/swish', 'You cannot use Swish for this order.'],
])('BILL-02 %s says why it is not possible, and offers the other methods', async (path, text) => {
  open(path);
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
  expect(await choices()).toHaveLength(4);
  expect(screen.queryByRole('button', { name: /Order/ })).toBeNull();
});

test.each([
  ['sdd_limit', 'Your limit for direct debit payments has been reached.'],
  ['sdd_blocked', 'Your account is blocked for direct debit payments.'],
] as const)(
  'BILL-05 a debit that %s refuses has no form: the page says why, and offers the others',
  async (refusal, text) => {
    const withoutDebit = { ...methods, direct_debit_refusal: refusal };
    open('/credits/p1/sdd', { 'GET /api/paymentmethods.php': () => withoutDebit });
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
    expect(await choices()).toHaveLength(4);
    expect(screen.queryByLabelText('IBAN')).toBeNull();
  },
);

test('BILL-03 the order page names bundle, method, total with VAT, what follows, and that it is one payment', async () => {
  open('/credits/p1/ideal');
  await orderButton();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check your order');
  expect(screen.getByText('30 credits, Premium included')).toBeVisible();
  expect(screen.getByText('Total, VAT included').nextSibling).toHaveTextContent('€29.99');
  expect(screen.getByText(/confirm the payment at your own bank/)).toBeVisible();
  expect(screen.getByText(/One payment, no subscription.*within 14 days/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/pages/terms');
  expect(screen.getByRole('link', { name: 'Return policy' })).toHaveAttribute('href', '/pages/return-policy');
});

test.each([
  ['en', /^Order and pay €29.99$/],
  ['de', /^Zahlungspflichtig bestellen – 29,99\s€$/],
  ['nl', /^Bestelling met betaalverplichting – €\s29,99$/],
  ['sv', /^Beställ och betala 29,99\s€$/],
  ['pl', /^Zamawiam i płacę 29,99\s€$/],
  ['nb', /^Bestill og betal 29,99\s€$/],
  ['it', /^Ordina e paga 29,99\s€$/],
  ['es', /^Pedir y pagar 29,99\s€$/],
  ['fr', /^Commander et payer 29,99\s€$/],
  ['da', /^Bestil og betal 29,99\s€$/],
  ['fi', /^Tilaa ja maksa 29,99\s€$/],
] as const)('BILL-03 the order button states the duty to pay and the amount in %s', async (language, name) => {
  open('/credits/p1/ideal', {}, language);
  expect(await screen.findByRole('button', { name })).toBeVisible();
});

test('BILL-03 ordering opens the provider’s page, and stores the page to return to', async () => {
  const { bodies, responses } = orders();
  open('/credits/p1/ideal?next=%2Fchats%2F5', responses);
  await userEvent.click(await orderButton());
  await waitFor(() => expect(opened).toEqual(['https://pay.example.test/checkout/tr_1']));
  const uuid = expect.stringMatching(/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/) as unknown;
  const price = { amount_minor: 2999, currency: 'EUR' };
  expect(bodies).toEqual([{ payment_id: uuid, attempt_id: uuid, product: 'p1', method: 'ideal', price, agree: true }]);
  expect(readNext(bodies[0]?.payment_id ?? '')).toBe('/chats/5');
});

test('BILL-03 a price that has changed is shown before the next press, which orders at it', async () => {
  const { bodies, responses } = orders();
  let products = priceList.products;
  const dearer = products.map((product) => (product.id === 'p1' ? { ...product, amount_minor: 3499 } : product));
  const respond: NonNullable<CallResponses['POST /api/payment.php']> = (query, body) => {
    const isOld = (body as Body).price?.amount_minor !== 3499;
    const ordered = responses['POST /api/payment.php'](query, body);
    if (!isOld) return ordered;
    products = dearer;
    return 'price_changed';
  };
  open('/credits/p1/ideal', {
    'GET /api/products.php': () => ({ ...priceList, products }),
    'POST /api/payment.php': respond,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Order and pay €29.99' }));
  expect(await screen.findByText(/The price has changed. Please check it again./)).toBeVisible();
  expect(opened).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Order and pay €34.99' }));
  await waitFor(() => expect(opened).toHaveLength(1));
  expect(bodies.map(({ price }) => price?.amount_minor)).toEqual([2999, 3499]);
});

test('BILL-03 BILL-06 an order whose code excludes the method is left, and the next press is a new order at the list price', async () => {
  const { bodies, responses } = orders();
  open('/credits/p1/ideal', responses);
  await userEvent.click(await orderButton());
  await waitFor(() => expect(opened).toHaveLength(1));
  const id = bodies[0]?.payment_id ?? '';
  cleanup();
  const respond: NonNullable<CallResponses['POST /api/payment.php']> = (query, body) =>
    (body as Body).payment_id === id ? 'code_method' : responses['POST /api/payment.php'](query, body);
  open('/credits/p1/paypal', {
    'GET /api/payment.php': () => ({ payment: payment({ payment_id: id, amount_minor: 1500 }) }),
    'POST /api/payment.php': respond,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Order and pay €15.00' }));
  expect(await screen.findByText(/This code is not valid with this payment method/)).toBeVisible();
  expect(screen.queryByText(/continuing order/)).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Order and pay €29.99' }));
  await waitFor(() => expect(opened).toHaveLength(2));
  expect(bodies[1]?.payment_id).not.toBe(id);
  expect(bodies[1]?.price).toEqual({ amount_minor: 2999, currency: 'EUR' });
});

test('BILL-03 without a page of the provider the result follows', async () => {
  const { bodies, responses } = orders(() => ({ status: 'completed', redirect_url: null }));
  open('/credits/p1/ideal', responses);
  await userEvent.click(await orderButton());
  await waitFor(() => expect(location.pathname).toBe(`/transactions/${bodies[0]?.payment_id}`));
  expect(opened).toEqual([]);
});

test('BILL-04 two fast taps order once', async () => {
  const { bodies, responses } = orders();
  open('/credits/p1/ideal', responses);
  const button = await orderButton();
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(opened).toHaveLength(1));
  await userEvent.click(button);
  expect(bodies).toHaveLength(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('BILL-04 after a lost response a reload repeats the same attempt', async () => {
  const { bodies, responses } = orders();
  const lost = (query: URLSearchParams, body: unknown) => {
    responses['POST /api/payment.php'](query, body);
    return 'rate_limited' as const;
  };
  open('/credits/p1/ideal', { 'POST /api/payment.php': lost });
  await userEvent.click(await orderButton());
  expect(await screen.findByText(/you never pay twice/i)).toBeVisible();
  cleanup();
  // The api may not know the payment: the request was lost.
  open('/credits/p1/ideal', { 'GET /api/payment.php': () => 'not_found', ...responses });
  await userEvent.click(await orderButton());
  await waitFor(() => expect(opened).toHaveLength(1));
  expect(bodies.length).toBeGreaterThan(1);
  expect(new Set(bodies.map(({ payment_id }) => payment_id)).size).toBe(1);
  expect(new Set(bodies.map(({ attempt_id }) => attempt_id)).size).toBe(1);
});

test('BILL-04 another method, or a press after a definite end, is another attempt of the same payment', async () => {
  const { bodies, responses } = orders();
  open('/credits/p1/ideal', responses);
  await userEvent.click(await orderButton());
  await waitFor(() => expect(opened).toHaveLength(1));
  const id = bodies[0]?.payment_id ?? '';
  const known = (differences: Partial<Payment>) => ({
    ...responses,
    'GET /api/payment.php': () => ({ payment: payment({ payment_id: id, ...differences }) }),
  });

  cleanup();
  open('/credits/p1/paypal', known({}));
  expect(await screen.findByText(/continuing order P-7Q2M-4KXA/)).toBeVisible();
  await userEvent.click(await orderButton());
  await waitFor(() => expect(opened).toHaveLength(2));

  cleanup();
  const failed = { status: 'cancelled', redirect_url: null, retry_methods: ['paypal', 'ideal'], amount_minor: 2500 };
  open('/credits/p1/paypal', known(failed as Partial<Payment>));
  // The terms of a payment never change.
  await userEvent.click(await screen.findByRole('button', { name: 'Order and pay €25.00' }));
  await waitFor(() => expect(opened).toHaveLength(3));
  expect(new Set(bodies.map(({ payment_id }) => payment_id)).size).toBe(1);
  expect(new Set(bodies.map(({ attempt_id }) => attempt_id)).size).toBe(3);
});

test('BILL-03 a transfer that has not arrived is continued with another method, at the price of its order', async () => {
  const { bodies, responses } = orders();
  open('/credits/p1/sct', responses);
  await userEvent.click(await orderButton());
  await waitFor(() => expect(opened).toHaveLength(1));
  const id = bodies[0]?.payment_id ?? '';
  cleanup();
  const waiting = { status: 'pending', method: 'sct', redirect_url: null, retry_methods: ['paypal'] } as const;
  open('/credits/p1/paypal', {
    ...responses,
    'GET /api/payment.php': () => ({
      payment: payment({ ...waiting, payment_id: id, retry_methods: ['paypal'], amount_minor: 2500 }),
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Order and pay €25.00' }));
  await waitFor(() => expect(opened).toHaveLength(2));
  expect(new Set(bodies.map(({ payment_id }) => payment_id)).size).toBe(1);
  expect(new Set(bodies.map(({ attempt_id }) => attempt_id)).size).toBe(2);
});

test('BILL-04 an order that is paid meanwhile leads to its result instead of a second payment', async () => {
  const { bodies, responses } = orders();
  open('/credits/p1/ideal', responses);
  await userEvent.click(await orderButton());
  await waitFor(() => expect(opened).toHaveLength(1));
  const id = bodies[0]?.payment_id ?? '';
  cleanup();
  open('/credits/p1/ideal', {
    'GET /api/payment.php': () => ({ payment: payment({ payment_id: id, status: 'completed', redirect_url: null }) }),
  });
  await waitFor(() => expect(location.pathname).toBe(`/transactions/${id}`));
  // The result page deletes the order: the next one is another payment.
  endOrder('p1', id);
  cleanup();
  open('/credits/p1/ideal', responses);
  await userEvent.click(await orderButton());
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[1]?.payment_id).not.toBe(id);
});

test('BILL-04 another member in the same tab does not continue the order', async () => {
  const { bodies, responses } = orders();
  open('/credits/p1/ideal', responses);
  await userEvent.click(await orderButton());
  await waitFor(() => expect(opened).toHaveLength(1));
  cleanup();
  open('/credits/p1/ideal', responses);
  act(() => busWriter.user(people.premium));
  await userEvent.click(await orderButton());
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[1]?.payment_id).not.toBe(bodies[0]?.payment_id);
});

test('a method that the provider refuses leads to the others', async () => {
  open('/credits/p1/ideal', { 'POST /api/payment.php': () => 'method_unavailable' });
  await userEvent.click(await orderButton());
  expect(await screen.findByText(/iDEAL \| Wero does not work at the moment/)).toBeVisible();
  const list = await screen.findByRole('list', { name: 'Payment methods' });
  expect(within(list).queryByRole('link', { name: /iDEAL/ })).toBeNull();
  await userEvent.click(within(list).getByRole('link', { name: /PayPal/ }));
  expect(await orderButton()).toBeVisible();
});

test('while no provider works there is nothing to choose, and a retry', async () => {
  let methodsNow: typeof methods = { ...methods, methods: [], last_used: null };
  open('/credits/p1', { 'GET /api/paymentmethods.php': () => methodsNow });
  expect(await screen.findByRole('alert')).toHaveTextContent('Paying is not possible at the moment.');
  methodsNow = methods;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await choices()).toHaveLength(4);
});

test('offline keeps the order, says so, and does not order', async () => {
  const { bodies, responses } = orders();
  const online = jest.spyOn(navigator, 'onLine', 'get');
  open('/credits/p1/ideal', responses);
  const button = await orderButton();
  online.mockReturnValue(false);
  act(() => void globalThis.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/You are offline. Your order stays here/)).toBeVisible();
  expect(button).toBeDisabled();
  online.mockReturnValue(true);
  act(() => void globalThis.dispatchEvent(new Event('online')));
  await userEvent.click(button);
  await waitFor(() => expect(opened).toHaveLength(1));
  expect(bodies).toHaveLength(1);
  expect(screen.queryByText(/You are offline/)).toBeNull();
});

test('the browser’s back button brings back a button that can be pressed', async () => {
  const { bodies, responses } = orders();
  open('/credits/p1/ideal', responses);
  const button = await orderButton();
  await userEvent.click(button);
  await waitFor(() => expect(opened).toHaveLength(1));
  act(() => void globalThis.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await userEvent.click(button);
  await waitFor(() => expect(opened).toHaveLength(2));
  expect(bodies[1]).toEqual(bodies[0]);
});
