import type { Messages } from '@pairwise/i18n';

import type { result as source } from './en.ts';

export const result = {
  loading: 'Caricamento del tuo pagamento',
  failedToLoad: 'Non è stato possibile caricare il tuo pagamento',
  status: {
    open: 'Ti aspetta',
    pending: 'In corso',
    completed: 'Pagamento ricevuto',
    ordered: 'Ordine confermato',
    failed: 'Non pagato',
    refunded: 'Rimborsato',
    charged_back: 'Stornato',
  },
  pendingTitle: 'Il tuo pagamento è in elaborazione',
  pendingText:
    'Di solito bastano pochi secondi; un bonifico richiede fino a due giorni lavorativi. Puoi lasciare questa pagina: i crediti arrivano da soli.',
  pendingLocked:
    'Per non farti mai pagare due volte, potrai comprare di nuovo questo pacchetto solo quando l’ordine {number} sarà concluso. Puoi scegliere subito un altro pacchetto.',
  openTitle: 'Il tuo pagamento ti aspetta',
  openText: 'Non hai ancora finito di pagare. Riprendi da dov’eri.',
  continue: 'Continua a pagare',
  added_one: 'nuovo credito per te',
  added_many: 'di nuovi crediti per te',
  added_other: 'nuovi crediti per te',
  balance_one: 'Il tuo saldo ora è di {count} credito.',
  balance_many: 'Il tuo saldo ora è di {count} di crediti.',
  balance_other: 'Il tuo saldo ora è di {count} crediti.',
  debit: 'Addebitiamo {amount} sul tuo conto. La data è nella nostra email.',
  premium: 'Premium è sbloccato per te: tutte le foto, tutte le chat che vuoi e le conferme di lettura.',
  backToChat: 'Torna alla tua chat',
  goOn: 'Riprendi da dov’eri',
  members: 'Scopri chi c’è',
  failedText: 'Non è stato addebitato nulla. Il tuo pacchetto è ancora qui: in quale altro modo vuoi pagare?',
  failedCardText: 'Non è stato addebitato nulla. Riprova con la carta, oppure paga in un altro modo.',
  failedEndText: 'Non è stato addebitato nulla. Puoi scegliere di nuovo un pacchetto quando vuoi.',
  retryCard: 'Riprova con la carta',
  others: 'Metodi di pagamento',
  restart: 'Scegli un pacchetto',
  refundedTitle: 'Questo pagamento è stato rimborsato',
  refundedText:
    'Ti abbiamo rimborsato {amount} con lo stesso metodo con cui hai pagato. A seconda della banca, il denaro arriva entro pochi giorni.',
  chargedBackTitle: 'Questo pagamento è stato stornato',
  chargedBackText:
    'La tua banca si è fatta restituire il denaro, quindi abbiamo tolto i crediti dal tuo saldo. Se non te lo aspettavi, contatta l’assistenza clienti.',
  service: 'Assistenza clienti',
  bundle: 'Pacchetto',
  bundleCredits_one: '{count} credito',
  bundleCredits_many: '{count} di crediti',
  bundleCredits_other: '{count} crediti',
  amount: 'Importo',
  paid: 'Pagato',
  method: 'Metodo di pagamento',
  orderNumber: 'Numero d’ordine',
  date: 'Data',
  history: 'Pagamenti e crediti',
} satisfies Messages<typeof source>;
