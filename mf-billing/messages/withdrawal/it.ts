import type { Messages } from '@pairwise/i18n';

import type { withdrawal as source } from './en.ts';

export const withdrawal = {
  title: 'Recedere dal contratto',
  intro: 'Puoi recedere da un ordine entro {days} giorni, senza indicare un motivo.',
  loading: 'Caricamento dei tuoi ordini',
  ordersFailed: 'Non è stato possibile caricare i tuoi ordini. Puoi comunque inserire il numero d’ordine.',
  choose: 'Quale ordine?',
  order: '{credits} crediti, {amount}',
  orderDetail: '{date} · {number} · scadenza {until}',
  another: 'Un altro ordine',
  number: 'Numero d’ordine',
  numberHint: 'Dieci cifre. Lo trovi nell’email sul tuo pagamento.',
  numberInvalid: 'Inserisci le dieci cifre del tuo numero d’ordine.',
  email: 'Indirizzo email del tuo account',
  emailInvalid: 'Inserisci l’indirizzo email del tuo account.',
  submit: 'Continua',
  confirmTitle: 'Il tuo recesso',
  statement: 'Recedo dal contratto relativo al mio ordine {number}.',
  statementOrder: 'Ordine',
  statementEmail: 'Indirizzo email',
  bought: 'Pagato',
  unused: 'Crediti non usati',
  unusedOf: '{unused} su {credits}',
  refund: 'Ti rimborsiamo',
  effect:
    'Se nessun credito è stato usato, ti rimborsiamo tutto, altrimenti la quota di quelli non usati. Li togliamo dal tuo saldo, e Premium termina se nessun altro ordine lo mantiene.',
  sameWay: 'Il rimborso avviene con lo stesso metodo con cui hai pagato.',
  confirm: 'Conferma recesso',
  back: 'Indietro',
  offline: 'Sei offline. Non è stato inviato nulla.',
  doneTitle: 'Abbiamo ricevuto il tuo recesso',
  doneMoment: 'Ricevuto',
  doneId: 'Numero del tuo recesso',
  doneMailMember: 'Tra pochi minuti ricevi un’email con data, ora e importo.',
  doneMail:
    'Se numero e indirizzo corrispondono, tra pochi minuti a quell’indirizzo arriva un’email con data, ora e importo. Nessuna email? Controlla il numero e riprova, oppure scrivi alla nostra assistenza clienti.',
  keep: 'Tieni aperta questa pagina finché non arriva l’email.',
  again: 'Recedi da un altro ordine',
} satisfies Messages<typeof source>;
