import type { Messages } from '@pairwise/i18n';

import type { result as source } from './en.ts';

export const result = {
  loading: 'Laddar din betalning',
  failedToLoad: 'Din betalning kunde inte laddas',
  status: {
    open: 'Väntar på dig',
    pending: 'Bearbetas',
    completed: 'Betalningen är genomförd',
    ordered: 'Beställningen är bekräftad',
    failed: 'Inte betald',
    refunded: 'Återbetald',
    charged_back: 'Återkrävd',
  },
  pendingTitle: 'Din betalning bearbetas',
  pendingText:
    'Det tar oftast några sekunder, en banköverföring upp till två bankdagar. Du behöver inte ha sidan öppen: krediterna kommer av sig själva.',
  pendingLocked:
    'För att du aldrig ska betala två gånger kan du köpa det här paketet igen först när beställning {number} är klar. Du kan välja ett annat paket direkt.',
  openTitle: 'Din betalning väntar på dig',
  openText: 'Betalningen är inte slutförd än. Fortsätt där du slutade.',
  continue: 'Fortsätt betala',
  added_one: 'ny kredit till dig',
  added_other: 'nya krediter till dig',
  balance_one: 'Du har nu {count} kredit.',
  balance_other: 'Du har nu {count} krediter.',
  debit: '{amount} dras via autogiro. Datumet står i vårt mejl.',
  premium: 'Premium är upplåst för dig: alla bilder, så många chattar du vill och läskvitton.',
  backToChat: 'Tillbaka till chatten',
  goOn: 'Fortsätt där du var',
  members: 'Upptäck medlemmar',
  failedText: 'Inga pengar har dragits. Ditt paket finns kvar här: hur vill du betala i stället?',
  failedCardText: 'Inga pengar har dragits. Försök med kortet igen, eller betala på ett annat sätt.',
  failedEndText: 'Inga pengar har dragits. Du kan välja ett paket igen när du vill.',
  retryCard: 'Försök med kortet igen',
  others: 'Betalsätt',
  restart: 'Välj ett paket',
  refundedTitle: 'Betalningen är återbetald',
  refundedText:
    'Vi har skickat tillbaka {amount} på samma sätt som du betalade. Pengarna kommer fram inom några dagar, beroende på din bank.',
  chargedBackTitle: 'Betalningen har återkrävts',
  chargedBackText:
    'Din bank har tagit tillbaka pengarna, så krediterna har dragits från ditt saldo. Kontakta kundservice om det kommer som en överraskning.',
  service: 'Kundservice',
  bundle: 'Paket',
  bundleCredits_one: '{count} kredit',
  bundleCredits_other: '{count} krediter',
  amount: 'Belopp',
  paid: 'Betalt',
  method: 'Betalsätt',
  orderNumber: 'Ordernummer',
  date: 'Datum',
  history: 'Betalningar och krediter',
} satisfies Messages<typeof source>;
