import type { Messages } from '@pairwise/i18n';

import type { video as source } from './en.ts';

export const video = {
  action: 'Die nächste Zeile schreiben',
  pause: 'Film anhalten',
  play: 'Film abspielen',
  scene: 'Eine Straße bei Nacht: In zwei Fenstern geht das Licht an, und zwei Menschen schreiben sich.',
  lines: {
    a: 'Bist du noch wach?',
    b: 'Ja. Wer fragt?',
    c: 'Das Fenster gegenüber.',
    d: 'Dann wink mal.',
  },
  niches: {
    default: {
      title: 'Zwei Fenster. Eine Straße.',
      lead: 'Ein kurzer Film darüber, wie es anfängt. Das Ende liegt bei dir.',
    },
    she: {
      title: 'Sie macht das Licht an.',
      lead: 'Und entscheidet, ob sie winkt. Ein Film über ihre Wahl.',
    },
    bdsm: {
      title: 'Hinter dem Vorhang.',
      lead: 'Worüber sie reden, gehört ihnen. Dass sie reden, darauf kommt es an.',
    },
    bbw: {
      title: 'Das wärmste Fenster.',
      lead: 'Man sieht es von weitem. Da drinnen lacht jemand.',
    },
    gilf: {
      title: 'Hier brennt immer Licht.',
      lead: 'Seit Jahren schauen sie auf die Straße. Heute schreiben sie.',
    },
    milf: {
      title: 'Nach zehn ist ihre Zeit.',
      lead: 'Das Haus schläft, die Lampe brennt, das Handy leuchtet auf.',
    },
    gay: {
      title: 'Der Mann von gegenüber.',
      lead: 'Ein Jahr lang haben sie sich nur zugenickt. Heute schreibt einer von ihnen.',
    },
  },
  variants: {
    late: {
      title: 'Es ist spät. Gut so.',
      lead: 'Die besten Zeilen schreibt man nach Mitternacht.',
    },
  },
} satisfies Messages<typeof source>;
