import type { Messages } from '@pairwise/i18n';

import type { alonetonight as source } from './en.ts';

export const alonetonight = {
  action: 'Kostenlos losschreiben',
  niches: {
    default: {
      title: 'Noch jemand ist wach.',
      lead: 'Rede mit Erwachsenen, die heute Abend Gesellschaft wollen, und vielleicht für länger.',
      ask: 'Noch wach?',
      answer: 'Jetzt schon.',
    },
    she: {
      title: 'Heute Abend wählst du.',
      lead: 'Hier geben Frauen das Tempo vor. Sag Hallo, wenn dir danach ist. Wer zu dir passt, kann warten.',
      ask: 'Dein Zug?',
      answer: 'Jetzt schon.',
    },
    bdsm: {
      title: 'Sag, was dir gefällt.',
      lead: 'Rede offen mit Erwachsenen, die ihre Grenzen kennen und nach deinen fragen.',
      ask: 'Neugierig?',
      answer: 'Erzähl mir mehr.',
    },
    bbw: {
      title: 'Heute Abend: mehr zum Liebhaben.',
      lead: 'Triff Menschen mit Rundungen und solche, die sie gar nicht anders wollen.',
      ask: 'Platz für mich?',
      answer: 'Immer.',
    },
    gilf: {
      title: 'Der Abend ist noch jung.',
      lead: 'Erwachsene, die viel erlebt haben und heute Abend noch etwas vorhaben. Rede mit jemandem, der etwas zu erzählen hat.',
      ask: 'Zu spät?',
      answer: 'Niemals.',
    },
    milf: {
      title: 'Jetzt ist es still im Haus.',
      lead: 'Erwachsene Frauen mit einem Abend für sich, und Menschen, die ihn gern teilen.',
      ask: 'Alle im Bett?',
      answer: 'Endlich.',
    },
    gay: {
      title: 'Er ist auch noch wach.',
      lead: 'Rede mit Männern, die heute Abend Gesellschaft wollen, und vielleicht für länger.',
      ask: 'Noch wach?',
      answer: 'Für dich.',
    },
  },
  variants: {
    weekend: {
      title: 'Samstag ist noch frei.',
      lead: 'Finde jemanden für den Abend, bevor es wieder ein Sonntag auf dem Sofa wird.',
      ask: 'Schon was vor?',
      answer: 'Noch nicht.',
    },
  },
} satisfies Messages<typeof source>;
