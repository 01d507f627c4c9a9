import type { Messages } from '@pairwise/i18n';

import type { tinderswipe as source } from './en.ts';

export const tinderswipe = {
  action: 'Crea il mio profilo gratis',
  like: 'Mi piace {name}',
  pass: 'Salta {name}',
  deck: 'Carte da scorrere',
  help: 'Scorri, tocca i pulsanti o usa i tasti freccia.',
  stampLike: 'Mi piace',
  stampPass: 'Salta',
  endTitle: 'Hai buon gusto.',
  endText: 'Qui si incontrano così anche le persone vere. Per il tuo profilo bastano due minuti.',
  endLikes: 'Ti piace: {names}.',
  nobody: 'Gusti difficili. Ci piacciono. Dentro ci sono altre persone.',
  again: 'Ricomincia',
  lines: {
    a: 'Fa battute pessime e una pasta eccellente.',
    b: 'Ti mostra il lato tranquillo della città.',
    c: 'Balla in cucina, anche senza compagnia.',
    d: 'Conosce ogni panchina con vista.',
    e: 'Legge per prima l’ultima pagina.',
    f: 'Risponde con vocali e canzoni.',
  },
  niches: {
    default: {
      title: 'Sì, no, forse tu.',
      lead: 'Sei persone. Un pollice. Guarda chi ti fa fermare.',
    },
    she: {
      title: 'Decide il tuo pollice.',
      lead: 'Tu guardi, tu scegli, tu scrivi per prima. Gli altri aspettano con garbo.',
    },
    bdsm: {
      title: 'Ti incuriosisce? Scorri.',
      lead: 'Persone che sanno che cosa vogliono, e chiedono che cosa vuoi tu.',
    },
    bbw: {
      title: 'Curve in arrivo.',
      lead: 'Forme piene, risate piene. Scorri a destra chi ti fa battere il cuore.',
    },
    gilf: {
      title: 'L’esperienza è a destra.',
      lead: 'Persone che hanno smesso da tempo di fingere. Scorri e guarda.',
    },
    milf: {
      title: 'Anche lei guardava te.',
      lead: 'Donne mature che un bel sorriso lo riconoscono subito.',
    },
    gay: {
      title: 'A destra c’è l’uomo giusto.',
      lead: 'Sei uomini. Un pollice. Guarda chi ti fa fermare.',
    },
  },
} satisfies Messages<typeof source>;
