import type { Messages } from '@pairwise/i18n';

import type { gallery as source } from './en.ts';

export const gallery = {
  action: 'Mein Porträt dazuhängen',
  wall: 'Die Porträts',
  room: 'Raum 1',
  works: {
    a: 'Lachen vor der Pointe',
    b: 'Warten auf die Bahn, ohne Eile',
    c: 'Farbe in einer grauen Woche',
    d: 'Studie eines guten Zuhörers',
    e: 'Zwinkern, Öl auf Leinwand',
    f: 'Der lange Heimweg',
  },
  niches: {
    default: {
      title: 'Die Kunst der Begegnung.',
      lead: 'Ein stiller Raum, gutes Licht und Menschen, die einen zweiten Blick wert sind.',
    },
    she: {
      title: 'Du bist die Kuratorin.',
      lead: 'Geh umher, bleib stehen, wo du magst. Das erste Wort hast du.',
    },
    bdsm: {
      title: 'Die Privatsammlung.',
      lead: 'Manche Werke zeigt man nur denen, die freundlich fragen.',
    },
    bbw: {
      title: 'Rubens wäre begeistert.',
      lead: 'Schönheit war noch nie schmal. Komm und schau.',
    },
    gilf: {
      title: 'Die alten Meister.',
      lead: 'Jedes Jahr besser und immer noch voller Überraschungen.',
    },
    milf: {
      title: 'Liebling der Sammlung.',
      lead: 'Haltung, Wärme und ein Lächeln, von dem man noch im Foyer spricht.',
    },
    gay: {
      title: 'Porträts feiner Herren.',
      lead: 'Und einiger Halunken. Finde heraus, wer wer ist.',
    },
  },
  variants: {
    opening: {
      title: 'Vernissage.',
      lead: 'Alle sind ein wenig nervös. Das ist das Schöne. Komm herein.',
    },
  },
} satisfies Messages<typeof source>;
