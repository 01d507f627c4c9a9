import type { BodyOf, Endpoints, ErrorCode, User } from '@pairwise/contracts';
import type { DiscountCode } from '@pairwise/contracts/endpoints/discountcode';
import { Link, Route, Routes } from '@pairwise/router';
import {
  act,
  busWriter,
  cleanup,
  people,
  person,
  renderScreen,
  respondToCalls,
  screen,
  userEvent,
  waitFor,
  within,
} from '@pairwise/testing';

import de from '../../messages/de.ts';
import en from '../../messages/en.ts';
import nl from '../../messages/nl.ts';
import { methods } from '../../testing/methods.ts';
import { payment } from '../../testing/payment.ts';
import { priceList } from '../../testing/price-list.ts';
import { newMember, timeBonusOf } from '../../testing/time-bonus.ts';
import CreditsScreen from '../credits/credits.screen.tsx';
import PayScreen from '../pay/pay.screen.tsx';

type Body = BodyOf<Endpoints['POST /api/payment.php']>;

const half: DiscountCode = {
  ...timeBonusOf(people.free).discountcode,
  code: 'STAY50',
  value_percentage: 50,
  expires: null,
  prices: [
    { product: 'p1', amount_minor: 1500, currency: 'EUR', per_message_minor: 50 },
    { product: 'p2', amount_minor: 3000, currency: 'EUR', per_message_minor: 40 },
  ],
};

interface Options {
  user?: User;
  /** What the api responds to a code, by the code. */
  codes?: Record<string, DiscountCode | ErrorCode>;
  /** What the api responds to an order. */
  refusal?: ErrorCode | undefined;
  language?: 'en' | 'de' | 'nl';
}

const texts = { en, de, nl };

const open = (path: string, { user = people.free, codes = {}, refusal, language = 'en' }: Options = {}) => {
  const bodies: Body[] = [];
  const calls = respondToCalls({
    'GET /api/products.php': () => priceList,
    'GET /api/paymentmethods.php': () => methods,
    'GET /api/discountcode.php': (query) => {
      const found = codes[query.get('code') ?? 'welcome'] ?? 'code_not_found';
      return typeof found === 'string' ? found : { discountcode: found };
    },
    'POST /api/payment.php': (_, sent) => {
      // The client sends the contract's body.
      const body = sent as Body;
      bodies.push(body);
      return refusal ?? { payment: payment({ payment_id: body.payment_id, method: body.method }) };
    },
  });
  renderScreen(
    <>
      <Link to="/credits/p1/paypal">Switch to PayPal</Link>
      <Routes>
        <Route path="/credits" element={<CreditsScreen />} />
        <Route path="/credits/:id/:paymentmethod?" element={<PayScreen openPage={() => undefined} />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { path, user, language, messages: { 'mf-billing': texts[language] } },
  );
  return { bodies, calls };
};

const total = (text: string) => screen.findByRole('button', { name: `Order and pay ${text}` });
const typeCode = async (code: string) => {
  if (!screen.queryByRole('textbox')) {
    await userEvent.click(await screen.findByRole('button', { name: 'Enter a discount code' }));
  }
  await userEvent.clear(screen.getByRole('textbox', { name: 'Discount code' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Discount code' }), `${code}{Enter}`);
};
const bonusOf = (user: User): Options => ({ user, codes: { welcome: timeBonusOf(user).discountcode } });

test('BILL-06 a code reduces the price, which the server computed, beside the struck list price', async () => {
  const { bodies } = open('/credits/p1/ideal', { codes: { STAY50: half } });
  await total('€29.99');
  await typeCode(' STAY50 ');
  await userEvent.click(await total('€15.00'));
  expect(screen.getByText('Code STAY50')).toBeVisible();
  expect(screen.getByText('€29.99').tagName).toBe('S');
  expect(screen.getByText(/Instead of €29.99/)).toBeInTheDocument();
  expect(screen.getByRole('complementary', { name: 'Your order' })).toHaveTextContent('€15.00 €0.50 per message');
  await waitFor(() => expect(bodies).toMatchObject([{ product: 'p1', method: 'ideal', code: 'STAY50' }]));
});

test('BILL-06 an order without a code names none', async () => {
  const { bodies, calls } = open('/credits/p1/ideal');
  await userEvent.click(await total('€29.99'));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).not.toHaveProperty('code');
  expect(calls.some((call) => call.includes('discountcode'))).toBe(false);
});

test.each([
  ['code_not_found', 'Code not found'],
  ['code_used', 'Code already used'],
  ['code_expired', 'This code has expired.'],
  ['code_country', 'This code is not valid in your country.'],
] as const)('BILL-06 the field shows %s, and the price stays', async (code, text) => {
  open('/credits/p1/ideal', { codes: { SOME: code, STAY50: half } });
  await total('€29.99');
  await typeCode('SOME');
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveAccessibleDescription(text));
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveFocus();
  await total('€29.99');
  // Another code can be typed at once.
  await typeCode('STAY50');
  await total('€15.00');
});

test('BILL-06 a code can be removed; the focus follows', async () => {
  const { bodies } = open('/credits/p1/ideal', { codes: { STAY50: half } });
  await typeCode('STAY50');
  const remove = await screen.findByRole('button', { name: 'Remove' });
  await waitFor(() => expect(remove).toHaveFocus());
  await userEvent.click(remove);
  await userEvent.click(await total('€29.99'));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).not.toHaveProperty('code');
});

test('BILL-06 after a switch to a method that the code excludes, the new total shows before the order', async () => {
  const { bodies } = open('/credits/p1/ideal', { codes: { STAY50: { ...half, paymentmethods: ['ideal'] } } });
  await typeCode('STAY50');
  await total('€15.00');
  await userEvent.click(screen.getByRole('link', { name: 'Switch to PayPal' }));
  const button = await total('€29.99');
  expect(screen.getByText('This code is not valid with this payment method.')).toBeVisible();
  await userEvent.click(button);
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).not.toHaveProperty('code');
});

