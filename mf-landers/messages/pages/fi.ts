import type { Messages } from '@pairwise/i18n';

import type { faq as faqSource, pages as source } from './en.ts';

export const pages = {
  loading: 'Ladataan sivua',
  failed: 'Sivua ei voitu ladata.',
  retry: 'Yritä uudelleen',
  contents: 'Tällä sivulla',
  experimentsOn: 'Olet mukana kokeiluissa.',
  experimentsOff: 'Et ole mukana kokeiluissa.',
  experimentsObject: 'En halua osallistua',
  experimentsAllow: 'Osallistun taas',
  experimentsFailed: 'Valintaasi ei tallennettu. Tarkista yhteys ja yritä uudelleen.',
} satisfies Messages<typeof source>;

export const faq = {
  search: 'Hae kysymyksistä',
  found_one: '{count} kysymys löytyi',
  found_other: '{count} kysymystä löytyi',
  nothing: 'Missään kysymyksessä ei ole näitä sanoja',
  nothingText: 'Kokeile toista sanaa tai kirjoita meille. Ihminen vastaa.',
  service: 'Asiakaspalvelu',
  link: 'Linkki tähän kysymykseen',
} satisfies Messages<typeof faqSource>;
