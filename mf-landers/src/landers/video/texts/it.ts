import type { Messages } from '@pairwise/i18n';

import type { video as source } from './en.ts';

export const video = {
  action: 'Scrivi la prossima battuta',
  pause: 'Metti in pausa il film',
  play: 'Fai partire il film',
  scene: 'Una strada di notte: a due finestre si accende la luce, e due persone si scrivono.',
  lines: {
    a: 'Non dormi?',
    b: 'No. Chi lo chiede?',
    c: 'La finestra di fronte.',
    d: 'Allora salutami.',
  },
  niches: {
    default: {
      title: 'Due finestre. Una strada.',
      lead: 'Un breve film su come comincia. Il finale lo scrivi tu.',
    },
    she: {
      title: 'Lei accende la luce.',
      lead: 'E decide se salutare. Un film sulla sua scelta.',
    },
    bdsm: {
      title: 'Dietro la tenda.',
      lead: 'Di che cosa parlano sono affari loro. Il bello è che parlano.',
    },
    bbw: {
      title: 'La finestra più calda.',
      lead: 'La vedi da lontano. Lì dentro qualcuno ride.',
    },
    gilf: {
      title: 'La luce è sempre accesa.',
      lead: 'Guardano la strada da anni. Stasera si scrivono.',
    },
    milf: {
      title: 'Dopo le dieci, il suo tempo.',
      lead: 'La casa dorme, la lampada è accesa, il telefono si illumina.',
    },
    gay: {
      title: 'Il vicino di fronte.',
      lead: 'Si salutano con un cenno da un anno. Stasera uno dei due scrive.',
    },
  },
  variants: {
    late: {
      title: 'È tardi. Meglio così.',
      lead: 'Le frasi migliori si scrivono dopo mezzanotte.',
    },
  },
} satisfies Messages<typeof source>;
