import type { Messages } from '@pairwise/i18n';

import type { pay as source } from './en.ts';

export const pay = {
  methodTitle: 'Hvordan vil du betale?',
  repeatFailed: 'Din sidste bestilling kunne ikke indlæses',
  orderTitle: 'Kontrollér din bestilling',
  loading: 'Indlæser din bestilling',
  summary: 'Din bestilling',
  credits_one: 'credit til {price}',
  credits_other: 'credits til {price}',
  perMessage: '{price} pr. besked',
  change: 'Vælg en anden pakke',
  bundle: 'Pakke',
  bundleCredits_one: '{count} credit, inklusive Premium',
  bundleCredits_other: '{count} credits, inklusive Premium',
  method: 'Betalingsmåde',
  total: 'I alt inklusive moms',
  once: 'En engangsbetaling, ikke et abonnement. Credits udløber aldrig.',
  afterTitle: 'Det sker der nu',
  otherMethod: 'Vælg en anden betalingsmåde',
  order: 'Bestil og betal {price}',
  terms: 'Vilkår',
  returns: 'Fortrydelsesret',
  continued: 'Du fortsætter med bestilling {number}. Du betaler kun for den én gang.',
  retired: '{method} findes ikke længere. Vælg en af disse betalingsmåder.',
  notOffered: 'Du kan ikke bruge {method} til denne bestilling. Vælg en af disse betalingsmåder.',
  refused: '{method} virker ikke lige nu. Vælg en af disse betalingsmåder.',
  nothing: 'Der er ikke trukket penge.',
  safe: 'Du betaler aldrig to gange for samme bestilling.',
  offline: 'Du er offline. Din bestilling bliver her, indtil du er online igen.',
} satisfies Messages<typeof source>;
