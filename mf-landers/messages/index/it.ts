import type { Messages } from '@pairwise/i18n';

import type { index as source } from './en.ts';

export const index = {
  title: 'Tutto comincia con un ciao.',
  lead: 'Trova qualcuno vicino a te, leggi chi è e scrivi la prima frase.',
  action: 'Comincia gratis',
  look: 'Prima dai un’occhiata',
  ask: 'Domenica hai da fare?',
  answer: 'Ora sì, con te.',
  pointsTitle: 'Qui funziona così',
  points: {
    free: {
      title: 'Guardare non costa nulla',
      text: 'Cercare, mettere like e leggere quello che ti scrivono è gratis.',
    },
    checked: {
      title: 'Persone, non figurine',
      text: 'Controlliamo ogni foto prima che gli altri la vedano.',
    },
    once: {
      title: 'Nessun abbonamento',
      text: 'Paghi i crediti una volta sola. Non scadono mai, e nulla si rinnova da solo.',
    },
  },
  pricing: 'Vedi tutti i prezzi',
} satisfies Messages<typeof source>;
