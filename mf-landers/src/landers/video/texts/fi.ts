import type { Messages } from '@pairwise/i18n';

import type { video as source } from './en.ts';

export const video = {
  action: 'Kirjoita seuraava repliikki',
  pause: 'Pysäytä elokuva',
  play: 'Toista elokuva',
  scene: 'Katu yöllä: kahteen ikkunaan syttyy valo, ja kaksi ihmistä kirjoittaa toisilleen.',
  lines: {
    a: 'Vieläkö valvot?',
    b: 'Joo. Kuka kysyy?',
    c: 'Ikkuna vastapäätä.',
    d: 'No vilkuta.',
  },
  niches: {
    default: {
      title: 'Kaksi ikkunaa. Yksi katu.',
      lead: 'Lyhyt elokuva siitä, miten se alkaa. Loppu on sinun.',
    },
    she: {
      title: 'Hän sytyttää valon.',
      lead: 'Ja päättää, vilkuttaako. Elokuva hänen valinnastaan.',
    },
    bdsm: {
      title: 'Verhon takana.',
      lead: 'Se, mistä he puhuvat, on heidän asiansa. Pääasia, että he puhuvat.',
    },
    bbw: {
      title: 'Lämpimin ikkuna.',
      lead: 'Se näkyy kauas. Joku nauraa siellä sisällä.',
    },
    gilf: {
      title: 'Täällä palaa aina valo.',
      lead: 'He ovat katselleet kadulle vuosia. Tänä iltana he kirjoittavat.',
    },
    milf: {
      title: 'Kymmenen jälkeen on hänen aikansa.',
      lead: 'Talo nukkuu, lamppu palaa, puhelin hehkuu.',
    },
    gay: {
      title: 'Mies kadun toiselta puolelta.',
      lead: 'He ovat nyökkäilleet toisilleen vuoden. Tänä iltana toinen kirjoittaa.',
    },
  },
  variants: {
    late: {
      title: 'On myöhä. Hyvä.',
      lead: 'Parhaat repliikit kirjoitetaan puolenyön jälkeen.',
    },
  },
} satisfies Messages<typeof source>;
