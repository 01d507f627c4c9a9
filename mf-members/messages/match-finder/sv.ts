import type { Messages } from '@pairwise/i18n';

import type { matchFinder as en } from './en.ts';

export const matchFinder = {
  open: 'Hitta en matchning med 6 frågor',
  progress: 'Fråga {number} av {total}',
  position: '{number} av {total}',
  back: 'Föregående fråga',
  next: 'Fortsätt',
  show: 'Visa vilka som passar',
  loading: 'Laddar dina svar …',
  failedTitle: 'Dina svar kunde inte laddas',
  offlineTitle: 'Du är offline',
  offline: 'Du kan fortsätta så fort du är online igen.',

  who: {
    title: 'Vem vill du träffa?',
    lead: '6 korta frågor, sedan ser du vilka som passar.',
    female: 'Kvinnor',
    male: 'Män',
    both: 'Båda',
  },
  age: { title: 'Mellan vilka åldrar?', lead: 'Båda åldrarna räknas in.' },
  place: { title: 'Var vill du söka?', lead: 'Ett helt land, eller en del av det.' },
  intention: {
    title: 'Vad söker du?',
    lead: 'De som söker samma sak kommer först i swipespelet.',
    relationship: 'Ett förhållande',
    dating: 'Dejter, så får vi se',
    friendship: 'Vänskap',
    chat: 'Någon att prata med',
  },
  interests: {
    title: 'Vad vill du att ni har gemensamt?',
    lead: 'Upp till tre intressen. Det räcker med ett gemensamt.',
    chosen: '{count} av {limit} valda',
  },
  strict: {
    title: 'Hur viktig är åldern?',
    lead: 'Du kan ändra det när som helst.',
    soft: 'Öppen för fler',
    softDetail: 'Personer i alla åldrar kan hitta din profil.',
    hard: 'Bara de här åldrarna',
    hardDetail: 'Personer i andra åldrar ser inte heller din profil.',
  },
} satisfies Messages<typeof en>;
