import type { Messages } from '@pairwise/i18n';

import type { index as source } from './en.ts';

export const index = {
  title: 'Tutto comincia con un ciao.',
  lead: 'Trova qualcuno vicino a te, leggi chi è e scrivi la prima frase.',
  niches: {
    she: {
      title: 'È il tuo ciao a decidere.',
      lead: 'Guardati intorno con calma, leggi chi sono e scrivi a chi ti piace. La prima frase è tua.',
    },
    bdsm: {
      title: 'Tutto comincia con una domanda.',
      lead: 'Trova persone adulte che dicono che cosa amano, conoscono i propri limiti e chiedono i tuoi.',
    },
    bbw: {
      title: 'Tutto comincia da te, con le tue curve.',
      lead: 'Trova vicino a te chi le ama così, leggi chi è e scrivi la prima frase.',
    },
    gilf: {
      title: 'Tutto ricomincia con un ciao.',
      lead: 'Trova vicino a te chi ha qualcosa da raccontare e scrivi la prima frase.',
    },
    milf: {
      title: 'Tutto comincia quando c’è silenzio.',
      lead: 'Trova vicino a te donne mature con una serata tutta per sé e scrivi la prima frase.',
    },
    gay: {
      title: 'Tutto comincia con lui.',
      lead: 'Trova un uomo vicino a te, leggi chi è e scrivi la prima frase.',
    },
  },
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
