import type { Translation } from '../../../translation.ts';
import type { payments as source } from './en.ts';

export const payments: Translation<typeof source> = {
  payment_completed: {
    subject: 'Grazie: {credits} crediti per te',
    heading: 'Il tuo pagamento è arrivato',
    lines: [
      'Hai {credits} nuovi crediti, e tutto Premium è sbloccato per te.',
      'Ordine {order}: {amount}, IVA inclusa, pagato in data {date}.',
      'È un pagamento unico, non un abbonamento. La ricevuta è tra i tuoi pagamenti, in PDF.',
    ],
    button: 'Vedi i miei pagamenti',
  },
  payment_duplicate: {
    subject: 'Hai pagato due volte. Ti rimborsiamo il secondo pagamento',
    heading: 'Ti rimborsiamo {amount}',
    lines: [
      'Il tuo ordine {order} è stato pagato due volte. I crediti sono stati aggiunti una volta, e ti rimborsiamo per intero il secondo pagamento di {amount}.',
      'Non devi fare nulla. A seconda della banca, il denaro arriva entro pochi giorni.',
    ],
    button: 'Vedi i miei pagamenti',
  },
  direct_debit_notice: {
    subject: 'Grazie: {credits} crediti per te',
    heading: 'Addebiteremo {amount} sul tuo conto',
    lines: [
      'Hai {credits} nuovi crediti, e tutto Premium è sbloccato per te.',
      'Addebiteremo {amount} per il tuo ordine {order} sul conto che termina con {last4}, in data {date} o nei giorni successivi. Assicurati che i fondi siano sufficienti.',
      'Riferimento del mandato: {reference}. Identificativo del creditore: {creditor}.',
      'È un pagamento unico, non un abbonamento. Puoi chiedere alla tua banca il rimborso entro otto settimane.',
    ],
    button: 'Vedi i miei pagamenti',
  },
  direct_debit_returned: {
    subject: 'La tua banca ha respinto il nostro addebito diretto',
    heading: 'L’addebito diretto non è riuscito',
    lines: [
      'La tua banca ha respinto l’addebito di {amount} per il tuo ordine {order} sul conto che termina con {last4}.',
      'Abbiamo tolto i crediti non usati di questo ordine. L’addebito diretto è bloccato per il tuo account; tutti gli altri metodi di pagamento restano disponibili.',
    ],
    button: 'Vedi i miei pagamenti',
  },
  payment_restored: {
    subject: 'Buone notizie: il tuo ordine {order} è di nuovo attivo',
    heading: 'Il tuo pagamento di {amount} è di nuovo valido',
    lines: [
      'La tua banca aveva stornato il pagamento del tuo ordine {order}. Ora ci ha restituito il denaro, quindi è tutto a posto.',
      'I crediti che avevamo tolto sono di nuovo nel tuo saldo, e tutto Premium è sbloccato per te.',
    ],
    button: 'Vedi i miei pagamenti',
  },
  payment_refunded: {
    subject: 'Il tuo rimborso è in arrivo',
    heading: 'Ti rimborsiamo {amount}',
    lines: [
      'Ti rimborsiamo {amount} del tuo ordine {order}, con lo stesso metodo con cui hai pagato.',
      'A seconda della banca, il denaro arriva entro pochi giorni.',
    ],
    button: 'Vedi i miei pagamenti',
  },
  refund_failed: {
    subject: 'Il tuo rimborso è tornato indietro',
    heading: 'Ti dobbiamo ancora {amount}',
    lines: [
      'Abbiamo provato a rimborsarti {amount} del tuo ordine {order} con lo stesso metodo con cui hai pagato, ma la tua banca o il servizio di pagamento non lo ha accettato. Il denaro è da noi e resta tuo.',
      'Scrivi alla nostra assistenza clienti e indicaci su quale conto bancario possiamo inviarlo.',
    ],
    button: 'Vedi i miei pagamenti',
  },
  withdrawal_done: {
    subject: 'Abbiamo ricevuto il tuo recesso',
    heading: 'Hai receduto dal tuo ordine',
    lines: [
      'Hai inviato il recesso dall’ordine {order} in data {moment}. Ha effetto da quel momento.',
      'Dei suoi {credits} crediti, {unused} non erano usati. Li togliamo dal tuo saldo e ti rimborsiamo {amount} su {paid}, con lo stesso metodo con cui hai pagato. A seconda della banca, il denaro arriva entro pochi giorni.',
      'Premium è terminato, a meno che un altro tuo ordine non lo mantenga. Conserva questa email come prova. Numero del tuo recesso: {number}',
    ],
    button: 'Vedi i miei pagamenti',
  },
  withdrawal_all_used: {
    subject: 'Abbiamo ricevuto il tuo recesso',
    heading: 'Non resta nulla da rimborsare',
    lines: [
      'Hai inviato il recesso dall’ordine {order} in data {moment}.',
      'Tutti i crediti di questo ordine sono già stati usati o rimborsati. Con il recesso si rimborsano quelli non usati, quindi non cambia nulla e Premium resta tuo.',
      'Numero del tuo recesso: {number}',
    ],
    button: 'Vedi i miei pagamenti',
  },
  withdrawal_too_late: {
    subject: 'Abbiamo ricevuto il tuo recesso',
    heading: 'Il termine per questo ordine è scaduto',
    lines: [
      'Hai inviato il recesso dall’ordine {order} in data {moment}. Il termine per recedere era già scaduto.',
      'I tuoi crediti e Premium restano come sono. Se pensi che ci sbagliamo, scrivi alla nostra assistenza clienti.',
      'Numero del tuo recesso: {number}',
    ],
    button: 'Vedi i miei pagamenti',
  },
  withdrawal_ended: {
    subject: 'Abbiamo ricevuto il tuo recesso',
    heading: 'Questo ordine era già concluso',
    lines: [
      'Hai inviato il recesso dall’ordine {order} in data {moment}. Il denaro era già stato rimborsato.',
      'Non devi fare nulla. Tra i tuoi pagamenti vedi che cosa è successo.',
      'Numero del tuo recesso: {number}',
    ],
    button: 'Vedi i miei pagamenti',
  },
};
