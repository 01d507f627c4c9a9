import type { Messages } from '@pairwise/i18n';

import type { collagelanding as source } from './en.ts';

export const collagelanding = {
  action: 'Heng opp bildet ditt',
  notes: {
    a: 'den første kaffen',
    b: 'den andre kaffen',
    c: 'den latteren',
    d: 'regn, én paraply',
    e: 'søndag, sent',
    f: 'oss?',
  },
  niches: {
    default: {
      title: 'Hver historie begynner med et bilde.',
      lead: 'Et sted på denne veggen er det plass til to. Bli med på bildet.',
    },
    she: {
      title: 'En vegg etter din smak.',
      lead: 'Heng opp bildene du liker. La resten ligge.',
    },
    bdsm: {
      title: 'Ikke alt synes på bildet.',
      lead: 'Det du nyter, blir mellom deg og dem du velger.',
    },
    bbw: {
      title: 'For god til en liten ramme.',
      lead: 'Mennesker i naturlig størrelse, smil i naturlig størrelse, og plass til ditt.',
    },
    gilf: {
      title: 'Fortsatt mye film på rullen.',
      lead: 'Du har albumer fulle av historier. Her er en blank side.',
    },
    milf: {
      title: 'Nå et bilde av deg.',
      lead: 'I alle år var det du som tok bilder av de andre. Nå er det din tur.',
    },
    gay: {
      title: 'Han, du og en fotoautomat.',
      lead: 'Fire blitser og en god unnskyldning for å sitte tett.',
    },
  },
  variants: {
    summer: {
      title: 'En sommer å ta vare på.',
      lead: 'Lange kvelder, barbeint i gresset og noen å minnes det med.',
    },
  },
} satisfies Messages<typeof source>;
