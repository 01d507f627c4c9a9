import type { Messages } from '@pairwise/i18n';

import type { faq as faqSource, pages as source } from './en.ts';

export const pages = {
  loading: 'De pagina wordt geladen',
  failed: 'De pagina kon niet worden geladen.',
  retry: 'Opnieuw proberen',
  contents: 'Op deze pagina',
  experimentsOn: 'Je doet mee aan tests.',
  experimentsOff: 'Je doet niet mee aan tests.',
  experimentsObject: 'Niet meedoen',
  experimentsAllow: 'Weer meedoen',
  experimentsFailed: 'Je keuze is niet opgeslagen. Controleer je verbinding en probeer het opnieuw.',
} satisfies Messages<typeof source>;

export const faq = {
  search: 'Zoeken in de vragen',
  found_one: '{count} vraag gevonden',
  found_other: '{count} vragen gevonden',
  nothing: 'Geen vraag met deze woorden',
  nothingText: 'Probeer een ander woord of schrijf ons. Een mens geeft antwoord.',
  service: 'Klantenservice',
  link: 'Link naar deze vraag',
} satisfies Messages<typeof faqSource>;
