import type { Messages } from '@pairwise/i18n';

import type { alonetonight as source } from './en.ts';

export const alonetonight = {
  action: 'Begynd at snakke, det er gratis',
  niches: {
    default: {
      title: 'Andre er også vågne.',
      lead: 'Snak med voksne, der gerne vil have selskab i aften, og måske længere.',
      ask: 'Stadig vågen?',
      answer: 'Det er jeg nu.',
    },
    she: {
      title: 'I aften er det dig, der vælger.',
      lead: 'Her bestemmer kvinder tempoet. Sig hej, når du har lyst, til en, der kan vente.',
      ask: 'Din tur?',
      answer: 'Det er det nu.',
    },
    bdsm: {
      title: 'Sig, hvad du kan lide.',
      lead: 'Snak åbent med voksne, der kender deres grænser og spørger til dine.',
      ask: 'Nysgerrig?',
      answer: 'Fortæl mere.',
    },
    bbw: {
      title: 'Mere at elske i aften.',
      lead: 'Mød folk med former, og dem, der ikke ville have dem anderledes.',
      ask: 'Plads til mig?',
      answer: 'Altid.',
    },
    gilf: {
      title: 'Natten er stadig ung.',
      lead: 'Voksne med livserfaring og en hel aften foran sig. Snak med en, der har noget at fortælle.',
      ask: 'For sent?',
      answer: 'Aldrig.',
    },
    milf: {
      title: 'Nu er der stille i huset.',
      lead: 'Voksne kvinder med en aften for sig selv, og folk, der gerne deler den.',
      ask: 'Sover alle?',
      answer: 'Endelig.',
    },
    gay: {
      title: 'Han er også vågen.',
      lead: 'Snak med mænd, der gerne vil have selskab i aften, og måske længere.',
      ask: 'Stadig vågen?',
      answer: 'For din skyld.',
    },
  },
  variants: {
    weekend: {
      title: 'Lørdagen er stadig fri.',
      lead: 'Find en at dele den med, før det bliver endnu en søndag på sofaen.',
      ask: 'Nogen planer?',
      answer: 'Ikke endnu.',
    },
  },
} satisfies Messages<typeof source>;
