import type { BodyOf, Endpoints } from '@pairwise/contracts';
import { mandateText } from '@pairwise/contracts/mandate-text';
import { Route, Routes, useLocation } from '@pairwise/router';
import {
  act,
  type CallResponses,
  people,
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
import { company } from '../../testing/company.ts';
import { methods } from '../../testing/methods.ts';
import { payment } from '../../testing/payment.ts';
import { priceList } from '../../testing/price-list.ts';
import PayScreen from '../pay/pay.screen.tsx';
import DirectDebitScreen from './direct-debit.screen.tsx';

type Form = BodyOf<Endpoints['POST /api/directdebit.php']>;
type Confirmation = BodyOf<Endpoints['PUT /api/directdebit.php']>;

const texts = { en, de, nl };
const challenge = '9d4c2f0a-54a6-4c36-8f2e-1f6f3f0d7a11';
const typed = {
  'Account holder': 'Anna de Vries',
  IBAN: 'DE89 3704 0044 0532 0130 00',
  Street: 'Herengracht',
  Number: '12a',
  'Postal code': '1015 BA',
  City: 'Amsterdam',
  'Mobile number': '06 1234 5678',
};

const started = (secondsToResend = 60) => ({
  challenge,
  resend_at: new Date(Date.now() + secondsToResend * 1_000).toISOString(),
  expires_at: new Date(Date.now() + 600_000).toISOString(),
  mobile_masked: '+31 •••• 678',
  amount_minor: 2999,
  currency: 'EUR',
  mandate_reference: 'PW12345678901234',
  creditor_id: 'NL00ZZZ000000000000',
});

const Place = () => {
  const { pathname } = useLocation();
  return <p>{`at ${pathname}`}</p>;
};

const open = (responses: CallResponses = {}, language: keyof typeof texts = 'en', path = '/credits/p1/sdd') => {
  const calls = respondToCalls({
    'GET /api/products.php': () => priceList,
    'GET /api/paymentmethods.php': () => ({
      ...methods,
      methods: [...methods.methods, { key: 'sdd', kind: 'direct_debit' }],
    }),
    'GET /api/companyinfo.php': () => company,
    ...responses,
  });
  const { unmount } = renderScreen(
    <Routes>
      <Route path="/credits/:id/:paymentmethod?" element={<PayScreen />} />
      <Route path="/directdebit" element={<DirectDebitScreen />} />
      <Route path="*" element={<Place />} />
    </Routes>,
    { path, language, user: people.free, messages: { 'mf-billing': texts[language] } },
  );
  return { calls, unmount };
};

const sendButton = () => screen.findByRole('button', { name: 'Send me a code' });
const fillIn = async (): Promise<void> => {
  await sendButton();
  for (const [label, value] of Object.entries(typed)) await userEvent.type(screen.getByLabelText(label), value);
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree to this mandate/ }));
};
const send = async (): Promise<void> => userEvent.click(await sendButton());
const enter = async (code: string): Promise<void> => {
  const field = await screen.findByLabelText('SMS code');
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await userEvent.click(screen.getByRole('button', { name: 'Order and pay €29.99' }));
};

test('BILL-05 sends the form with the mandate, refuses a wrong code and pays with the right one', async () => {
  const forms: Form[] = [];
  const codes: Confirmation[] = [];
  open({
    'POST /api/directdebit.php': (_query, body) => {
      forms.push(body as Form);
      return started();
    },
    'PUT /api/directdebit.php': (_query, body) => {
      const confirmation = body as Confirmation;
      codes.push(confirmation);
      return confirmation.sms_code === '123456'
        ? { payment: payment({ status: 'completed', method: 'sdd', redirect_url: null }) }
        : 'code_invalid';
    },
  });
  await fillIn();
  expect(screen.getByText(mandateText('en', company.companyinfo.name))).toBeVisible();
  expect(screen.getByText(/email you the amount and date of each debit/)).toBeVisible();
  await send();
  expect(await screen.findByText(/text message with a code to \+31 •••• 678/)).toBeVisible();
  expect(forms).toMatchObject([
    {
      product: 'p1',
      iban: typed.IBAN,
      house_number: '12a',
      mobile_number: '06 1234 5678',
      authorisation: true,
      mandate: { version: 'sepa-core-3', language: 'en' },
    },
  ]);
  expect(screen.getByText('PW12345678901234')).toBeVisible();
  expect(screen.getByLabelText('SMS code')).toHaveFocus();
  await enter('1234');
  expect(await screen.findByText('The code has six digits.')).toBeVisible();
  await enter('000000');
  expect(await screen.findByText('Code invalid')).toBeVisible();
  await enter('123456');
  expect(await screen.findByText(`at /transactions/${payment().payment_id}`)).toBeVisible();
  expect(codes).toEqual([
    { challenge, sms_code: '000000' },
    { challenge, sms_code: '123456' },
  ]);
});

