import type { Messages } from '@pairwise/i18n';

import type { result as source } from './en.ts';

export const result = {
  loading: 'Indlæser din betaling',
  failedToLoad: 'Din betaling kunne ikke indlæses',
  status: {
    open: 'Venter på dig',
    pending: 'Behandles',
    completed: 'Betalingen er modtaget',
    ordered: 'Bestillingen er bekræftet',
    failed: 'Ikke betalt',
    refunded: 'Tilbagebetalt',
    charged_back: 'Tilbageført',
  },
  pendingTitle: 'Din betaling behandles',
  pendingText:
    'Det tager normalt nogle sekunder, en bankoverførsel op til to hverdage. Du kan roligt forlade siden: Dine credits kommer af sig selv.',
  pendingLocked:
    'For at du aldrig betaler to gange, kan du først købe denne pakke igen, når bestilling {number} er afsluttet. Du kan vælge en anden pakke med det samme.',
  openTitle: 'Din betaling venter på dig',
  openText: 'Du er ikke færdig med at betale endnu. Fortsæt, hvor du slap.',
  continue: 'Fortsæt betalingen',
  added_one: 'ny credit til dig',
  added_other: 'nye credits til dig',
  balance_one: 'Du har nu {count} credit.',
  balance_other: 'Du har nu {count} credits.',
  debit: '{amount} trækkes via direkte debitering. Datoen står i vores e-mail.',
  premium: 'Premium er låst op for dig: alle billeder, så mange samtaler, du vil, og læsekvitteringer.',
  backToChat: 'Tilbage til samtalen',
  goOn: 'Fortsæt, hvor du slap',
  members: 'Udforsk medlemmerne',
  failedText: 'Der er ikke trukket penge. Din pakke er her stadig: Hvordan vil du betale i stedet?',
  failedCardText: 'Der er ikke trukket penge. Prøv kortet igen, eller betal på en anden måde.',
  failedEndText: 'Der er ikke trukket penge. Du kan vælge en pakke igen, når du vil.',
  retryCard: 'Prøv kortet igen',
  others: 'Betalingsmåder',
  restart: 'Vælg en pakke',
  refundedTitle: 'Betalingen er tilbagebetalt',
  refundedText:
    'Vi har sendt {amount} tilbage på samme måde, som du betalte. Pengene når frem i løbet af nogle dage, afhængigt af din bank.',
  chargedBackTitle: 'Betalingen er tilbageført',
  chargedBackText:
    'Din bank har taget pengene tilbage, så dine credits er trukket fra din saldo. Kommer det bag på dig, så kontakt kundeservice.',
  service: 'Kundeservice',
  bundle: 'Pakke',
  bundleCredits_one: '{count} credit',
  bundleCredits_other: '{count} credits',
  amount: 'Beløb',
  paid: 'Betalt',
  method: 'Betalingsmåde',
  orderNumber: 'Ordrenummer',
  date: 'Dato',
  history: 'Betalinger og credits',
} satisfies Messages<typeof source>;
