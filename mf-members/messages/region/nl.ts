import type { Messages } from '@pairwise/i18n';

import type { region as source } from './en.ts';

export const region = {
  name: {
    province: 'Provincie',
    state: 'Deelstaat',
    region: 'Regio',
    canton: 'Kanton',
    county: 'Graafschap',
    voivodeship: 'Woiwodschap',
  },
  any: {
    province: 'Alle provincies',
    state: 'Alle deelstaten',
    region: 'Alle regio’s',
    canton: 'Alle kantons',
    county: 'Alle graafschappen',
    voivodeship: 'Alle woiwodschappen',
  },
} satisfies Messages<typeof source>;
