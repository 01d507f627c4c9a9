import type { Messages } from '@pairwise/i18n';

import type { maplanding as source } from './en.ts';

export const maplanding = {
  action: 'Se hvem som er nær deg',
  here: 'Folk på kartet: {country}',
  pin: '{name}, {age}, i nærheten av {town}',
  note: 'Kartet viser større byer i landet, ikke hvor du eller andre bor.',
  niches: {
    default: {
      title: 'Nærmere enn du tror.',
      lead: 'Noen stopp med trikken, en sykkelvei, to gater unna. Se hvem som er i nærheten.',
    },
    she: {
      title: 'Ditt kart, din radius.',
      lead: 'Du bestemmer hvor nær som er nær, og hvem som får vite det.',
    },
    bdsm: {
      title: 'Diskret, og i nærheten.',
      lead: 'Ingen ser hvor du er. Du ser at du ikke er den eneste.',
    },
    bbw: {
      title: 'Store hjerter nær deg.',
      lead: 'Kanskje bare to stopp unna, med en latter som overdøver gata.',
    },
    gilf: {
      title: 'Rundt hjørnet, i årevis.',
      lead: 'Kanskje har dere allerede nikket til hverandre på torget.',
    },
    milf: {
      title: 'Kanskje bor hun i nærheten.',
      lead: 'Ferdig med henting og bringing, kvelden er fri, og kafeen ligger midt imellom.',
    },
    gay: {
      title: 'Kanskje bor han litt lenger nede i gata.',
      lead: 'Du trenger ingen app for å gå dit. Bare en første linje.',
    },
  },
  variants: {
    commute: {
      title: 'Samme linje, samme stopp.',
      lead: 'Personen på den andre siden av midtgangen er kanskje også her.',
    },
  },
} satisfies Messages<typeof source>;
