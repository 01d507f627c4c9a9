import type { Messages } from '@pairwise/i18n';

import type { result as source } from './en.ts';

export const result = {
  loading: 'Laster inn betalingen din',
  failedToLoad: 'Betalingen din kunne ikke lastes inn',
  status: {
    open: 'Venter på deg',
    pending: 'Behandles',
    completed: 'Betalingen er mottatt',
    ordered: 'Bestillingen er bekreftet',
    failed: 'Ikke betalt',
    refunded: 'Tilbakebetalt',
    charged_back: 'Tilbakeført',
  },
  pendingTitle: 'Betalingen din behandles',
  pendingText:
    'Det tar vanligvis noen sekunder, en bankoverføring inntil to virkedager. Du kan trygt forlate siden: kredittene kommer av seg selv.',
  pendingLocked:
    'For at du aldri skal betale to ganger, kan du kjøpe denne pakken igjen først når bestilling {number} er ferdig. Du kan velge en annen pakke med en gang.',
  openTitle: 'Betalingen din venter på deg',
  openText: 'Betalingen er ikke fullført ennå. Fortsett der du slapp.',
  continue: 'Fortsett betalingen',
  added_one: 'ny kreditt til deg',
  added_other: 'nye kreditter til deg',
  balance_one: 'Du har nå {count} kreditt.',
  balance_other: 'Du har nå {count} kreditter.',
  debit: '{amount} trekkes med direkte debitering. Datoen står i e-posten fra oss.',
  premium: 'Premium er låst opp for deg: alle bilder, så mange samtaler du vil, og lesebekreftelser.',
  backToChat: 'Tilbake til samtalen',
  goOn: 'Fortsett der du slapp',
  members: 'Møt folk',
  failedText: 'Ingen penger er trukket. Pakken din er fortsatt her: hvordan vil du betale i stedet?',
  failedCardText: 'Ingen penger er trukket. Prøv kortet igjen, eller betal på en annen måte.',
  failedEndText: 'Ingen penger er trukket. Du kan velge en pakke igjen når du vil.',
  retryCard: 'Prøv kortet igjen',
  others: 'Betalingsmåter',
  restart: 'Velg en pakke',
  refundedTitle: 'Betalingen er tilbakebetalt',
  refundedText:
    'Vi har sendt {amount} tilbake på samme måte som du betalte. Pengene kommer fram i løpet av noen dager, avhengig av banken din.',
  chargedBackTitle: 'Betalingen er tilbakeført',
  chargedBackText:
    'Banken din har tatt pengene tilbake, så kredittene er trukket fra saldoen din. Kommer dette overraskende, kan du kontakte kundeservice.',
  service: 'Kundeservice',
  bundle: 'Pakke',
  bundleCredits_one: '{count} kreditt',
  bundleCredits_other: '{count} kreditter',
  amount: 'Beløp',
  paid: 'Betalt',
  method: 'Betalingsmåte',
  orderNumber: 'Bestillingsnummer',
  date: 'Dato',
  history: 'Betalinger og kreditter',
} satisfies Messages<typeof source>;
