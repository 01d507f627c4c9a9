import { methodOf } from '../methods.ts';
import type { Payment } from '../payment.ts';
import type { Status } from '../status.ts';
import { html, type Html } from './html.ts';
import { icon, type IconName } from './icons.ts';
import { messagesFor, type Messages } from './messages/index.ts';
import { VIEWS } from './methods.ts';
import { testResults } from './test-results.ts';
import type { Errors, PageInput, View } from './view.ts';

export interface CheckoutInput {
  payment: Payment;
  locale: string | undefined;
  label: string;
  address: string;
  errors?: Errors | undefined;
  card?: string | undefined;
}

/** Renders the page on which a customer pays, or what has become of the payment. Plain HTML without scripts. */
export function checkoutPage({ payment, locale, errors = {}, ...more }: CheckoutInput): string {
  const text = messagesFor(locale ?? payment.locale);
  const { currency, value } = payment.amount;
  const amount = new Intl.NumberFormat(text.formats, { style: 'currency', currency }).format(Number(value));
  const input: PageInput = { payment, text, amount, errors, ...more };
  const { status } = payment;
  const view =
    status === 'open' ? VIEWS[methodOf(payment.method).kind](input) : stateView(payment.redirectUrl, status, text);
  const hasErrors = Object.keys(errors).length > 0;
  return frame(
    text,
    `${hasErrors ? `${text.problem}: ` : ''}${view.title} · ${more.label}`,
    html`${header(text, more.label)}
      <main class="columns">
        ${summary(input)}
        <section class="card${view.isSheet === true ? ' sheet' : ''}">
          <h1>${icon(view.icon)}<span>${view.title}</span></h1>
          ${view.content}
        </section>
        ${testResults(payment, text)}
      </main>`,
  );
}

/** Renders the page for an unknown payment. */
export function unknownPaymentPage(locale: string | undefined): string {
  const text = messagesFor(locale);
  return frame(
    text,
    text.unknown,
    html`<main class="columns">
      <section class="card">
        <h1>${icon('failed')}<span>${text.unknown}</span></h1>
        <p>${text.unknown_text}</p>
      </section>
    </main>`,
  );
}

function header(text: Messages, label: string): Html {
  return html`<header>
    <p class="shop"><span class="mark" aria-hidden="true">${Array.from(label)[0]}</span><span>${label}</span></p>
    <p class="place">${icon('lock')}<span>${text.title}</span></p>
  </header>`;
}

function summary({ text, amount, label, payment }: PageInput): Html {
  return html`<section class="summary">
    <p class="to">${text.payTo} ${label}</p>
    <p class="amount">${amount}</p>
    <p class="for"><span class="hidden">${text.description}: </span>${payment.description}</p>
  </section>`;
}

const STATE_ICONS: Record<Exclude<Status, 'open'>, IconName> = {
  pending: 'clock',
  authorized: 'clock',
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
  expired: 'clock',
};

function stateView(redirectUrl: string, status: Exclude<Status, 'open'>, text: Messages): View {
  const isWaiting = status === 'pending' || status === 'authorized';
  return {
    title: text[`state_${status}`],
    icon: STATE_ICONS[status],
    content: html`<p>${isWaiting ? text.waiting : text.ended}</p>
      <a class="main" href="${redirectUrl}">${text.back}</a>`,
  };
}

function frame(text: Messages, title: string, content: Html): string {
  return `<!doctype html>
${
  html`<html lang="${text.language}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>${title}</title>
      <link rel="stylesheet" href="/checkout.css" />
    </head>
    <body>
      <aside class="banner" aria-label="${text.title}">${icon('test')}<span>${text.banner}</span></aside>
      ${content}
    </body>
  </html>`.source
}
`;
}
