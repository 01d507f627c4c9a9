import { renderScreen, respondToCalls, screen, userEvent } from '@pairwise/testing';

import de from '../../messages/de.ts';
import en from '../../messages/en.ts';
import { payment } from '../../testing/payment.ts';
import { ReceiptButtons } from './receipt-buttons.tsx';

const receipt = {
  id: '5b1b9a3c-7a51-4b0e-9a77-2a1d6c0b4e11',
  kind: 'payment',
  amount_minor: 2999,
  issued_at: '2026-11-20T10:05:00.000Z',
} as const;
const refund = { ...receipt, id: '5b1b9a3c-7a51-4b0e-9a77-2a1d6c0b4e12', kind: 'refund', amount_minor: -999 } as const;

const files: Blob[] = [];
const saved: string[] = [];
beforeEach(() => {
  files.length = 0;
  saved.length = 0;
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:test/1';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const open = (respond: () => 'rate_limited' | { file_name: string; pdf: string }, language: 'en' | 'de' = 'en') => {
  const calls = respondToCalls({ 'GET /api/receipt.php': respond });
  renderScreen(<ReceiptButtons payment={payment({ status: 'completed', receipts: [receipt, refund] })} />, {
    path: '/transactions',
    language,
    messages: { 'mf-billing': language === 'de' ? de : en },
  });
  return calls;
};

const file = () => ({ file_name: '1234567890.pdf', pdf: btoa('%PDF-1.7') });

test('BILL-03 saves the receipt of a payment, and that of a refund', async () => {
  const calls = open(file);
  await userEvent.click(screen.getByRole('button', { name: 'Receipt Order P-7Q2M-4KXA, as a PDF' }));
  await screen.findByRole('button', { name: /^Receipt/, busy: false });
  expect(saved).toEqual(['1234567890.pdf']);
  expect(files[0]).toMatchObject({ type: 'application/pdf', size: 8 });
  await userEvent.click(screen.getByRole('button', { name: /^Refund of €9.99/ }));
  expect(calls).toEqual([receipt, refund].map(({ id }) => `GET /api/receipt.php?id=${id}`));
});

test('BILL-03 says why a receipt could not be saved, and saves it at the next press', async () => {
  let isBroken = true;
  open(() => (isBroken ? 'rate_limited' : file()), 'de');
  const button = screen.getByRole('button', { name: /^Beleg/ });
  await userEvent.click(button);
  expect(await screen.findByText('Please wait a moment and try again.')).toBeVisible();
  expect(saved).toEqual([]);
  isBroken = false;
  await userEvent.click(button);
  await screen.findByRole('button', { name: /^Beleg/, busy: false });
  expect(saved).toEqual(['1234567890.pdf']);
  expect(screen.queryByText('Please wait a moment and try again.')).toBeNull();
});

test('BILL-03 shows that a receipt is loading', async () => {
  respondToCalls({ 'GET /api/receipt.php': () => new Promise<never>(() => {}) });
  renderScreen(<ReceiptButtons payment={payment({ receipts: [receipt] })} />, {
    path: '/transactions',
    language: 'en',
    messages: { 'mf-billing': en },
  });
  await userEvent.click(screen.getByRole('button', { name: /^Receipt/ }));
  expect(screen.getByRole('button', { name: /^Receipt/ })).toHaveAttribute('aria-busy', 'true');
});

test('BILL-03 there is no button without a receipt', () => {
  renderScreen(<ReceiptButtons payment={payment()} />, { path: '/transactions', messages: { 'mf-billing': en } });
  expect(screen.queryByRole('button')).toBeNull();
});
