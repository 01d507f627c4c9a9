import type { Messages } from '@pairwise/i18n';

import type { redirect as source } from './en.ts';

export const redirect = {
  ad: 'Annonse',
  title: 'Du forlater {name}',
  counting_one: 'Du sendes videre til {host} om {count} sekund.',
  counting_other: 'Du sendes videre til {host} om {count} sekunder.',
  foreign: 'Det som skjer der, har vi ingen kontroll over. Partneren får ikke vite hvem du er.',
  now: 'Gå videre nå',
  cancel: 'Bli her',
  stayed: 'Du blir her',
  stayedText: 'Siden på {host} ble ikke åpnet.',
  home: 'Til forsiden',
  loading: 'Et øyeblikk …',
  refused: 'Denne lenken fører ingen steder',
  refusedText:
    'Vi åpner bare sider hos partnere som vi har sjekket, og bare i en begrenset tid. Denne er ikke blant dem.',
  failed: 'Lenken kunne ikke sjekkes.',
  retry: 'Prøv igjen',
} satisfies Messages<typeof source>;
