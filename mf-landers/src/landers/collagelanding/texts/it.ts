import type { Messages } from '@pairwise/i18n';

import type { collagelanding as source } from './en.ts';

export const collagelanding = {
  action: 'Aggiungi la tua foto',
  notes: {
    a: 'primo caffè',
    b: 'secondo caffè',
    c: 'quella risata',
    d: 'pioggia, un ombrello',
    e: 'domenica, tardi',
    f: 'noi due?',
  },
  niches: {
    default: {
      title: 'Ogni storia comincia da uno scatto.',
      lead: 'Da qualche parte su questa parete c’è posto per due. Entra nella foto.',
    },
    she: {
      title: 'Una parete scelta da te.',
      lead: 'Appendi chi ti piace. Lascia fuori chi non ti piace.',
    },
    bdsm: {
      title: 'Non si vede in ogni foto.',
      lead: 'Quello che ti piace resta tra te e le persone che scegli.',
    },
    bbw: {
      title: 'Una cornice piccola non basta.',
      lead: 'Persone a grandezza naturale, sorrisi a grandezza naturale, e posto per il tuo.',
    },
    gilf: {
      title: 'Il rullino è ancora lungo.',
      lead: 'Hai album pieni di storie. Ecco una pagina bianca.',
    },
    milf: {
      title: 'E adesso una foto tua.',
      lead: 'Per anni hai fotografato tutti gli altri. Ora tocca a te.',
    },
    gay: {
      title: 'Lui, tu, una cabina fotografica.',
      lead: 'Quattro flash e una buona scusa per stare vicini.',
    },
  },
  variants: {
    summer: {
      title: 'Un’estate da conservare.',
      lead: 'Serate lunghe, piedi nudi, qualcuno con cui ricordarle.',
    },
  },
} satisfies Messages<typeof source>;
