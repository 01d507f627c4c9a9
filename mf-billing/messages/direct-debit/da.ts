import type { Messages } from '@pairwise/i18n';

import type { directDebit as source } from './en.ts';

export const directDebit = {
  intro:
    'Vi trækker {price} fra din bankkonto én gang. For at være sikre på, at det er dig, sender vi en kode til din mobil.',
  account: 'Din konto',
  holder: 'Kontoejer',
  iban: 'IBAN',
  ibanHint: 'Du finder det i bankens app og på dine kontoudtog.',
  address: 'Din adresse',
  street: 'Vejnavn',
  houseNumber: 'Husnummer',
  postalCode: 'Postnummer',
  city: 'By',
  mobile: 'Mobilnummer',
  mobileHint: 'Til koden. Vi bruger det ikke til andet.',
  required: 'Udfyld dette felt.',
  mandate: 'Betalingsaftale til SEPA direkte debitering',
  notice: 'Vi giver dig besked om beløb og dato for hver opkrævning på e-mail, senest én dag før.',
  authorise:
    'Jeg accepterer denne betalingsaftale, både for denne betaling på {price} og for pakker, som jeg bestiller igen senere.',
  send: 'Send mig en kode',
  failed: 'Formularen kunne ikke indlæses',
  codeTitle: 'Indtast din kode',
  codeText: 'Vi har sendt en sms med en kode til {mobile}. Den er gyldig i ti minutter.',
  code: 'Sms-kode',
  codeFormat: 'Koden har 6 cifre.',
  confirm: 'Bestil og betal {price}',
  resendIn: 'Du kan bede om en ny kode om {time}.',
  resend: 'Send en ny kode',
  resent: 'Der er en ny kode på vej. Den gamle virker ikke længere.',
  noResend: 'Har du ikke fået en kode? Kontrollér dit nummer.',
  change: 'Ret mine oplysninger',
  again: 'Bed om en ny kode',
  creditorId: 'Kreditor-id',
  reference: 'Reference til betalingsaftale',
  repeatText: 'Med din betalingsaftale trækker vi {price} fra denne konto.',
  otherAccount: 'Brug en anden konto',
  offline: 'Du er offline. Det, du har skrevet, bliver her, indtil du er online igen.',
} satisfies Messages<typeof source>;
