import type { Messages } from '@pairwise/i18n';

import type { result as source } from './en.ts';

export const result = {
  loading: 'Je betaling wordt geladen',
  failedToLoad: 'Je betaling kon niet worden geladen',
  status: {
    open: 'Wacht op jou',
    pending: 'In behandeling',
    completed: 'Betaling ontvangen',
    ordered: 'Bestelling bevestigd',
    failed: 'Niet betaald',
    refunded: 'Terugbetaald',
    charged_back: 'Teruggeboekt',
  },
  pendingTitle: 'Je betaling wordt verwerkt',
  pendingText:
    'Dat duurt meestal maar een paar tellen, bij een overschrijving tot twee werkdagen. Je kunt deze pagina gerust verlaten: je credits komen vanzelf.',
  pendingLocked:
    'Zodat je nooit dubbel betaalt, kun je dit pakket pas weer kopen als bestelling {number} is afgerond. Een ander pakket kun je meteen kiezen.',
  openTitle: 'Je betaling wacht op jou',
  openText: 'Je bent nog niet klaar met betalen. Ga verder waar je gebleven was.',
  continue: 'Verder met betalen',
  added_one: 'nieuwe credit voor jou',
  added_other: 'nieuwe credits voor jou',
  balance_one: 'Je hebt nu {count} credit.',
  balance_other: 'Je hebt nu {count} credits.',
  debit: '{amount} schrijven we via automatische incasso af. De datum staat in onze e-mail.',
  premium: 'Je hebt alles van Premium: alle foto’s, zoveel gesprekken als je wilt, en leesbevestigingen.',
  backToChat: 'Terug naar het gesprek',
  goOn: 'Verder waar je gebleven was',
  members: 'Leden ontdekken',
  failedText: 'Er is niets afgeschreven. Je pakket staat hier nog: hoe wil je dan betalen?',
  failedCardText: 'Er is niets afgeschreven. Probeer je kaart opnieuw of betaal op een andere manier.',
  failedEndText: 'Er is niets afgeschreven. Je kunt altijd weer een pakket kiezen.',
  retryCard: 'Kaart opnieuw proberen',
  others: 'Betaalmethoden',
  restart: 'Pakket kiezen',
  refundedTitle: 'Deze betaling is terugbetaald',
  refundedText:
    'We hebben {amount} teruggestort via dezelfde betaalmethode. Afhankelijk van je bank staat het binnen een paar dagen op je rekening.',
  chargedBackTitle: 'Deze betaling is teruggeboekt',
  chargedBackText:
    'Je bank heeft het geld teruggehaald, daarom zijn de credits van je saldo afgehaald. Had je dit niet verwacht? Neem dan contact op met de klantenservice.',
  service: 'Klantenservice',
  bundle: 'Pakket',
  bundleCredits_one: '{count} credit',
  bundleCredits_other: '{count} credits',
  amount: 'Bedrag',
  paid: 'Betaald',
  method: 'Betaalmethode',
  orderNumber: 'Bestelnummer',
  date: 'Datum',
  history: 'Betalingen en credits',
} satisfies Messages<typeof source>;
