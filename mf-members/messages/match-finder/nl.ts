import type { Messages } from '@pairwise/i18n';

import type { matchFinder as en } from './en.ts';

export const matchFinder = {
  open: 'Vind een match in zes vragen',
  progress: 'Vraag {number} van {total}',
  position: '{number} van {total}',
  back: 'Vorige vraag',
  next: 'Verder',
  show: 'Wie past er bij me?',
  loading: 'Je antwoorden worden geladen …',
  failedTitle: 'Je antwoorden konden niet worden geladen',
  offlineTitle: 'Je bent offline',
  offline: 'Je kunt verder zodra je weer verbinding hebt.',

  who: {
    title: 'Wie wil je ontmoeten?',
    lead: 'Zes korte vragen, dan zie je wie er bij je past.',
    female: 'Vrouwen',
    male: 'Mannen',
    both: 'Allebei',
  },
  age: { title: 'Tussen welke leeftijden?', lead: 'Beide leeftijden tellen mee.' },
  place: { title: 'Waar mogen ze wonen?', lead: 'In het hele land of in een deel ervan.' },
  intention: {
    title: 'Wat zoek je?',
    lead: 'Wie hetzelfde zoekt, zie je in het swipespel het eerst.',
    relationship: 'Een relatie',
    dating: 'Dates, en dan zien we wel',
    friendship: 'Vriendschap',
    chat: 'Iemand om mee te praten',
  },
  interests: {
    title: 'Wat wil je gemeen hebben?',
    lead: 'Maximaal drie interesses. Eén gemeenschappelijke is genoeg.',
    chosen: '{count} van {limit} gekozen',
  },
  strict: {
    title: 'Hoe belangrijk is leeftijd voor je?',
    lead: 'Je kunt dit altijd wijzigen.',
    soft: 'Niet zo belangrijk',
    softDetail: 'Mensen van elke leeftijd kunnen je profiel vinden.',
    hard: 'Alleen deze leeftijden',
    hardDetail: 'Je profiel wordt ook alleen aan mensen van deze leeftijd getoond.',
  },
} satisfies Messages<typeof en>;
