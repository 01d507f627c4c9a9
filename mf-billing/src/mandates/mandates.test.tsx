import { renderScreen, respondToCalls, screen, userEvent, waitFor, within } from '@pairwise/testing';
import { addModalsToJsdom } from '@pairwise/ui/testing';

import de from '../../messages/de.ts';
import en from '../../messages/en.ts';
import { mandate } from '../../testing/mandate.ts';
import { Mandates } from './mandates.tsx';

beforeAll(addModalsToJsdom);

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:test/1';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const revoked = mandate({ state: 'revoked', revoked_at: '2026-11-21T10:00:00.000Z' });

interface Options {
  list?: () => { mandates: ReturnType<typeof mandate>[] } | 'rate_limited' | Promise<never>;
  revoke?: () => { mandate: ReturnType<typeof mandate> } | 'rate_limited';
  isExpected?: boolean;
  language?: 'en' | 'de';
}
const open = ({ list, revoke, isExpected = true, language = 'en' }: Options = {}) => {
  const calls = respondToCalls({
    'GET /api/mandates.php': list ?? (() => ({ mandates: [mandate()] })),
    'GET /api/mandate.php': () => ({ file_name: 'PW12345678901234.pdf', pdf: btoa('%PDF-1.7') }),
    'PUT /api/mandate.php': revoke ?? (() => ({ mandate: revoked })),
  });
  renderScreen(<Mandates isExpected={isExpected} />, {
    path: '/transactions',
    language,
    messages: { 'mf-billing': language === 'de' ? de : en },
  });
  return calls;
};
const items = async () => within(await screen.findByRole('list')).getAllByRole('listitem');

test('BILL-05 shows a mandate with its text as accepted, its reference and its date', async () => {
  open();
  const [item] = await items();
  expect(item).toHaveTextContent('Account ending in 3000 Accepted on 20 November 2026 Valid');
  expect(item).toHaveTextContent('PW12345678901234');
  expect(within(item ?? document.body).getByText(/^Ich ermächtige \(A\) Pairwise Example B\.V\./)).toHaveAttribute(
    'lang',
    'de',
  );
});

test('BILL-05 saves a mandate as a PDF', async () => {
  const calls = open({ language: 'de' });
  await userEvent.click(await screen.findByRole('button', { name: 'Als PDF speichern Mandat PW12345678901234' }));
  await waitFor(() => expect(saved).toEqual(['PW12345678901234.pdf']));
  expect(calls).toContain(`GET /api/mandate.php?id=${mandate().id}`);
});

test('BILL-05 revokes a mandate after a question, and shows that it is revoked', async () => {
  const calls = open();
  await userEvent.click(await screen.findByRole('button', { name: /^Revoke/ }));
  const dialog = screen.getByRole('dialog', { name: 'Revoke this mandate?' });
  expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Revoke/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Revoke the mandate' }));
  expect(await screen.findByText('Revoked on 21 November 2026')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull();
});

test('BILL-05 a failed revocation says so and can be repeated', async () => {
  let isBroken = true;
  open({ revoke: () => (isBroken ? 'rate_limited' : { mandate: revoked }) });
  await userEvent.click(await screen.findByRole('button', { name: /^Revoke/ }));
  const confirm = screen.getByRole('button', { name: 'Revoke the mandate' });
  await userEvent.click(confirm);
  expect(await screen.findByText('Please wait a moment and try again.')).toBeVisible();
  isBroken = false;
  await userEvent.click(confirm);
  expect(await screen.findByText('Revoked on 21 November 2026')).toBeVisible();
});

test('BILL-05 shows that mandates are loading, that there is none, and that they could not be loaded', async () => {
  let isBroken = true;
  open({ list: () => (isBroken ? 'rate_limited' : { mandates: [] }) });
  expect(screen.getByRole('status')).toHaveTextContent('Loading your mandates');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await userEvent.click(retry);
  expect(await screen.findByText('You have no mandate.')).toBeVisible();
});

test('BILL-05 a member who never paid by direct debit sees nothing of mandates', async () => {
  const calls = open({ isExpected: false, list: () => ({ mandates: [] }) });
  await waitFor(() => expect(calls).toEqual(['GET /api/mandates.php']));
  expect(screen.queryByText('Direct debit mandates')).toBeNull();
});
