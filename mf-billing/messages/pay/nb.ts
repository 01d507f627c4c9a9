import type { Messages } from '@pairwise/i18n';

import type { pay as source } from './en.ts';

export const pay = {
  methodTitle: 'Hvordan vil du betale?',
  repeatFailed: 'Den siste bestillingen din kunne ikke lastes inn',
  orderTitle: 'Kontroller bestillingen',
  loading: 'Laster inn bestillingen din',
  summary: 'Bestillingen din',
  credits_one: 'kreditt for {price}',
  credits_other: 'kreditter for {price}',
  perMessage: '{price} per melding',
  change: 'Velg en annen pakke',
  bundle: 'Pakke',
  bundleCredits_one: '{count} kreditt, Premium inkludert',
  bundleCredits_other: '{count} kreditter, Premium inkludert',
  method: 'Betalingsmåte',
  total: 'Totalt inkludert mva.',
  once: 'En engangsbetaling, ikke et abonnement. Kreditter utløper aldri.',
  afterTitle: 'Dette skjer videre',
  otherMethod: 'Velg en annen betalingsmåte',
  order: 'Bestill og betal {price}',
  terms: 'Vilkår',
  returns: 'Angrerett og tilbakebetaling',
  continued: 'Du fortsetter med bestilling {number}. Du betaler for den bare én gang.',
  retired: '{method} finnes ikke lenger. Velg en av disse betalingsmåtene.',
  notOffered: 'Du kan ikke bruke {method} til denne bestillingen. Velg en av disse betalingsmåtene.',
  refused: '{method} virker ikke akkurat nå. Velg en av disse betalingsmåtene.',
  nothing: 'Ingen penger er trukket.',
  safe: 'Du betaler aldri to ganger for samme bestilling.',
  offline: 'Du er uten nett. Bestillingen blir liggende her til du er på nett igjen.',
} satisfies Messages<typeof source>;
