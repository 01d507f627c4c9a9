import type { Messages } from '@pairwise/i18n';

import type { methods as source } from './en.ts';

export const methods = {
  label: 'Metodi di pagamento',
  lastUsed: 'Ultimo usato',
  sdd: 'Addebito diretto',
  sct: 'Bonifico',
  creditcard: 'Carta di credito',
  details: {
    card: 'Paga con la tua carta',
    bank: 'Paga tramite la tua banca',
    wallet: 'Conferma nell’app o nel tuo account',
    code: 'Paga con un codice dell’app della tua banca',
    voucher: 'Paga con il codice del tuo buono',
    transfer: 'Richiede uno o due giorni lavorativi',
    direct_debit: 'Addebito sul tuo conto',
  },
  after: {
    card: 'Inserisci i dati della carta nella pagina sicura del nostro partner di pagamento; la tua banca potrebbe chiederti una conferma. I crediti arrivano pochi secondi dopo.',
    bank: 'Autorizzi il pagamento con la tua banca. I crediti arrivano pochi secondi dopo.',
    wallet: 'Confermi il pagamento nell’app o nel tuo account. I crediti arrivano pochi secondi dopo.',
    code: 'Inserisci il codice dell’app della tua banca. I crediti arrivano pochi secondi dopo.',
    voucher: 'Inserisci il codice del tuo buono. I crediti arrivano pochi secondi dopo.',
    transfer:
      'Ti mostriamo il conto su cui fare il bonifico. I crediti arrivano insieme al denaro, di solito entro due giorni lavorativi.',
    direct_debit: 'Ci autorizzi ad addebitare l’importo sul tuo conto una sola volta. I crediti arrivano subito dopo.',
  },
} satisfies Messages<typeof source>;
