import type { Messages } from '@pairwise/i18n';

import type { iconslanding as source } from './en.ts';

export const iconslanding = {
  action: 'Jemanden dafür finden',
  pick: 'Was würdet ihr zusammen machen?',
  chosen: '{things}: Jemand sagt bestimmt Ja.',
  none: 'Tippe an, worauf du Lust hast.',
  things: {
    coffee: 'Kaffee',
    walk: 'Spaziergang',
    cook: 'Kochen',
    music: 'Musik',
    film: 'Kino',
    book: 'Bücher',
    travel: 'Reisen',
    dance: 'Tanzen',
    wine: 'Wein',
  },
  niches: {
    default: {
      title: 'Wähl drei. Finde einen Menschen.',
      lead: 'Fang mit dem an, was du unternehmen willst. Mit wem, kommt danach.',
    },
    she: {
      title: 'Dein Abend, deine Regeln.',
      lead: 'Erst wählst du den Plan. Die Gesellschaft bewirbt sich bei dir.',
    },
    bdsm: {
      title: 'Zuerst der Kaffee.',
      lead: 'Erzähl dabei, was dir gefällt. Der Rest hat Zeit, oder auch nicht.',
    },
    bbw: {
      title: 'Appetit auf gute Gesellschaft?',
      lead: 'Gutes Essen, lange Gespräche, lautes Lachen. Worauf hast du Lust?',
    },
    gilf: {
      title: 'Keine kleinen Pläne.',
      lead: 'Du weißt, wie ein Abend gut wird. Such aus, wie er anfängt.',
    },
    milf: {
      title: 'Wieder Zeit für dich.',
      lead: 'Im Kalender ist ein Abend frei. Was trägst du ein?',
    },
    gay: {
      title: 'Männer, die tanzen.',
      lead: 'Oder wandern, oder auf dem Sofa lesen. Was ist es heute?',
    },
  },
  variants: {
    weekend: {
      title: 'Zwei Tage, neun Ideen.',
      lead: 'Wähl eine und finde jemanden, der dieselbe gewählt hat.',
    },
  },
} satisfies Messages<typeof source>;