test('BILL-05 requires every field and the mandate', async () => {
  open();
  await send();
  expect(await screen.findAllByText('Please fill this in.')).toHaveLength(7);
  expect(screen.getByText('Please agree to the direct debit.')).toBeVisible();
  expect(screen.getByLabelText('Account holder')).toHaveFocus();
});

test.each([
  ['iban_invalid', 'IBAN', 'This IBAN is not valid. Please check it.'],
  ['mobile_invalid', 'Mobile number', /cannot send a text message to this number/],
] as const)('BILL-05 shows %s at its field and keeps what was typed', async (code, label, text) => {
  open({ 'POST /api/directdebit.php': () => code });
  await fillIn();
  await send();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('textbox', { name: label })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: label })).toHaveFocus();
  for (const [name, value] of Object.entries(typed)) expect(screen.getByLabelText(name)).toHaveValue(value);
});

test.each([
  ['sdd_blocked', 'Your account is blocked for direct debit payments.'],
  [
    'sdd_limit',
    'Your limit for direct debit payments has been reached. There may still be an open direct debit from you or from this bank account. Please choose another payment method.',
  ],
] as const)('BILL-05 offers the other methods after %s', async (code, text) => {
  open({ 'POST /api/directdebit.php': () => code });
  await fillIn();
  await send();
  expect(await screen.findByText(text)).toBeVisible();
  const list = within(screen.getByRole('list', { name: 'Payment methods' }));
  expect(list.getByRole('link', { name: /iDEAL/ })).toBeVisible();
  expect(list.queryByRole('link', { name: /Direct debit/ })).toBeNull();
});

test('BILL-05 counts down to a new code, sends it, and says when there is none', async () => {
  const sent: unknown[] = [];
  open({
    'POST /api/directdebit.php': () => started(1),
    'POST /api/directdebit-sms.php': (_query, body) => {
      sent.push(body);
      return { resend_at: null, expires_at: new Date(Date.now() + 600_000).toISOString() };
    },
  });
  await fillIn();
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }, { timeout: 4_000 }));
  expect(await screen.findByText(/A new code is on its way/)).toBeVisible();
  expect(screen.getByText(/please check your number/)).toBeVisible();
  expect(sent).toEqual([{ challenge }]);
});

