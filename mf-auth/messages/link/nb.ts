import type { Messages } from '@pairwise/i18n';

import type { link as source } from './en.ts';

export const link = {
  opening: 'Åpner lenken din …',
  expiredTitle: 'Lenken virker ikke lenger',
  failedTitle: 'Lenken din kunne ikke åpnes',
  unsubscribeTitle: 'Ingen flere e-poster?',
  unsubscribeText: 'Trykk på knappen, så stopper vi alle e-poster som ikke gjelder selve kontoen din.',
  unsubscribe: 'Stopp e-postene',
  unsubscribedTitle: 'Ferdig: ingen flere e-poster fra oss',
  unsubscribedText: 'Har du ombestemt deg? Velg i innstillingene hvilke e-poster du vil ha.',
  settings: 'Til innstillingene',
  loginTitle: 'Logg inn med denne lenken',
  loginText: 'Trykk på knappen for å logge inn på denne enheten. Lenken kan bare brukes én gang.',
  login: 'Logg meg inn',
  toLogin: 'Logg inn med passord',
} satisfies Messages<typeof source>;
