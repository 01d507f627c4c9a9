import type { Translation } from '../../translation.ts';
import type en from './en.ts';

export default {
  title: {
    payment: 'Ricevuta',
    refund: 'Rimborso',
    withdrawal: 'Rimborso dopo il tuo recesso',
    refund_failed: 'Rettifica di un rimborso',
  },
  subject: '{title} {number} di {site}',
  register: 'Registro delle imprese {number}',
  vatNumber: 'Partita IVA {number}',
  number: 'Numero',
  issued: 'Data',
  order: 'Numero d’ordine',
  ordered: 'Data dell’ordine',
  method: { payment: 'Pagato con', refund: 'Rimborsato tramite', refund_failed: 'Non rimborsato tramite' },
  description: 'Descrizione',
  amount: 'Importo',
  line: {
    payment: 'Pacchetto di {credits} crediti, con Premium',
    refund: 'Rimborso per il pacchetto di {credits} crediti',
    refund_failed: 'Rimborso per il pacchetto di {credits} crediti, non accettato dalla tua banca',
  },
  discount: 'Sconto',
  net: 'Imponibile',
  vat: 'IVA {rate} ({country})',
  total: { payment: 'Pagato', refund: 'Rimborsato', refund_failed: 'Non rimborsato' },
  noVat: 'Su questo importo non si applica l’IVA.',
  note: {
    payment: 'È un pagamento unico, non un abbonamento.',
    refund: 'Il rimborso avviene con lo stesso metodo usato per pagare. Può richiedere qualche giorno.',
    refund_failed: 'Ti dobbiamo ancora questo importo. Contatta l’assistenza clienti.',
  },
  methods: { sdd: 'Addebito diretto', sct: 'Bonifico', creditcard: 'Carta di credito' },
} satisfies Translation<typeof en>;