test('BILL-06 a code for larger bundles says so, and reduces those', async () => {
  open('/credits/p0/ideal', { codes: { STAY50: half } });
  await typeCode('STAY50');
  expect(await screen.findByText('This code is valid for larger packages only.')).toBeVisible();
  await total('€14.99');
  // Kept in this tab for the next bundle.
  cleanup();
  open('/credits/p2/ideal', { codes: { STAY50: half } });
  await total('€30.00');
});

test('BILL-06 a kept code that is used by then is dropped without a word, and another member has none', async () => {
  open('/credits/p1/ideal', { codes: { STAY50: half } });
  await typeCode('STAY50');
  await total('€15.00');
  cleanup();
  open('/credits/p1/ideal', { user: people.premium, codes: { STAY50: half } });
  await total('€29.99');
  cleanup();
  const user = person(people.free, { id: 77 });
  sessionStorage.setItem(`pairwise:discount:${user.id}`, '"USED"');
  open('/credits/p1/ideal', { user, codes: { USED: 'code_used' } });
  await total('€29.99');
  expect(screen.queryByText('Code already used')).toBeNull();
});

test('BILL-07 the time bonus is applied by itself, with the time left', async () => {
  const { bodies } = open('/credits/p1/ideal', bonusOf(newMember()));
  await userEvent.click(await total('€22.49'));
  expect(screen.getByText('Welcome discount')).toBeVisible();
  expect(screen.getByText(/^03:5\d:\d\d$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  await waitFor(() => expect(bodies).toMatchObject([{ code: 'TIMEBONUS25' }]));
});

test('BILL-07 a typed code replaces the time bonus, and removing it brings that back', async () => {
  const user = newMember();
  open('/credits/p1/ideal', { user, codes: { welcome: timeBonusOf(user).discountcode, STAY50: half } });
  await total('€22.49');
  await typeCode('STAY50');
  await total('€15.00');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await total('€22.49')).toBeVisible();
});

test('BILL-07 the total is the list price again when the bonus has ended', async () => {
  const user = newMember();
  open('/credits/p1/ideal', bonusOf(user));
  await total('€22.49');
  act(() => busWriter.user(person(user, { signup_date: '2026-01-01T00:00:00.000Z' })));
  await total('€29.99');
  expect(screen.getByText(/Your welcome discount has ended/)).toBeVisible();
});

test('BILL-06 an order that is refused because of its code shows why, and the new total', async () => {
  const { codes = {}, ...options } = bonusOf(newMember());
  open('/credits/p1/ideal', { ...options, codes, refusal: 'code_used' });
  const button = await total('€22.49');
  codes['welcome'] = 'code_used';
  await userEvent.click(button);
  expect(await screen.findByText(/Code already used/)).toBeVisible();
  await total('€29.99');
});

test('BILL-07 bundles show the reduced price while the bonus runs', async () => {
  open('/credits', bonusOf(newMember()));
  const list = await screen.findByRole('list', { name: 'Packages' });
  await within(list).findByText('€22.49');
  const tile = within(list).getAllByRole('link')[1];
  expect(tile).toHaveTextContent('€22.49 €29.99Instead of €29.99 €0.75 per message');
  expect(screen.getByText(/^03:5\d:\d\d$/)).toBeVisible();
});

test.each([
  ['a member who has paid', () => newMember(60, { paid_user: true })],
  ['a member of four hours', () => newMember(14_400)],
])('BILL-07 bundles show %s the list price only', async (_, make) => {
  const { calls } = open('/credits', bonusOf(make()));
  const list = await screen.findByRole('list', { name: 'Packages' });
  expect(within(list).getByText('€29.99')).toBeVisible();
  expect(screen.queryByText('Welcome discount')).toBeNull();
  expect(calls.some((call) => call.includes('discountcode'))).toBe(false);
});

test.each([
  ['de', '22,49 €', 'Willkommensrabatt'],
  ['nl', '€ 22,49', 'Welkomstkorting'],
] as const)('LANG-07 %s formats the reduced price', async (language, price, label) => {
  open('/credits/p1/ideal', { ...bonusOf(newMember()), language });
  expect(await screen.findByText(label)).toBeVisible();
  expect(screen.getAllByText(new RegExp(price.replaceAll(' ', String.raw`\s`))).length).toBeGreaterThan(0);
});
