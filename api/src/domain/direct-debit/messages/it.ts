import type { Translation } from '../../translation.ts';
import type en from './en.ts';

export default {
  code: '{site}: {code} è il tuo codice per pagare {amount} con addebito diretto sul conto che termina con {last4}. Vale 10 minuti. Non darlo a nessuno.',
  mandate: {
    subject: 'Mandato di addebito diretto SEPA {reference} per {site}',
    title: 'Mandato per addebito diretto SEPA',
    reference: 'Riferimento del mandato',
    creditor: 'Creditore',
    creditorId: 'Identificativo del creditore',
    holder: 'Intestatario del conto',
    address: 'Indirizzo',
    account: 'Conto',
    ending: 'IBAN che termina con {last4}',
    type: 'Tipo di pagamento',
    onePayment: 'Pagamento singolo',
    recurrent: 'Pagamenti ricorrenti, ciascuno dopo un ordine',
    accepted: 'Data di accettazione online',
    revoked: 'Data di revoca',
  },
} satisfies Translation<typeof en>;
