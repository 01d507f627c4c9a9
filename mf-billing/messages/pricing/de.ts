import type { Messages } from '@pairwise/i18n';

import type { pricing as source } from './en.ts';

export const pricing = {
  title: 'Was {site} kostet',
  intro: 'Umsehen, liken und lesen ist kostenlos. Mit Credits bezahlst du, was du verschickst.',
  minimum: 'Eine Nachricht kostet ab {price}.',
  join: 'Kostenlos mitmachen',
  creditsTitle: 'Was du mit Credits bezahlst',
  message: 'Eine Nachricht',
  photo: 'Ein Foto',
  gift: 'Ein Geschenk',
  receiving: 'Empfangen und lesen',
  free: 'kostenlos',
  from: 'ab {credits}',
  range: '{low} bis {high}',
  credits_one: '{count} Credit',
  credits_other: '{count} Credits',
  startText_one: 'Neue Mitglieder bekommen {count} Credit geschenkt, sobald ihre E-Mail-Adresse bestätigt ist.',
  startText_other: 'Neue Mitglieder bekommen {count} Credits geschenkt, sobald ihre E-Mail-Adresse bestätigt ist.',
  countriesTitle: 'Niedrigster Preis einer Nachricht nach Land',
  refund_one: 'Du kannst {count} Tag lang dein Geld für unbenutzte Credits zurückverlangen.',
  refund_other: 'Du kannst {count} Tage lang dein Geld für unbenutzte Credits zurückverlangen.',
} satisfies Messages<typeof source>;
