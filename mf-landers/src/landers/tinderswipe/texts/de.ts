import type { Messages } from '@pairwise/i18n';

import type { tinderswipe as source } from './en.ts';

export const tinderswipe = {
  action: 'Kostenloses Profil anlegen',
  like: '{name} gefällt mir',
  pass: '{name} überspringen',
  deck: 'Karten zum Wischen',
  help: 'Wische, tippe auf die Knöpfe oder nimm die Pfeiltasten.',
  stampLike: 'Like',
  stampPass: 'Weiter',
  endTitle: 'Guter Geschmack.',
  endText: 'So lernst du hier echte Menschen kennen. Dein Profil ist in zwei Minuten fertig.',
  endLikes: 'Dir gefallen {names}.',
  nobody: 'Wählerisch. Das mögen wir. Drinnen warten noch mehr Menschen.',
  again: 'Von vorn',
  lines: {
    a: 'Macht schlimme Wortspiele und sehr gute Pasta.',
    b: 'Zeigt dir die stille Seite der Stadt.',
    c: 'Tanzt in der Küche, auch allein.',
    d: 'Kennt jede Bank mit Aussicht.',
    e: 'Liest die letzte Seite zuerst.',
    f: 'Antwortet mit Sprachnachrichten und Liedern.',
  },
  niches: {
    default: {
      title: 'Ja, nein, vielleicht du.',
      lead: 'Sechs Menschen. Ein Daumen. Schau, bei wem du hängen bleibst.',
    },
    she: {
      title: 'Dein Daumen entscheidet.',
      lead: 'Du schaust, du wählst, du schreibst zuerst. Die anderen warten höflich.',
    },
    bdsm: {
      title: 'Neugierig? Wisch weiter.',
      lead: 'Menschen, die wissen, was sie wollen, und fragen, was du willst.',
    },
    bbw: {
      title: 'Achtung, Kurven.',
      lead: 'Volle Figuren, volles Lachen. Wisch nach rechts, was du liebst.',
    },
    gilf: {
      title: 'Erfahrung? Nach rechts.',
      lead: 'Menschen, die sich längst nicht mehr verstellen. Wisch und sieh selbst.',
    },
    milf: {
      title: 'Sie hat dich auch gesehen.',
      lead: 'Erwachsene Frauen, die ein gutes Lächeln erkennen.',
    },
    gay: {
      title: 'Rechts ist der Richtige.',
      lead: 'Sechs Männer. Ein Daumen. Schau, bei wem du hängen bleibst.',
    },
  },
} satisfies Messages<typeof source>;
