import type { Messages } from '@pairwise/i18n';

import type { directDebit as source } from './en.ts';

export const directDebit = {
  intro:
    'Vi trekker {price} fra bankkontoen din én gang. For å være sikre på at det er deg, sender vi en kode til mobilen.',
  account: 'Kontoen din',
  holder: 'Kontoeier',
  iban: 'IBAN',
  ibanHint: 'Det står på bankkortet ditt og i bankappen.',
  address: 'Adressen din',
  street: 'Gate',
  houseNumber: 'Husnummer',
  postalCode: 'Postnummer',
  city: 'Poststed',
  mobile: 'Mobilnummer',
  mobileHint: 'Til koden. Vi bruker det ikke til noe annet.',
  required: 'Fyll ut dette feltet.',
  mandate: 'Fullmakt for SEPA direkte debitering',
  notice: 'Vi varsler deg om beløp og dato for hvert trekk på e-post, senest én dag før.',
  authorise:
    'Jeg godkjenner denne fullmakten, for denne betalingen på {price} og for pakker som jeg bestiller igjen senere.',
  send: 'Send meg en kode',
  failed: 'Skjemaet kunne ikke lastes inn',
  codeTitle: 'Skriv inn koden din',
  codeText: 'Vi har sendt en SMS med en kode til {mobile}. Den er gyldig i ti minutter.',
  code: 'SMS-kode',
  codeFormat: 'Koden har 6 sifre.',
  confirm: 'Bestill og betal {price}',
  resendIn: 'Du kan be om en ny kode om {time}.',
  resend: 'Send en ny kode',
  resent: 'En ny kode er på vei. Den gamle virker ikke lenger.',
  noResend: 'Har du ikke fått noen kode? Kontroller nummeret ditt.',
  change: 'Endre opplysningene mine',
  again: 'Be om en ny kode',
  creditorId: 'Betalingsmottaker-ID',
  reference: 'Fullmaktsreferanse',
  repeatText: 'Med fullmakten din trekker vi {price} fra denne kontoen.',
  otherAccount: 'Bruk en annen konto',
  offline: 'Du er uten nett. Det du har skrevet, blir liggende her til du er på nett igjen.',
} satisfies Messages<typeof source>;
