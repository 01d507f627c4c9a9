import type { Messages } from '@pairwise/i18n';

import type { faq as faqSource, pages as source } from './en.ts';

export const pages = {
  loading: 'Laddar sidan',
  failed: 'Sidan kunde inte laddas.',
  retry: 'Försök igen',
  contents: 'På den här sidan',
  experimentsOn: 'Du är med i våra tester.',
  experimentsOff: 'Du är inte med i våra tester.',
  experimentsObject: 'Jag avstår',
  experimentsAllow: 'Var med igen',
  experimentsFailed: 'Ditt val sparades inte. Kontrollera anslutningen och försök igen.',
} satisfies Messages<typeof source>;

export const faq = {
  search: 'Sök bland frågorna',
  found_one: '{count} fråga hittades',
  found_other: '{count} frågor hittades',
  nothing: 'Ingen fråga innehåller de orden',
  nothingText: 'Prova ett annat ord, eller skriv till oss. En människa svarar.',
  service: 'Kundservice',
  link: 'Länk till den här frågan',
} satisfies Messages<typeof faqSource>;
