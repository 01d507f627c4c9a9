import type { Messages } from '@pairwise/i18n';

import type { alonetonight as source } from './en.ts';

export const alonetonight = {
  action: 'Begynn å snakke, det er gratis',
  niches: {
    default: {
      title: 'Noen andre er også våkne.',
      lead: 'Snakk med voksne som vil ha selskap i kveld, og kanskje lenger.',
      ask: 'Fortsatt våken?',
      answer: 'Nå er jeg det.',
    },
    she: {
      title: 'I kveld er det du som velger.',
      lead: 'Her bestemmer kvinner tempoet. Si hei når du har lyst, til noen som kan vente.',
      ask: 'Hvem begynner?',
      answer: 'Jeg.',
    },
    bdsm: {
      title: 'Si hva du liker.',
      lead: 'Snakk åpent med voksne som kjenner grensene sine og spør etter dine.',
      ask: 'Nysgjerrig?',
      answer: 'Fortell mer.',
    },
    bbw: {
      title: 'Mer å elske i kveld.',
      lead: 'Møt folk med former, og alle som elsker dem akkurat sånn.',
      ask: 'Plass til meg?',
      answer: 'Alltid.',
    },
    gilf: {
      title: 'Natten er ennå ung.',
      lead: 'Voksne med livserfaring og en hel kveld foran seg. Snakk med noen som har noe å fortelle.',
      ask: 'For sent?',
      answer: 'Aldri.',
    },
    milf: {
      title: 'Nå er det stille i huset.',
      lead: 'Voksne kvinner med en kveld for seg selv, og folk som gjerne deler den.',
      ask: 'Sover alle?',
      answer: 'Endelig.',
    },
    gay: {
      title: 'Han er også våken.',
      lead: 'Snakk med menn som vil ha selskap i kveld, og kanskje lenger.',
      ask: 'Fortsatt våken?',
      answer: 'For deg.',
    },
  },
  variants: {
    weekend: {
      title: 'Lørdagen er fortsatt ledig.',
      lead: 'Finn noen å dele den med, før det blir enda en søndag på sofaen.',
      ask: 'Noen planer?',
      answer: 'Ikke ennå.',
    },
  },
} satisfies Messages<typeof source>;
