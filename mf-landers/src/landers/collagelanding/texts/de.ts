import type { Messages } from '@pairwise/i18n';

import type { collagelanding as source } from './en.ts';

export const collagelanding = {
  action: 'Mein Bild dazuhängen',
  notes: {
    a: 'erster Kaffee',
    b: 'zweiter Kaffee',
    c: 'dieses Lachen',
    d: 'Regen, ein Schirm',
    e: 'Sonntag, spät',
    f: 'wir?',
  },
  niches: {
    default: {
      title: 'Jede Geschichte beginnt mit einem Schnappschuss.',
      lead: 'Irgendwo an dieser Wand ist Platz für zwei. Komm mit aufs Bild.',
    },
    she: {
      title: 'Eine Wand nach deinem Geschmack.',
      lead: 'Du entscheidest, welches Bild einen Platz bekommt. Und welches nicht.',
    },
    bdsm: {
      title: 'Nicht jedes Bild verrät es.',
      lead: 'Was dir gefällt, bleibt zwischen dir und denen, die du wählst.',
    },
    bbw: {
      title: 'Zu schön für kleine Rahmen.',
      lead: 'Menschen in Lebensgröße, Lachen in Lebensgröße, und Platz für deins.',
    },
    gilf: {
      title: 'Der Film ist noch lange nicht voll.',
      lead: 'Du hast Alben voller Geschichten. Hier ist eine leere Seite.',
    },
    milf: {
      title: 'Jetzt ein Bild von dir.',
      lead: 'Jahrelang hast du die anderen fotografiert. Jetzt bist du dran.',
    },
    gay: {
      title: 'Er, du, ein Fotoautomat.',
      lead: 'Vier Blitze und ein guter Grund, eng zu sitzen.',
    },
  },
  variants: {
    summer: {
      title: 'Ein Sommer zum Aufheben.',
      lead: 'Lange Abende, nackte Füße und jemand, mit dem man sich daran erinnert.',
    },
  },
} satisfies Messages<typeof source>;
