import type { Messages } from '@pairwise/i18n';

import type { index as source } from './en.ts';

export const index = {
  title: 'Alkuun riittää moi.',
  lead: 'Löydä joku läheltä, tutustu profiiliin ja kirjoita ensimmäinen viesti.',
  niches: {
    she: {
      title: 'Sinun tervehdyksesi ratkaisee.',
      lead: 'Katsele rauhassa, tutustu profiileihin ja kirjoita niille, joista pidät. Ensimmäinen viesti on sinun.',
    },
    bdsm: {
      title: 'Alkuun riittää kysymys.',
      lead: 'Löydä aikuisia, jotka sanovat, mistä pitävät, tuntevat rajansa ja kysyvät sinun rajoistasi.',
    },
    bbw: {
      title: 'Alkuun riität sinä, kokonaan.',
      lead: 'Löydä läheltä joku, joka rakastaa kurveja, tutustu profiiliin ja kirjoita ensimmäinen viesti.',
    },
    gilf: {
      title: 'Uuteen alkuun riittää moi.',
      lead: 'Löydä läheltä joku, jolla on kerrottavaa, ja kirjoita ensimmäinen viesti.',
    },
    milf: {
      title: 'Kaikki alkaa, kun talo hiljenee.',
      lead: 'Löydä läheltä aikuisia naisia, joilla on ilta itselleen, ja kirjoita ensimmäinen viesti.',
    },
    gay: {
      title: 'Kaikki alkaa hänestä.',
      lead: 'Löydä mies läheltä, tutustu hänen profiiliinsa ja kirjoita ensimmäinen viesti.',
    },
  },
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
