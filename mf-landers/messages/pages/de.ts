import type { Messages } from '@pairwise/i18n';

import type { faq as faqSource, pages as source } from './en.ts';

export const pages = {
  loading: 'Die Seite wird geladen',
  failed: 'Die Seite konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  contents: 'Auf dieser Seite',
  experimentsOn: 'Du nimmst an Tests teil.',
  experimentsOff: 'Du nimmst an keinen Tests teil.',
  experimentsObject: 'Nicht teilnehmen',
  experimentsAllow: 'Wieder teilnehmen',
  experimentsFailed: 'Deine Wahl wurde nicht gespeichert. Prüfe deine Verbindung und versuche es noch einmal.',
} satisfies Messages<typeof source>;

export const faq = {
  search: 'Fragen durchsuchen',
  found_one: '{count} Frage gefunden',
  found_other: '{count} Fragen gefunden',
  nothing: 'Dazu haben wir keine Frage gefunden',
  nothingText: 'Versuche es mit einem anderen Wort oder schreib uns. Dir antwortet ein Mensch.',
  service: 'Kundenservice',
  link: 'Link zu dieser Frage',
} satisfies Messages<typeof faqSource>;
