import type { Messages } from '@pairwise/i18n';

import type { socialnetwork as source } from './en.ts';

export const socialnetwork = {
  action: 'Mitreden',
  feed: 'Was die Leute so machen',
  reply: 'Antworten',
  like: 'Beitrag von {name} gefällt mir',
  compose: 'Was machst du gerade?',
  members: 'Sag doch mal Hallo',
  posts: {
    a: 'Lasagne verbrannt. Pizza bestellt. Will jemand mitessen?',
    b: 'Die beste Bank der Stadt gefunden. Platz für zwei.',
    c: 'Suche jemanden, der im Kino auch klatscht.',
  },
  ago: {
    a: 'Gerade eben',
    b: 'Heute Morgen',
    c: 'Gestern',
  },
  niches: {
    default: {
      title: 'Kleine Worte, große Gefühle.',
      lead: 'Menschen erzählen, was sie heute bewegt. Du brauchst nur zu antworten.',
    },
    she: {
      title: 'Du wählst, wer antwortet.',
      lead: 'Schreib, was du denkst. Antwort bekommt nur, wer dir gefällt.',
    },
    bdsm: {
      title: 'Unter uns gesagt.',
      lead: 'Mit Menschen, die nicht rot werden und ein Nein respektieren.',
    },
    bbw: {
      title: 'Alles an dir ist willkommen.',
      lead: 'Das Lachen, die Kurven, der Nachschlag. Komm, wie du bist.',
    },
    gilf: {
      title: 'Geschichten mit Jahrgang.',
      lead: 'Menschen, die etwas zu erzählen haben und Zeit zum Zuhören.',
    },
    milf: {
      title: 'Wenn die Kinder schlafen.',
      lead: 'Die besten Gespräche des Tages beginnen um neun.',
    },
    gay: {
      title: 'Wie der Gruppenchat, nur besser.',
      lead: 'Männer, die antworten, in ganzen Sätzen, mit Gefühl.',
    },
  },
  variants: {
    monday: {
      title: 'Montage sind zu zweit besser.',
      lead: 'Jammert gemeinsam. Es ist ein Anfang.',
    },
  },
} satisfies Messages<typeof source>;
