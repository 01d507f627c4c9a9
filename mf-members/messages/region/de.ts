import type { Messages } from '@pairwise/i18n';

import type { region as source } from './en.ts';

export const region = {
  name: {
    province: 'Provinz',
    state: 'Bundesland',
    region: 'Region',
    canton: 'Kanton',
    county: 'Region',
    voivodeship: 'Woiwodschaft',
  },
  any: {
    province: 'Alle Provinzen',
    state: 'Alle Bundesländer',
    region: 'Alle Regionen',
    canton: 'Alle Kantone',
    county: 'Alle Regionen',
    voivodeship: 'Alle Woiwodschaften',
  },
} satisfies Messages<typeof source>;
