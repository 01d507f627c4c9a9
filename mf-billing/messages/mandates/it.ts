import type { Messages } from '@pairwise/i18n';

import type { mandates as source } from './en.ts';

export const mandates = {
  title: 'Mandati di addebito diretto',
  text: 'Un mandato ci autorizza ad addebitare il prezzo dei tuoi ordini sul tuo conto.',
  loading: 'Caricamento dei tuoi mandati',
  failedTitle: 'Non è stato possibile caricare i tuoi mandati',
  none: 'Non hai nessun mandato.',
  account: 'Conto che termina con {last4}',
  accepted: 'Accettato in data {date}',
  revokedOn: 'Revocato in data {date}',
  state: { active: 'Valido', revoked: 'Revocato', expired: 'Scaduto' },
  reference: 'Riferimento del mandato',
  creditor: 'Creditore',
  creditorId: 'Identificativo del creditore',
  holder: 'Intestatario del conto',
  read: 'Leggi il mandato',
  save: 'Salva in PDF',
  /** Read out after the name of a button. */
  ofMandate: 'Mandato {reference}',
  revoke: 'Revoca',
  askTitle: 'Revocare questo mandato?',
  askText:
    'Con questo mandato non addebiteremo più nulla. Un pagamento già trasmesso alla tua banca viene comunque addebitato. Puoi pagare di nuovo con addebito diretto in qualsiasi momento.',
  confirm: 'Revoca il mandato',
  keep: 'Mantienilo',
  offline: 'Sei offline. Puoi revocare il mandato quando torna la connessione.',
} satisfies Messages<typeof source>;
