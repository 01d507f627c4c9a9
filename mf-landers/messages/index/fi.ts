import type { Messages } from '@pairwise/i18n';

import type { index as source } from './en.ts';

export const index = {
  title: 'Alkuun riittää moi.',
  lead: 'Löydä joku läheltä, tutustu profiiliin ja kirjoita ensimmäinen viesti.',
  action: 'Aloita ilmaiseksi',
  look: 'Katsele ensin ympärillesi',
  ask: 'Vapaata sunnuntaina?',
  answer: 'Nyt on.',
  pointsTitle: 'Näin palvelu toimii',
  points: {
    free: {
      title: 'Katselu on ilmaista',
      text: 'Voit ilmaiseksi hakea, tykätä ja lukea, mitä muut kirjoittavat sinulle.',
    },
    checked: {
      title: 'Ihmisiä, ei pelkkiä kuvia',
      text: 'Tarkistamme joka kuvan, ennen kuin muut näkevät sen.',
    },
    once: {
      title: 'Ei jatkuvaa tilausta',
      text: 'Maksat krediiteistä kerran. Ne eivät vanhene, eikä mikään uusiudu itsestään.',
    },
  },
  pricing: 'Katso kaikki hinnat',
} satisfies Messages<typeof source>;
