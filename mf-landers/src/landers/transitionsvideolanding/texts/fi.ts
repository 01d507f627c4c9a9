import type { Messages } from '@pairwise/i18n';

import type { transitionsvideolanding as source } from './en.ts';

export const transitionsvideolanding = {
  action: 'Tee siitä oma kohtauksesi',
  pause: 'Pysäytä elokuva',
  play: 'Toista elokuva',
  scenes: {
    a: 'Katse.',
    b: 'Repliikki.',
    c: 'Nauru.',
    d: 'Entä sinä?',
  },
  niches: {
    default: {
      title: 'Kaikki voi kääntyä hetkessä.',
      lead: 'Neljä kohtausta, yksi ilta. Viimeinen rooli on vielä vapaa.',
    },
    she: {
      title: 'Käsikirjoitus: sinä.',
      lead: 'Sinä huudat ”kamera käy”, sinä huudat ”poikki”. Pääosa on sinun.',
    },
    bdsm: {
      title: 'Kohtausten välissä.',
      lead: 'Se, mitä kameran ulkopuolella tapahtuu, on sovittu etukäteen. Aina.',
    },
    bbw: {
      title: 'Rooli, jossa on sisältöä.',
      lead: 'Pääosia naisille, jotka ottavat tilaa, ja niille, jotka jumaloivat heitä.',
    },
    gilf: {
      title: 'Kolmas näytös on paras.',
      lead: 'Harjoitukset on pidetty. Osaat repliikit ulkoa.',
    },
    milf: {
      title: 'Hänen kohtauksensa.',
      lead: 'Vuosien sivuosien jälkeen valo osuu häneen.',
    },
    gay: {
      title: 'Mies tapaa miehen.',
      lead: 'Vanha tarina uudelleen kerrottuna, tänä iltana sinun kadullasi.',
    },
  },
  variants: {
    premiere: {
      title: 'Tänä iltana on ensi-ilta.',
      lead: 'Viereinen paikka on vielä vapaa.',
    },
  },
} satisfies Messages<typeof source>;