test('BILL-05 leads back to the form, with what was typed, when the code has expired', async () => {
  open({ 'POST /api/directdebit.php': () => started(), 'PUT /api/directdebit.php': () => 'challenge_expired' });
  await fillIn();
  await send();
  await enter('123456');
  await userEvent.click(await screen.findByRole('button', { name: 'Request a new code' }));
  expect(screen.getByLabelText('IBAN')).toHaveValue(typed.IBAN);
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('BILL-05 a price that has changed before the confirmation is shown in the form again', async () => {
  let products = priceList.products;
  open({
    'GET /api/products.php': () => ({ ...priceList, products }),
    'POST /api/directdebit.php': () => started(),
    'PUT /api/directdebit.php': () => {
      products = products.map((product) => ({ ...product, amount_minor: 3499 }));
      return 'price_changed';
    },
  });
  await fillIn();
  await send();
  await enter('123456');
  expect(await screen.findByText(/The price has changed. Please check it again./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Request a new code' }));
  expect(await screen.findByText(/We collect €34.99 from your bank account once/)).toBeVisible();
  expect(screen.getByLabelText('IBAN')).toHaveValue(typed.IBAN);
});

test('BILL-05 says when too many forms were sent, and keeps what was typed', async () => {
  open({ 'POST /api/directdebit.php': () => 'rate_limited' });
  await fillIn();
  await send();
  expect(await screen.findByText('Please wait a moment and try again.', {}, { timeout: 4_000 })).toBeVisible();
  expect(screen.getByLabelText('IBAN')).toHaveValue(typed.IBAN);
});

test('BILL-05 the code can be typed after a reload, also after a wrong one, and the order is not loaded before', async () => {
  const sent: string[] = [];
  const responses: CallResponses = {
    'POST /api/directdebit.php': () => started(),
    'PUT /api/directdebit.php': (_query, body) => {
      const { challenge: id, sms_code: code } = body as Confirmation;
      sent.push(`${id} ${code}`);
      return code === '123456' ? { payment: payment({ status: 'completed', redirect_url: null }) } : 'code_invalid';
    },
  };
  const first = open(responses);
  await fillIn();
  await send();
  await screen.findByLabelText('SMS code');
  first.unmount();
  const second = open(responses);
  await enter('000000');
  expect(await screen.findByText('Code invalid')).toBeVisible();
  second.unmount();
  const { calls } = open(responses);
  expect(await screen.findByText(/text message with a code to \+31 •••• 678/)).toBeVisible();
  await enter('123456');
  expect(await screen.findByText(`at /transactions/${payment().payment_id}`)).toBeVisible();
  expect(sent).toEqual([`${challenge} 000000`, `${challenge} 123456`]);
  for (const made of [second.calls, calls]) expect(made.filter((call) => call.includes('payment.php'))).toEqual([]);
});

test('BILL-05 a confirmation without a response is known as an order after a reload', async () => {
  const responses: CallResponses = {
    'POST /api/directdebit.php': () => started(),
    'PUT /api/directdebit.php': () => new Promise(() => undefined),
    'GET /api/payment.php': () => ({ payment: payment({ status: 'completed', redirect_url: null }) }),
  };
  const first = open(responses);
  await fillIn();
  await send();
  await enter('123456');
  first.unmount();
  open(responses);
  expect(await screen.findByText(`at /transactions/${payment().payment_id}`)).toBeVisible();
});

test('BILL-05 an expired code leads to the form after a reload', async () => {
  const responses = { 'POST /api/directdebit.php': () => ({ ...started(), expires_at: new Date(0).toISOString() }) };
  const first = open(responses);
  await fillIn();
  await send();
  await screen.findByLabelText('SMS code');
  first.unmount();
  open(responses);
  expect(await sendButton()).toBeVisible();
});

test('BILL-05 details that were changed are checked like the first ones', async () => {
  let isFirst = true;
  open({
    'POST /api/directdebit.php': () => {
      if (!isFirst) return 'iban_invalid';
      isFirst = false;
      return started();
    },
  });
  await fillIn();
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Change my details' }));
  await send();
  expect(await screen.findByText('This IBAN is not valid. Please check it.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'IBAN' })).toHaveFocus();
});

test('BILL-05 keeps the form while the browser is offline, and stores no account', async () => {
  open({ 'POST /api/directdebit.php': () => started() });
  await fillIn();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/What you have typed stays here/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send me a code' })).toBeDisabled();
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send me a code' })).toBeEnabled());
  expect(screen.getByLabelText('IBAN')).toHaveValue(typed.IBAN);
  await send();
  await screen.findByLabelText('SMS code');
  const stored = JSON.stringify([sessionStorage, localStorage].flatMap((storage) => Object.entries(storage)));
  const account = ['3704', 'DE89', '06 12', '061234', 'Herengracht', 'Vries'];
  for (const part of account) expect(stored).not.toContain(part);
});

test('BILL-05 a reload keeps name, address and phone, but neither the IBAN nor the consent', async () => {
  const first = open({ 'POST /api/directdebit.php': () => started() });
  await fillIn();
  const stored = () => JSON.stringify([sessionStorage, localStorage].flatMap((storage) => Object.entries(storage)));
  expect(stored()).toContain(typed.Street);
  for (const part of ['3704', 'DE89']) expect(stored()).not.toContain(part);
  first.unmount();

  open();
  await sendButton();
  for (const [label, value] of Object.entries(typed)) {
    expect(screen.getByLabelText(label)).toHaveValue(label === 'IBAN' ? '' : value);
  }
  expect(screen.getByRole('checkbox', { name: /I agree to this mandate/ })).not.toBeChecked();

  // Paying in another way ends it.
  await userEvent.click(screen.getByRole('link', { name: 'Choose another payment method' }));
  await waitFor(() => expect(stored()).not.toContain(typed.Street));
});

describe('what was typed before a reload', () => {
  const stored = () => JSON.stringify(Object.entries(sessionStorage));
  const fillInAndLeave = async (): Promise<void> => {
    const { unmount } = open();
    await fillIn();
    unmount();
    expect(stored()).toContain(typed.Street);
  };

  test.each([
    ['the member logs out', null],
    ['another member logs in', people.premium],
  ])('BILL-05 is deleted when %s', async (_, user) => {
    await fillInAndLeave();
    renderScreen(<p />, { path: '/', language: 'en', user, messages: { 'mf-billing': en } });
    expect(stored()).not.toContain(typed.Street);
  });

  test('BILL-05 is deleted 30 minutes after the last key', async () => {
    await fillInAndLeave();
    const later = Date.now() + 30 * 60_000;
    const now = jest.spyOn(Date, 'now').mockImplementation(() => later);
    open();
    await sendButton();
    expect(screen.getByLabelText('Street')).toHaveValue('');
    expect(stored()).not.toContain(typed.Street);
    now.mockRestore();
  });
});

test.each([
  ['de', 'Code senden', 'Ich ermächtige'],
  ['nl', 'Stuur me een code', 'geeft u toestemming'],
] as const)('BILL-05 has the mandate in the language of the page: %s', async (language, button, mandate) => {
  open({}, language);
  expect(await screen.findByRole('button', { name: button })).toBeVisible();
  expect(screen.getByText(new RegExp(mandate))).toBeVisible();
});

test('ROUTE-17 /directdebit leads to the form of a bundle', async () => {
  open({}, 'en', '/directdebit?product=p1');
  expect(await sendButton()).toBeVisible();
});

test('ROUTE-17 /directdebit without a bundle leads to the bundles', async () => {
  open({}, 'en', '/directdebit');
  expect(await screen.findByText('at /credits')).toBeVisible();
});
