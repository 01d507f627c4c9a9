import type { Messages } from '@pairwise/i18n';

import type { faq as faqSource, pages as source } from './en.ts';

export const pages = {
  loading: 'Indlæser siden',
  failed: 'Siden kunne ikke indlæses.',
  retry: 'Prøv igen',
  contents: 'På denne side',
  experimentsOn: 'Du er med i forsøg.',
  experimentsOff: 'Du er ikke med i forsøg.',
  experimentsObject: 'Jeg vil ikke være med',
  experimentsAllow: 'Jeg vil være med igen',
  experimentsFailed: 'Dit valg blev ikke gemt. Tjek din forbindelse, og prøv igen.',
} satisfies Messages<typeof source>;

export const faq = {
  search: 'Søg i spørgsmålene',
  found_one: '{count} spørgsmål fundet',
  found_other: '{count} spørgsmål fundet',
  nothing: 'Ingen spørgsmål indeholder de ord',
  nothingText: 'Prøv et andet ord, eller skriv til os. Et menneske svarer.',
  service: 'Kundeservice',
  link: 'Link til dette spørgsmål',
} satisfies Messages<typeof faqSource>;
