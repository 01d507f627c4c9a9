import type { Messages } from '@pairwise/i18n';

import type { transitionsvideolanding as source } from './en.ts';

export const transitionsvideolanding = {
  action: 'Meine Szene drehen',
  pause: 'Film anhalten',
  play: 'Film abspielen',
  scenes: {
    a: 'Ein Blick.',
    b: 'Ein Satz.',
    c: 'Ein Lachen.',
    d: 'Und du?',
  },
  niches: {
    default: {
      title: 'Ein Augenblick ändert alles.',
      lead: 'Vier Szenen, ein Abend. Die letzte Rolle ist noch frei.',
    },
    she: {
      title: 'Das Drehbuch schreibst du.',
      lead: 'Du sagst Action, du sagst Schnitt. Die Hauptrolle hast du.',
    },
    bdsm: {
      title: 'Zwischen den Szenen.',
      lead: 'Was abseits der Kamera geschieht, ist vorher abgesprochen. Immer.',
    },
    bbw: {
      title: 'Eine Rolle mit Format.',
      lead: 'Hauptrollen für Frauen mit Kurven und für alle, die sie verehren.',
    },
    gilf: {
      title: 'Der dritte Akt ist der beste.',
      lead: 'Keine Proben mehr. Du kennst deinen Text auswendig.',
    },
    milf: {
      title: 'Ihre Szene.',
      lead: 'Nach Jahren in Nebenrollen steht sie jetzt im Licht.',
    },
    gay: {
      title: 'Er trifft ihn.',
      lead: 'Eine alte Geschichte, neu erzählt, heute Abend in deiner Straße.',
    },
  },
  variants: {
    premiere: {
      title: 'Heute ist Premiere.',
      lead: 'Ein Platz neben dir ist noch frei.',
    },
  },
} satisfies Messages<typeof source>;
