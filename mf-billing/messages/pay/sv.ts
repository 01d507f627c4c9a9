import type { Messages } from '@pairwise/i18n';

import type { pay as source } from './en.ts';

export const pay = {
  methodTitle: 'Hur vill du betala?',
  repeatFailed: 'Din senaste beställning kunde inte laddas',
  orderTitle: 'Kontrollera din beställning',
  loading: 'Laddar din beställning',
  summary: 'Din beställning',
  credits_one: 'kredit för {price}',
  credits_other: 'krediter för {price}',
  perMessage: '{price} per meddelande',
  change: 'Välj ett annat paket',
  bundle: 'Paket',
  bundleCredits_one: '{count} kredit, Premium ingår',
  bundleCredits_other: '{count} krediter, Premium ingår',
  method: 'Betalsätt',
  total: 'Totalt inklusive moms',
  once: 'En engångsbetalning, ingen prenumeration. Krediter går aldrig ut.',
  afterTitle: 'Det här händer sedan',
  otherMethod: 'Välj ett annat betalsätt',
  order: 'Beställ och betala {price}',
  terms: 'Villkor',
  returns: 'Ångerrätt och återbetalning',
  continued: 'Du fortsätter med beställning {number}. Du betalar bara en gång.',
  retired: '{method} finns inte längre. Välj ett av de här betalsätten.',
  notOffered: 'Du kan inte använda {method} för den här beställningen. Välj ett av de här betalsätten.',
  refused: '{method} fungerar inte just nu. Välj ett av de här betalsätten.',
  nothing: 'Inga pengar har dragits.',
  safe: 'Du betalar aldrig två gånger för samma beställning.',
  offline: 'Du är offline. Din beställning finns kvar här tills du är online igen.',
} satisfies Messages<typeof source>;
