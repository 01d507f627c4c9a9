import type { Messages } from '@pairwise/i18n';

import type { faq as faqSource, pages as source } from './en.ts';

export const pages = {
  loading: 'Laster inn siden',
  failed: 'Siden kunne ikke lastes inn.',
  retry: 'Prøv igjen',
  contents: 'På denne siden',
  experimentsOn: 'Du er med på forsøkene våre.',
  experimentsOff: 'Du er ikke med på forsøkene våre.',
  experimentsObject: 'Meld meg av',
  experimentsAllow: 'Meld meg på igjen',
  experimentsFailed: 'Valget ditt ble ikke lagret. Sjekk forbindelsen og prøv igjen.',
} satisfies Messages<typeof source>;

export const faq = {
  search: 'Søk i spørsmålene',
  found_one: '{count} spørsmål funnet',
  found_other: '{count} spørsmål funnet',
  nothing: 'Ingen spørsmål har disse ordene',
  nothingText: 'Prøv et annet ord, eller skriv til oss. Et menneske svarer.',
  service: 'Kundeservice',
  link: 'Lenke til dette spørsmålet',
} satisfies Messages<typeof faqSource>;
