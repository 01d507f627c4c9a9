import type { Messages } from '@pairwise/i18n';

import type { alonetonight as source } from './en.ts';

export const alonetonight = {
  action: 'Begin gratis een gesprek',
  niches: {
    default: {
      title: 'Er is nog iemand wakker.',
      lead: 'Praat met volwassenen die vanavond gezelschap willen, en misschien wel langer.',
      ask: 'Nog wakker?',
      answer: 'Nu wel.',
    },
    she: {
      title: 'Vanavond kies jij.',
      lead: 'Hier bepalen vrouwen het tempo. Zeg hallo wanneer jij wilt, tegen iemand die kan wachten.',
      ask: 'Jouw zet?',
      answer: 'Nu wel.',
    },
    bdsm: {
      title: 'Zeg wat je lekker vindt.',
      lead: 'Praat openhartig met volwassenen die hun grenzen kennen en naar die van jou vragen.',
      ask: 'Nieuwsgierig?',
      answer: 'Vertel.',
    },
    bbw: {
      title: 'Vanavond meer om van te houden.',
      lead: 'Ontmoet mensen met rondingen, en mensen die ze niet anders zouden willen.',
      ask: 'Plek voor mij?',
      answer: 'Altijd.',
    },
    gilf: {
      title: 'De avond is nog jong.',
      lead: 'Volwassenen met levenservaring en een avond voor zich. Praat met iemand die iets te vertellen heeft.',
      ask: 'Te laat?',
      answer: 'Nooit.',
    },
    milf: {
      title: 'Nu is het stil in huis.',
      lead: 'Volwassen vrouwen met een avond voor zichzelf, en mensen die hem graag delen.',
      ask: 'Slaapt iedereen?',
      answer: 'Eindelijk.',
    },
    gay: {
      title: 'Hij is ook nog wakker.',
      lead: 'Praat met mannen die vanavond gezelschap willen, en misschien wel langer.',
      ask: 'Nog wakker?',
      answer: 'Voor jou.',
    },
  },
  variants: {
    weekend: {
      title: 'Zaterdag is nog vrij.',
      lead: 'Vind iemand om hem mee door te brengen, voordat het weer een zondag op de bank wordt.',
      ask: 'Al plannen?',
      answer: 'Nog niet.',
    },
  },
} satisfies Messages<typeof source>;
