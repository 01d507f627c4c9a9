import type { Messages } from '@pairwise/i18n';

import type { matchFinder as en } from './en.ts';

export const matchFinder = {
  open: 'Trova un match con sei domande',
  progress: 'Domanda {number} di {total}',
  position: '{number} di {total}',
  back: 'Domanda precedente',
  next: 'Continua',
  show: 'Mostra chi fa per me',
  loading: 'Caricamento delle tue risposte…',
  failedTitle: 'Non è stato possibile caricare le tue risposte',
  offlineTitle: 'Sei offline',
  offline: 'Puoi continuare non appena torna la connessione.',

  who: {
    title: 'Chi vorresti conoscere?',
    lead: 'Sei brevi domande, poi vedi chi fa per te.',
    female: 'Donne',
    male: 'Uomini',
    both: 'Donne e uomini',
  },
  age: { title: 'Di che età?', lead: 'Le due età sono comprese.' },
  place: { title: 'Dove dovrebbe vivere?', lead: 'Un paese intero, o una sua parte.' },
  intention: {
    title: 'Che cosa cerchi?',
    lead: 'Chi cerca la stessa cosa viene prima nel gioco dello swipe.',
    relationship: 'Una relazione',
    dating: 'Uscire insieme, poi si vedrà',
    friendship: 'Amicizia',
    chat: 'Qualcuno con cui parlare',
  },
  interests: {
    title: 'Che cosa vorresti avere in comune?',
    lead: 'Fino a tre interessi. Ne basta uno in comune.',
    chosen: '{count} scelti su {limit}',
  },
  strict: {
    title: 'Quanto conta l’età?',
    lead: 'Puoi cambiarlo in qualsiasi momento.',
    soft: 'Anche altre età',
    softDetail: 'Possono trovarti persone di ogni età.',
    hard: 'Solo queste età',
    hardDetail: 'Anche il tuo profilo resta nascosto a chi ha un’altra età.',
  },
} satisfies Messages<typeof en>;
