import type { Messages } from '@pairwise/i18n';

import type { link as source } from './en.ts';

export const link = {
  opening: 'Åbner dit link …',
  expiredTitle: 'Linket virker ikke længere',
  failedTitle: 'Dit link kunne ikke åbnes',
  unsubscribeTitle: 'Ikke flere e-mails?',
  unsubscribeText: 'Tryk på knappen, så stopper vi alle e-mails, der ikke handler om selve kontoen.',
  unsubscribe: 'Afmeld e-mails',
  unsubscribedTitle: 'Klaret: Du får ikke flere e-mails fra os',
  unsubscribedText: 'Har du ombestemt dig? Vælg i indstillingerne, hvilke e-mails du vil have.',
  settings: 'Til indstillingerne',
  loginTitle: 'Log ind med dette link',
  loginText: 'Tryk på knappen for at logge ind på denne enhed. Linket virker én gang.',
  login: 'Log mig ind',
  toLogin: 'Log ind med adgangskode',
} satisfies Messages<typeof source>;
