import type { Translation } from '../../../translation.ts';
import type { payments as source } from './en.ts';

export const payments: Translation<typeof source> = {
  payment_completed: {
    subject: 'Takk: {credits} kreditter til deg',
    heading: 'Betalingen din er kommet fram',
    lines: [
      'Du har fått {credits} nye kreditter, og alt i Premium er låst opp for deg.',
      'Bestilling {order}: {amount} inkludert mva., betalt {date}.',
      'Det er en engangsbetaling, ikke et abonnement. Kvitteringen ligger som PDF sammen med betalingene dine.',
    ],
    button: 'Se betalingene mine',
  },
  payment_duplicate: {
    subject: 'Du betalte to ganger. Den andre betalingen er på vei tilbake',
    heading: 'Vi sender {amount} tilbake',
    lines: [
      'Bestillingen din {order} ble betalt to ganger. Kredittene ble lagt til én gang, og vi betaler hele den andre betalingen på {amount} tilbake.',
      'Du trenger ikke å gjøre noe. Pengene er tilbake i løpet av noen dager, avhengig av banken din.',
    ],
    button: 'Se betalingene mine',
  },
  direct_debit_notice: {
    subject: 'Takk: {credits} kreditter til deg',
    heading: 'Vi trekker {amount} fra kontoen din',
    lines: [
      'Du har fått {credits} nye kreditter, og alt i Premium er låst opp for deg.',
      'Den {date} eller senere trekker vi {amount} for bestillingen din {order} fra kontoen som slutter på {last4}. Pass på at det er nok penger på den.',
      'Fullmaktsreferanse: {reference}. Betalingsmottaker-ID: {creditor}.',
      'Det er en engangsbetaling, ikke et abonnement. Du kan kreve pengene tilbake fra banken din innen åtte uker.',
    ],
    button: 'Se betalingene mine',
  },
  direct_debit_returned: {
    subject: 'Banken din har returnert trekket vårt',
    heading: 'Trekket gikk ikke gjennom',
    lines: [
      'Banken din har returnert {amount} for bestillingen din {order}, fra kontoen som slutter på {last4}.',
      'Vi har fjernet de ubrukte kredittene fra bestillingen. Direkte debitering er sperret for kontoen din, men alle andre betalingsmåter virker.',
    ],
    button: 'Se betalingene mine',
  },
  payment_restored: {
    subject: 'Gode nyheter: Bestillingen din {order} gjelder igjen',
    heading: 'Betalingen din på {amount} gjelder igjen',
    lines: [
      'Banken din hadde trukket tilbake betalingen for bestillingen din {order}. Nå har vi fått pengene igjen, så alt er i orden.',
      'Kredittene som vi hadde fjernet, er tilbake på saldoen din, og alt i Premium er låst opp for deg.',
    ],
    button: 'Se betalingene mine',
  },
  payment_refunded: {
    subject: 'Pengene dine er på vei tilbake',
    heading: 'Vi sender {amount} tilbake',
    lines: [
      'Vi sender {amount} for bestillingen din {order} tilbake, på samme måte som du betalte.',
      'Pengene kommer fram i løpet av noen dager, avhengig av banken din.',
    ],
    button: 'Se betalingene mine',
  },
  refund_failed: {
    subject: 'Tilbakebetalingen har kommet i retur til oss',
    heading: 'Du skal fortsatt få {amount}',
    lines: [
      'Vi prøvde å sende {amount} for bestillingen din {order} tilbake på samme måte som du betalte, men banken eller betalingstjenesten din tok ikke imot pengene. De er hos oss og er fortsatt dine.',
      'Skriv til kundeservice og fortell hvilken bankkonto vi kan sende dem til.',
    ],
    button: 'Se betalingene mine',
  },
  withdrawal_done: {
    subject: 'Vi har mottatt angremeldingen din',
    heading: 'Du har angret bestillingen',
    lines: [
      'Du sendte angremeldingen om bestilling {order} den {moment}. Den gjelder fra det tidspunktet.',
      'Av de {credits} kredittene var {unused} ubrukt. De trekkes fra saldoen din, og vi betaler {amount} av {paid} tilbake, på samme måte som du betalte. Pengene kommer fram i løpet av noen dager, avhengig av banken din.',
      'Premium er avsluttet, med mindre du har det gjennom en annen bestilling. Ta vare på denne e-posten som bevis. Nummeret på angremeldingen din: {number}',
    ],
    button: 'Se betalingene mine',
  },
  withdrawal_all_used: {
    subject: 'Vi har mottatt angremeldingen din',
    heading: 'Det er ingenting igjen å betale tilbake',
    lines: [
      'Du sendte angremeldingen om bestilling {order} den {moment}.',
      'Alle kredittene i bestillingen er allerede brukt eller betalt tilbake. Når du angrer, får du pengene tilbake for de ubrukte. Her er det ingen, så ingenting endres, og du beholder Premium.',
      'Nummeret på angremeldingen din: {number}',
    ],
    button: 'Se betalingene mine',
  },
  withdrawal_too_late: {
    subject: 'Vi har mottatt angremeldingen din',
    heading: 'Angrefristen for bestillingen er ute',
    lines: [
      'Du sendte angremeldingen om bestilling {order} den {moment}. Da var angrefristen allerede ute.',
      'Du har kredittene og Premium som før. Mener du at vi tar feil? Skriv til kundeservice.',
      'Nummeret på angremeldingen din: {number}',
    ],
    button: 'Se betalingene mine',
  },
  withdrawal_ended: {
    subject: 'Vi har mottatt angremeldingen din',
    heading: 'Bestillingen er allerede avsluttet',
    lines: [
      'Du sendte angremeldingen om bestilling {order} den {moment}. Pengene var allerede betalt tilbake.',
      'Du trenger ikke å gjøre noe. Under betalingene dine kan du se hva som har skjedd.',
      'Nummeret på angremeldingen din: {number}',
    ],
    button: 'Se betalingene mine',
  },
};
