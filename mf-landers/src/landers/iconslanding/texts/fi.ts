import type { Messages } from '@pairwise/i18n';

import type { iconslanding as source } from './en.ts';

export const iconslanding = {
  action: 'Löydä seuraa',
  pick: 'Mitä tekisitte yhdessä?',
  chosen: '{things}: joku sanoo kyllä.',
  none: 'Paina sitä, mikä sinua huvittaa.',
  things: {
    coffee: 'Kahvi',
    walk: 'Kävely',
    cook: 'Ruoanlaitto',
    music: 'Musiikki',
    film: 'Elokuva',
    book: 'Kirjat',
    travel: 'Matkat',
    dance: 'Tanssi',
    wine: 'Viini',
  },
  niches: {
    default: {
      title: 'Valitse kolme. Löydä yksi.',
      lead: 'Aloita siitä, mitä haluat tehdä. Kenen kanssa, selviää sitten.',
    },
    she: {
      title: 'Sinun iltasi, sinun sääntösi.',
      lead: 'Valitse ensin suunnitelma. Seura saa hakea paikkaa.',
    },
    bdsm: {
      title: 'Ensin vähän jutustelua.',
      lead: 'Kerro kahvikupin ääressä, mistä pidät. Muu voi odottaa, tai sitten ei.',
    },
    bbw: {
      title: 'Hyvän seuran nälkä?',
      lead: 'Hyvää ruokaa, pitkiä keskusteluja, raikuvaa naurua. Mitä tekisi mieli?',
    },
    gilf: {
      title: 'Suuria suunnitelmia.',
      lead: 'Sinä tiedät, miten illasta tulee hyvä. Valitse, miten se alkaa.',
    },
    milf: {
      title: 'Taas aikaa itsellesi.',
      lead: 'Kalenterissa on vapaa ilta. Mitä kirjoitat siihen?',
    },
    gay: {
      title: 'Miehiä, jotka käyvät brunssilla.',
      lead: 'Tai tanssivat, kävelevät tai lukevat sohvalla. Mitä tänään?',
    },
  },
  variants: {
    weekend: {
      title: 'Kaksi päivää, yhdeksän ideaa.',
      lead: 'Valitse omasi ja löydä joku, joka valitsi samat.',
    },
  },
} satisfies Messages<typeof source>;
