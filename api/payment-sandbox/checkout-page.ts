import { messagesFor } from './messages.ts';
import type { Payment } from './payment.ts';
import { STATUSES, type Status } from './status.ts';

/** Renders the checkout page: the amount, and a button for each way a payment can end. Plain HTML without scripts. */
export function checkoutPage(payment: Payment, locale: string | undefined): string {
  const text = messagesFor(locale ?? payment.locale);
  const button = (status: Status) => `<button name="status" value="${status}">${text[status]}</button>`;
  const choice =
    payment.status === 'open'
      ? `<form method="post"><p>${text.choose}</p>${STATUSES.map(button).join('\n')}</form>`
      : `<p>${text.ended} <strong>${text[payment.status]}</strong></p>
         <p><a href="${escaped(payment.redirectUrl)}">${text.back}</a></p>`;
  const amount = new Intl.NumberFormat(text.language, { style: 'currency', currency: payment.amount.currency });
  return page(
    text,
    `<dl>
       <dt>${text.amount}</dt><dd>${escaped(amount.format(Number(payment.amount.value)))}</dd>
       <dt>${text.description}</dt><dd>${escaped(payment.description)}</dd>
     </dl>
     ${choice}`,
  );
}

/** Renders the page for an unknown payment. */
export function unknownPaymentPage(locale: string | undefined): string {
  const text = messagesFor(locale);
  return page(text, `<p>${text.unknown}</p>`);
}

function page(text: ReturnType<typeof messagesFor>, content: string): string {
  return `<!doctype html>
<html lang="${text.language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${text.title}</title>
    <link rel="stylesheet" href="/checkout.css">
  </head>
  <body>
    <p class="banner">${text.banner}</p>
    <main>
      <h1>${text.title}</h1>
      ${content}
    </main>
  </body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
