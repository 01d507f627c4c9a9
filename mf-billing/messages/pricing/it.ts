import type { Messages } from '@pairwise/i18n';

import type { pricing as source } from './en.ts';

export const pricing = {
  title: 'Quanto costa {site}',
  intro: 'Guardare, mettere like e leggere è gratis. I crediti pagano quello che mandi.',
  minimum: 'Un messaggio costa a partire da {price}.',
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
  refund_one: 'Rimborso entro {count} giorno per i crediti che non hai usato.',
  refund_many: 'Rimborso entro {count} di giorni per i crediti che non hai usato.',
  refund_other: 'Rimborso entro {count} giorni per i crediti che non hai usato.',
} satisfies Messages<typeof source>;
