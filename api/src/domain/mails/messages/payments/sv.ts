import type { Translation } from '../../../translation.ts';
import type { payments as source } from './en.ts';

export const payments: Translation<typeof source> = {
  payment_completed: {
    subject: 'Tack: {credits} krediter till dig',
    heading: 'Din betalning har kommit fram',
    lines: [
      'Du har fått {credits} nya krediter, och allt i Premium är upplåst för dig.',
      'Beställning {order}: {amount} inklusive moms, betald den {date}.',
      'Det är en engångsbetalning, ingen prenumeration. Kvittot finns som pdf bland dina betalningar.',
    ],
    button: 'Se mina betalningar',
  },
  payment_duplicate: {
    subject: 'Du betalade två gånger. Den andra betalningen är på väg tillbaka',
    heading: 'Vi skickar tillbaka {amount}',
    lines: [
      'Din beställning {order} betalades två gånger. Krediterna lades till en gång, och vi betalar tillbaka hela den andra betalningen på {amount}.',
      'Du behöver inte göra något. Pengarna är tillbaka inom några dagar, beroende på din bank.',
    ],
    button: 'Se mina betalningar',
  },
  direct_debit_notice: {
    subject: 'Tack: {credits} krediter till dig',
    heading: 'Vi kommer att dra {amount} från ditt konto',
    lines: [
      'Du har fått {credits} nya krediter, och allt i Premium är upplåst för dig.',
      'Den {date} eller senare drar vi {amount} för din beställning {order} från kontot som slutar på {last4}. Se till att det finns tillräckligt med pengar på kontot.',
      'Medgivandereferens: {reference}. Betalningsmottagar-id: {creditor}.',
      'Det är en engångsbetalning, ingen prenumeration. Du kan begära tillbaka pengarna från din bank inom åtta veckor.',
    ],
    button: 'Se mina betalningar',
  },
  direct_debit_returned: {
    subject: 'Din bank har returnerat vår autogirobetalning',
    heading: 'Autogirobetalningen gick inte igenom',
    lines: [
      'Din bank har returnerat {amount} för din beställning {order} från kontot som slutar på {last4}.',
      'Vi har tagit bort de oanvända krediterna. Autogiro är spärrat för ditt konto, men alla andra betalsätt fungerar.',
    ],
    button: 'Se mina betalningar',
  },
  payment_restored: {
    subject: 'Goda nyheter: din beställning {order} gäller igen',
    heading: 'Din betalning på {amount} gäller igen',
    lines: [
      'Din bank hade tagit tillbaka betalningen för din beställning {order}. Nu har vi fått pengarna igen, så allt är klart.',
      'Krediterna som vi hade tagit bort är tillbaka på ditt saldo, och allt i Premium är upplåst för dig.',
    ],
    button: 'Se mina betalningar',
  },
  payment_refunded: {
    subject: 'Dina pengar är på väg tillbaka',
    heading: 'Vi skickar tillbaka {amount}',
    lines: [
      'Vi skickar tillbaka {amount} för din beställning {order} på samma sätt som du betalade.',
      'Pengarna kommer fram inom några dagar, beroende på din bank.',
    ],
    button: 'Se mina betalningar',
  },
  refund_failed: {
    subject: 'Din återbetalning har kommit tillbaka till oss',
    heading: 'Du ska fortfarande få {amount}',
    lines: [
      'Vi försökte skicka tillbaka {amount} för din beställning {order} på samma sätt som du betalade, men din bank eller betaltjänst tog inte emot pengarna. De är hos oss och är fortfarande dina.',
      'Skriv till vår kundservice och berätta vilket bankkonto vi kan skicka dem till.',
    ],
    button: 'Se mina betalningar',
  },
  withdrawal_done: {
    subject: 'Vi har tagit emot ditt ångermeddelande',
    heading: 'Du har ångrat din beställning',
    lines: [
      'Du lämnade ditt ångermeddelande om beställning {order} den {moment}. Det gäller från den tidpunkten.',
      'Av de {credits} krediterna var {unused} oanvända. De tas bort från ditt saldo, och vi betalar tillbaka {amount} av {paid} på samma sätt som du betalade. Pengarna kommer fram inom några dagar, beroende på din bank.',
      'Premium har upphört, om du inte har det genom en annan beställning. Spara mejlet som bevis. Ditt ångermeddelande har nummer {number}',
    ],
    button: 'Se mina betalningar',
  },
  withdrawal_all_used: {
    subject: 'Vi har tagit emot ditt ångermeddelande',
    heading: 'Det finns inget kvar att betala tillbaka',
    lines: [
      'Du lämnade ditt ångermeddelande om beställning {order} den {moment}.',
      'Alla krediter i beställningen är redan använda eller återbetalda. När du ångrar dig får du pengarna tillbaka för de oanvända. Här finns inga sådana, så inget ändras, och du har Premium kvar.',
      'Ditt ångermeddelande har nummer {number}',
    ],
    button: 'Se mina betalningar',
  },
  withdrawal_too_late: {
    subject: 'Vi har tagit emot ditt ångermeddelande',
    heading: 'Ångerfristen för beställningen har gått ut',
    lines: [
      'Du lämnade ditt ångermeddelande om beställning {order} den {moment}. Då hade ångerfristen redan gått ut.',
      'Du har kvar dina krediter och Premium som förut. Tror du att vi har fel? Skriv till vår kundservice.',
      'Ditt ångermeddelande har nummer {number}',
    ],
    button: 'Se mina betalningar',
  },
  withdrawal_ended: {
    subject: 'Vi har tagit emot ditt ångermeddelande',
    heading: 'Beställningen är redan avslutad',
    lines: [
      'Du lämnade ditt ångermeddelande om beställning {order} den {moment}. Pengarna hade redan betalats tillbaka.',
      'Du behöver inte göra något. Under dina betalningar ser du vad som har hänt.',
      'Ditt ångermeddelande har nummer {number}',
    ],
    button: 'Se mina betalningar',
  },
};
