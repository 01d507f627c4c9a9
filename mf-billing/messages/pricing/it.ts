import type { Messages } from '@pairwise/i18n';

import type { pricing as source } from './en.ts';

export const pricing = {
  title: 'Quanto costa {site}?',
  intro: 'Guardare, mettere like e leggere è gratis. Con i crediti paghi quello che mandi.',
  minimum: 'Messaggi a partire da {price}.',
  join: 'Iscriviti gratis',
  creditsTitle: 'Che cosa si paga con i crediti',
  message: 'Un messaggio',
  photo: 'Una foto',
  gift: 'Un regalo',
  receiving: 'Ricevere e leggere',
  free: 'gratis',
  from: 'da {credits}',
  range: 'da {low} a {high}',
  credits_one: '{count} credito',
  credits_many: '{count} di crediti',
  credits_other: '{count} crediti',
  startText_one: 'Chi si iscrive riceve {count} credito gratis non appena conferma l’indirizzo email.',
  startText_many: 'Chi si iscrive riceve {count} di crediti gratis non appena conferma l’indirizzo email.',
  startText_other: 'Chi si iscrive riceve {count} crediti gratis non appena conferma l’indirizzo email.',
  countriesTitle: 'Prezzo più basso di un messaggio per paese',
  refund_one: 'Hai {count} giorno per farti rimborsare i crediti non usati.',
  refund_many: 'Hai {count} di giorni per farti rimborsare i crediti non usati.',
  refund_other: 'Hai {count} giorni per farti rimborsare i crediti non usati.',
} satisfies Messages<typeof source>;
