import type { Messages } from '@pairwise/i18n';

import type { gallery as source } from './en.ts';

export const gallery = {
  action: 'Appendi il tuo ritratto',
  wall: 'I ritratti',
  room: 'Sala 1',
  works: {
    a: 'Risata prima della battuta',
    b: 'Attesa del tram, senza fretta',
    c: 'Colore in una settimana grigia',
    d: 'Studio di chi sa ascoltare',
    e: 'Occhiolino, olio su tela',
    f: 'La strada lunga verso casa',
  },
  niches: {
    default: {
      title: 'L’arte dell’incontro.',
      lead: 'Una sala tranquilla, buona luce e persone che meritano un secondo sguardo. Fai con calma.',
    },
    she: {
      title: 'La curatrice sei tu.',
      lead: 'Fai un giro, fermati dove vuoi. Nessuno parla prima di te.',
    },
    bdsm: {
      title: 'La collezione privata.',
      lead: 'Certe opere si mostrano solo a chi lo chiede con garbo.',
    },
    bbw: {
      title: 'Rubens approverebbe.',
      lead: 'La bellezza ha bisogno di spazio. Vieni a vedere.',
    },
    gilf: {
      title: 'I grandi classici.',
      lead: 'Di anno in anno migliori, e ancora pieni di sorprese.',
    },
    milf: {
      title: 'La preferita di sempre.',
      lead: 'Eleganza, calore e un sorriso di cui parlano i custodi.',
    },
    gay: {
      title: 'Ritratti di gentiluomini.',
      lead: 'E di qualche mascalzone. Scopri chi è chi.',
    },
  },
  variants: {
    opening: {
      title: 'La sera dell’inaugurazione.',
      lead: 'Tutti hanno un po’ di batticuore. È la parte bella. Entra.',
    },
  },
} satisfies Messages<typeof source>;
