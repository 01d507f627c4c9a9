import type { Messages } from '@pairwise/i18n';

import type { matchFinder as en } from './en.ts';

export const matchFinder = {
  open: 'Find et match med 6 spørgsmål',
  progress: 'Spørgsmål {number} af {total}',
  position: '{number} af {total}',
  back: 'Forrige spørgsmål',
  next: 'Fortsæt',
  show: 'Vis, hvem der passer',
  loading: 'Indlæser dine svar …',
  failedTitle: 'Dine svar kunne ikke indlæses',
  offlineTitle: 'Du er offline',
  offline: 'Du kan fortsætte, så snart du er online igen.',

  who: {
    title: 'Hvem vil du møde?',
    lead: '6 korte spørgsmål, så ser du, hvem der passer til dig.',
    female: 'Kvinder',
    male: 'Mænd',
    both: 'Begge',
  },
  age: { title: 'I hvilken alder?', lead: 'Fra og med den laveste til og med den højeste.' },
  place: { title: 'Hvor skal personen bo?', lead: 'Et helt land eller en del af det.' },
  intention: {
    title: 'Hvad søger du?',
    lead: 'Dem, der søger det samme, kommer først i swipespillet.',
    relationship: 'Et forhold',
    dating: 'Dates, og så får vi se',
    friendship: 'Venskab',
    chat: 'En at snakke med',
  },
  interests: {
    title: 'Hvad skal I have til fælles?',
    lead: 'Op til tre interesser. Én fælles er nok.',
    chosen: '{count} af {limit} valgt',
  },
  strict: {
    title: 'Hvor meget betyder alderen?',
    lead: 'Du kan altid ændre det.',
    soft: 'Åben for andre',
    softDetail: 'Folk i alle aldre kan finde din profil.',
    hard: 'Kun denne aldersgruppe',
    hardDetail: 'Folk uden for aldersgruppen kan heller ikke se din profil.',
  },
} satisfies Messages<typeof en>;
