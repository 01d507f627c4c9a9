import type { Messages } from '@pairwise/i18n';

import type { alonetonight as source } from './en.ts';

export const alonetonight = {
  action: 'Ala jutella, se on ilmaista',
  niches: {
    default: {
      title: 'Joku muukin on hereillä.',
      lead: 'Juttele aikuisten kanssa, jotka haluavat seuraa tänä iltana, ehkä pidempäänkin.',
      ask: 'Vielä hereillä?',
      answer: 'Nyt olen.',
    },
    she: {
      title: 'Tänä iltana sinä valitset.',
      lead: 'Täällä naiset päättävät tahdin. Sano moi, kun siltä tuntuu, jollekulle, joka malttaa odottaa.',
      ask: 'Sinun vuorosi?',
      answer: 'Kyllä, nyt.',
    },
    bdsm: {
      title: 'Sano, mistä pidät.',
      lead: 'Juttele avoimesti aikuisten kanssa, jotka tuntevat omat rajansa ja kysyvät sinun rajoistasi.',
      ask: 'Kiinnostaako?',
      answer: 'Kerro lisää.',
    },
    bbw: {
      title: 'Enemmän rakastettavaa tänä iltana.',
      lead: 'Tapaa kurvikkaita ihmisiä ja niitä, jotka eivät muuttaisi heissä mitään.',
      ask: 'Mahdunko mukaan?',
      answer: 'Aina.',
    },
    gilf: {
      title: 'Yö on vielä nuori.',
      lead: 'Aikuisia, joilla on elämänkokemusta ja koko ilta edessä. Juttele jonkun kanssa, jolla on kerrottavaa.',
      ask: 'Liian myöhäistä?',
      answer: 'Ei koskaan.',
    },
    milf: {
      title: 'Nyt talossa on hiljaista.',
      lead: 'Aikuisia naisia, joilla on ilta itselleen, ja ihmisiä, jotka jakavat sen mielellään.',
      ask: 'Nukkuvatko kaikki?',
      answer: 'Vihdoin.',
    },
    gay: {
      title: 'Hänkin on hereillä.',
      lead: 'Juttele miesten kanssa, jotka haluavat seuraa tänä iltana, ehkä pidempäänkin.',
      ask: 'Vielä hereillä?',
      answer: 'Sinun takiasi.',
    },
  },
  variants: {
    weekend: {
      title: 'Lauantai on vielä vapaa.',
      lead: 'Löydä sille seuraa, ennen kuin edessä on taas yksi sunnuntai sohvalla.',
      ask: 'Onko suunnitelmia?',
      answer: 'Ei vielä.',
    },
  },
} satisfies Messages<typeof source>;
