import type { Messages } from '@pairwise/i18n';

import type { redirect as source } from './en.ts';

export const redirect = {
  ad: 'Advertentie',
  title: 'Je verlaat {name}',
  counting_one: 'Over {count} seconde ga je verder naar {host}.',
  counting_other: 'Over {count} seconden ga je verder naar {host}.',
  foreign: 'Wat daar gebeurt, hebben wij niet in de hand. De partner komt niet te weten wie je bent.',
  now: 'Nu verder',
  cancel: 'Hier blijven',
  stayed: 'Je blijft hier',
  stayedText: 'De pagina van {host} is niet geopend.',
  home: 'Naar de startpagina',
  loading: 'Een ogenblik …',
  refused: 'Deze link leidt nergens heen',
  refusedText:
    'We openen alleen pagina’s van partners die we hebben gecontroleerd, en alleen tijdelijk. Deze hoort daar niet bij.',
  failed: 'De link kon niet worden gecontroleerd.',
  retry: 'Opnieuw proberen',
} satisfies Messages<typeof source>;
