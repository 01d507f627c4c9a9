import type { Messages } from '@pairwise/i18n';

import type { redirect as source } from './en.ts';

export const redirect = {
  ad: 'Annonce',
  title: 'Du forlader {name}',
  counting_one: 'Du sendes videre til {host} om {count} sekund.',
  counting_other: 'Du sendes videre til {host} om {count} sekunder.',
  foreign: 'Det, der sker dér, har vi ingen indflydelse på. Partneren får ikke at vide, hvem du er.',
  now: 'Fortsæt nu',
  cancel: 'Bliv her',
  stayed: 'Du bliver her',
  stayedText: 'Siden på {host} blev ikke åbnet.',
  home: 'Til forsiden',
  loading: 'Et øjeblik …',
  refused: 'Dette link fører ingen steder hen',
  refusedText:
    'Vi åbner kun sider hos partnere, som vi har tjekket, og kun i et vist tidsrum. Denne er ikke blandt dem.',
  failed: 'Linket kunne ikke tjekkes.',
  retry: 'Prøv igen',
} satisfies Messages<typeof source>;
