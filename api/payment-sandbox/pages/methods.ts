import { methodOf, type MethodKind } from '../methods.ts';
import { ACCOUNT, epcText, grouped, referenceOf } from '../transfer.ts';
import { cardView } from './card.ts';
import { fill, html } from './html.ts';
import { qrCode } from './qr.ts';
import { digitsField, facts, payForm, type PageInput, type View } from './view.ts';

/** The page of a bank: the customer approves the payment there. Bancontact also shows a code for the phone. */
function bankView(input: PageInput): View {
  const { payment, text, amount } = input;
  const { name } = methodOf(payment.method);
  const form = payForm(
    input,
    html`<p>${text.bank_text}</p>
      ${facts([
        [text.bank_account, grouped(ACCOUNT.iban)],
        [text.payTo, input.label],
      ])}`,
    fill(text.bank_approve, { amount }),
  );
  const code =
    payment.method === 'bancontact' &&
    html`<div class="scan">
      <p>${text.bank_qr}</p>
      ${qrCode(input.address, text.bank_qrLabel)}
    </div>`;
  const title = name === undefined ? text.bank_generic : fill(text.bank_title, { method: name });
  return { title, icon: 'bank', content: html`${form}${code}` };
}

function walletView(input: PageInput): View {
  const { payment, text, amount } = input;
  const method = methodOf(payment.method).name ?? '';
  return {
    title: fill(text.wallet_title, { method }),
    icon: 'wallet',
    isSheet: true,
    content: payForm(
      input,
      html`<p>${fill(text.wallet_text, { method })}</p>
        ${facts([
          [text.wallet_account, 'alex@example.com'],
          [text.payTo, input.label],
          [text.amount, amount],
        ])}`,
      fill(text.wallet_approve, { method }),
    ),
  };
}

function codeView(input: PageInput): View {
  const { payment, text, amount } = input;
  const { kind, name = '' } = methodOf(payment.method);
  const isVoucher = kind === 'voucher';
  const field = digitsField(input, {
    id: 'code',
    label: isVoucher ? text.voucher_label : text.code_label,
    hint: isVoucher ? text.voucher_hint : text.code_hint,
    maxLength: isVoucher ? 19 : 7,
    isWide: true,
  });
  return {
    title: fill(text.code_title, { method: name }),
    icon: isVoucher ? 'voucher' : 'code',
    content: payForm(input, field, fill(text.payAmount, { amount })),
  };
}

function transferView(input: PageInput): View {
  const { payment, text, label, amount } = input;
  const epc = epcText(payment, label);
  const day = new Intl.DateTimeFormat(text.formats, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    title: text.transfer_title,
    icon: 'transfer',
    content: html`<p>${text.transfer_text}</p>
      ${facts([
        [text.amount, amount],
        [text.transfer_holder, label],
        [text.transfer_iban, grouped(ACCOUNT.iban)],
        [text.transfer_bic, ACCOUNT.bic],
        [text.transfer_reference, grouped(referenceOf(payment))],
      ])}
      ${
        epc === undefined
          ? ''
          : html`<div class="scan">
              <p>${text.transfer_qr}</p>
              ${qrCode(epc, text.transfer_qrLabel)}
            </div>`
      }
      <p class="hint">
        ${text.transfer_time} ${fill(text.expires, { time: day.format(new Date(payment.expiresAt)) })}.
      </p>
      ${payForm(input, undefined, text.transfer_sent)}`,
  };
}

function debitView(input: PageInput): View {
  const { payment, text, label, amount } = input;
  return {
    title: text.debit_title,
    icon: 'debit',
    content: payForm(
      input,
      html`<p>${fill(text.debit_text, { label, amount })}</p>
        ${facts([
          [text.transfer_iban, grouped(ACCOUNT.iban)],
          [text.debit_creditor, 'NL00ZZZ000000000000'],
          [text.debit_mandate, payment.mandateId ?? payment.id.replace('tr_', 'MD').slice(0, 18)],
        ])}
        <p class="hint">${text.debit_right}</p>`,
      text.debit_confirm,
    ),
  };
}

export const VIEWS: Record<MethodKind, (input: PageInput) => View> = {
  bank: bankView,
  card: cardView,
  wallet: walletView,
  code: codeView,
  voucher: codeView,
  transfer: transferView,
  debit: debitView,
};
