import type { Messages } from '@pairwise/i18n';

import type { withdrawal as source } from './en.ts';

export const withdrawal = {
  title: 'Gå fra avtalen',
  intro: 'Du kan angre en bestilling innen {days} dager, uten å oppgi noen grunn.',
  loading: 'Laster inn bestillingene dine',
  ordersFailed: 'Bestillingene dine kunne ikke lastes inn. Du kan likevel skrive inn bestillingsnummeret.',
  choose: 'Hvilken bestilling?',
  order: '{credits} kreditter, {amount}',
  orderDetail: '{date} · {number} · til {until}',
  another: 'En annen bestilling',
  number: 'Bestillingsnummer',
  numberHint: 'Ti sifre. Du finner det i e-posten om betalingen din.',
  numberInvalid: 'Skriv inn de ti sifrene i bestillingsnummeret ditt.',
  email: 'E-postadressen til kontoen din',
  emailInvalid: 'Skriv inn e-postadressen til kontoen din.',
  submit: 'Fortsett',
  confirmTitle: 'Angremeldingen din',
  statement: 'Jeg går fra avtalen om bestillingen min {number}.',
  statementOrder: 'Bestilling',
  statementEmail: 'E-postadresse',
  bought: 'Betalt',
  unused: 'Ubrukte kreditter',
  unusedOf: '{unused} av {credits}',
  refund: 'Du får tilbake',
  effect:
    'Er alle kredittene ubrukt, får du alt tilbake, ellers andelen for de ubrukte. De trekkes fra saldoen din, og Premium avsluttes, med mindre du har det gjennom en annen bestilling.',
  sameWay: 'Pengene går tilbake på samme måte som du betalte.',
  confirm: 'Bekreft bruk av angreretten',
  back: 'Tilbake',
  offline: 'Du er uten nett. Ingenting er sendt.',
  doneTitle: 'Vi har fått angremeldingen din',
  doneMoment: 'Mottatt',
  doneId: 'Nummeret på angremeldingen din',
  doneMailMember: 'Om noen minutter får du en e-post med tidspunktet og beløpet.',
  doneMail:
    'Hvis nummeret og adressen hører sammen, kommer det om noen minutter en e-post til adressen med tidspunktet og beløpet. Ingen e-post? Kontroller nummeret og prøv igjen, eller skriv til kundeservice.',
  keep: 'Hold denne siden åpen til e-posten er kommet.',
  again: 'Angre en annen bestilling',
} satisfies Messages<typeof source>;
