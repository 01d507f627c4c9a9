import type { Messages } from '@pairwise/i18n';

import type { matchFinder as en } from './en.ts';

export const matchFinder = {
  open: 'Finn en match med 6 spørsmål',
  progress: 'Spørsmål {number} av {total}',
  position: '{number} av {total}',
  back: 'Forrige spørsmål',
  next: 'Fortsett',
  show: 'Vis hvem som passer',
  loading: 'Laster inn svarene dine …',
  failedTitle: 'Svarene dine kunne ikke lastes inn',
  offlineTitle: 'Du er uten nett',
  offline: 'Du kan fortsette så snart du er på nett igjen.',

  who: {
    title: 'Hvem vil du møte?',
    lead: '6 korte spørsmål, så ser du hvem som passer.',
    female: 'Kvinner',
    male: 'Menn',
    both: 'Begge',
  },
  age: { title: 'I hvilken alder?', lead: 'Fra og med den laveste til og med den høyeste.' },
  place: { title: 'Hvor bør personen bo?', lead: 'Et helt land, eller en del av det.' },
  intention: {
    title: 'Hva ser du etter?',
    lead: 'De som ser etter det samme, kommer først i sveipespillet.',
    relationship: 'Et forhold',
    dating: 'Dating, så får vi se',
    friendship: 'Vennskap',
    chat: 'Noen å snakke med',
  },
  interests: {
    title: 'Hva bør dere ha til felles?',
    lead: 'Inntil tre interesser. Det holder med én felles.',
    chosen: '{count} av {limit} valgt',
  },
  strict: {
    title: 'Hvor mye betyr alderen?',
    lead: 'Du kan endre det når som helst.',
    soft: 'Åpen for flere',
    softDetail: 'Folk i alle aldre kan finne profilen din.',
    hard: 'Bare denne aldersgruppen',
    hardDetail: 'Folk utenfor aldersgruppen ser heller ikke profilen din.',
  },
} satisfies Messages<typeof en>;
