import type { Messages } from '@pairwise/i18n';

import type { withdrawal as source } from './en.ts';

export const withdrawal = {
  title: 'Fortryd aftale',
  intro: 'Du kan fortryde en bestilling inden for {days} dage uden begrundelse.',
  loading: 'Indlæser dine bestillinger',
  ordersFailed: 'Dine bestillinger kunne ikke indlæses. Du kan stadig indtaste ordrenummeret.',
  choose: 'Hvilken bestilling?',
  order: '{credits} credits, {amount}',
  orderDetail: '{date} · {number} · indtil {until}',
  another: 'En anden bestilling',
  number: 'Ordrenummer',
  numberHint: 'Ti cifre. Du finder det i e-mailen om din betaling.',
  numberInvalid: 'Indtast de ti cifre i dit ordrenummer.',
  email: 'E-mailadressen til din konto',
  emailInvalid: 'Indtast e-mailadressen til din konto.',
  submit: 'Fortsæt',
  confirmTitle: 'Din fortrydelse',
  statement: 'Jeg fortryder aftalen om min bestilling {number}.',
  statementOrder: 'Bestilling',
  statementEmail: 'E-mailadresse',
  bought: 'Betalt',
  unused: 'Ubrugte credits',
  unusedOf: '{unused} af {credits}',
  refund: 'Du får tilbage',
  effect:
    'Er alle credits ubrugte, får du det hele tilbage, ellers andelen for de ubrugte. De trækkes fra din saldo, og Premium slutter, medmindre du har det gennem en anden bestilling.',
  sameWay: 'Pengene betales tilbage på samme måde, som du betalte.',
  confirm: 'Bekræft fortrydelse',
  back: 'Tilbage',
  offline: 'Du er offline. Der er ikke sendt noget.',
  doneTitle: 'Vi har modtaget din fortrydelse',
  doneMoment: 'Modtaget',
  doneId: 'Nummeret på din fortrydelse',
  doneMailMember: 'Om nogle minutter får du en e-mail med tidspunktet og beløbet.',
  doneMail:
    'Hvis nummeret og adressen hører sammen, kommer der om nogle minutter en e-mail til adressen med tidspunktet og beløbet. Ingen e-mail? Kontrollér nummeret, og prøv igen, eller skriv til kundeservice.',
  keep: 'Hold siden åben, indtil e-mailen er kommet.',
  again: 'Fortryd en anden bestilling',
} satisfies Messages<typeof source>;
