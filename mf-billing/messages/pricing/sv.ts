import type { Messages } from '@pairwise/i18n';

import type { pricing as source } from './en.ts';

export const pricing = {
  title: 'Det här kostar {site}',
  intro: 'Det är gratis att se sig omkring, gilla och läsa. Du betalar med krediter för det du skickar.',
  minimum: 'Ett meddelande kostar från {price}.',
  join: 'Bli medlem gratis',
  creditsTitle: 'Det här kostar krediter',
  message: 'Ett meddelande',
  photo: 'En bild',
  gift: 'En present',
  receiving: 'Ta emot och läsa',
  free: 'gratis',
  from: 'från {credits}',
  range: '{low} till {high}',
  credits_one: '{count} kredit',
  credits_other: '{count} krediter',
  startText_one: 'Nya medlemmar får {count} kredit gratis när mejladressen är bekräftad.',
  startText_other: 'Nya medlemmar får {count} krediter gratis när mejladressen är bekräftad.',
  countriesTitle: 'Lägsta pris för ett meddelande per land',
  refund_one: 'Pengarna tillbaka inom {count} dag för krediter du inte har använt.',
  refund_other: 'Pengarna tillbaka inom {count} dagar för krediter du inte har använt.',
} satisfies Messages<typeof source>;
