import type { Messages } from '@pairwise/i18n';

import type { accountDeleted as source } from './en.ts';

export const accountDeleted = {
  closedTitle: 'Il tuo account è chiuso',
  closedUntil: 'Nessuno ti vede più. Ultimo giorno per tornare: {date}. Poi tutti i tuoi dati personali spariscono.',
  mailed: 'Il link per tornare è nell’email che ti abbiamo appena mandato.',
  title: 'Torna al tuo account',
  text: 'Puoi riattivare un account chiuso entro {days} giorni, con il link nella nostra email.',
  againTitle: 'Non trovi l’email con il link?',
  again: 'Accedi ancora una volta e te la rimandiamo.',
  submit: 'Mandami il link',
  sentTitle: 'Il link è in arrivo',
  sent: 'L’abbiamo mandato a {email}.',
  backTitle: 'Vuoi tornare?',
  backText: 'Profilo, foto, chat e crediti sono ancora tutti lì.',
  reactivate: 'Riattiva il mio account',
  welcome: 'Che bello riaverti qui, {name}.',
  notNow: 'Non ora',
  toHome: 'Vai alla pagina iniziale',
} satisfies Messages<typeof source>;
