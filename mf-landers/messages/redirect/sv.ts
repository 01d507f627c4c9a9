import type { Messages } from '@pairwise/i18n';

import type { redirect as source } from './en.ts';

export const redirect = {
  ad: 'Annons',
  title: 'Du lämnar {name}',
  counting_one: 'Du skickas vidare till {host} om {count} sekund.',
  counting_other: 'Du skickas vidare till {host} om {count} sekunder.',
  foreign: 'Vi råder inte över vad som händer där. Partnern får inte veta vem du är.',
  now: 'Gå vidare nu',
  cancel: 'Stanna här',
  stayed: 'Du stannar här',
  stayedText: 'Sidan på {host} öppnades inte.',
  home: 'Till startsidan',
  loading: 'Ett ögonblick …',
  refused: 'Länken leder ingenstans',
  refusedText:
    'Vi öppnar bara sidor hos partner som vi har kontrollerat, och bara under en begränsad tid. Den här hör inte till dem.',
  failed: 'Länken kunde inte kontrolleras.',
  retry: 'Försök igen',
} satisfies Messages<typeof source>;
