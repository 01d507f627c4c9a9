import type { Messages } from '@pairwise/i18n';

import type { pay as source } from './en.ts';

export const pay = {
  methodTitle: 'Hoe wil je betalen?',
  repeatFailed: 'Je laatste bestelling kon niet worden geladen',
  orderTitle: 'Controleer je bestelling',
  loading: 'Je bestelling wordt geladen',
  summary: 'Je bestelling',
  credits_one: 'credit voor {price}',
  credits_other: 'credits voor {price}',
  perMessage: '{price} per bericht',
  change: 'Ander pakket kiezen',
  bundle: 'Pakket',
  bundleCredits_one: '{count} credit, inclusief Premium',
  bundleCredits_other: '{count} credits, inclusief Premium',
  method: 'Betaalmethode',
  total: 'Totaal, inclusief btw',
  once: 'Eenmalige betaling, geen abonnement. Credits verlopen nooit.',
  afterTitle: 'Zo gaat het verder',
  otherMethod: 'Andere betaalmethode kiezen',
  order: 'Bestelling met betaalverplichting – {price}',
  terms: 'Voorwaarden',
  returns: 'Retourbeleid',
  continued: 'Je gaat verder met bestelling {number}. Je betaalt die maar één keer.',
  retired: '{method} wordt niet meer aangeboden. Kies een van deze betaalmethoden.',
  notOffered: 'Met {method} kun je deze bestelling niet betalen. Kies een van deze betaalmethoden.',
  refused: '{method} werkt op dit moment niet. Kies een van deze betaalmethoden.',
  nothing: 'Er is niets afgeschreven.',
  safe: 'Je betaalt een bestelling nooit dubbel.',
  offline: 'Je bent offline. Je bestelling blijft hier staan tot je weer online bent.',
} satisfies Messages<typeof source>;
