import type { Messages } from '@pairwise/i18n';

import type { region as source } from './en.ts';

export const region = {
  name: {
    province: 'Provins',
    state: 'Delstat',
    region: 'Region',
    canton: 'Kanton',
    county: 'Fylke',
    voivodeship: 'Voivodskap',
  },
  any: {
    province: 'Alle provinser',
    state: 'Alle delstater',
    region: 'Alle regioner',
    canton: 'Alle kantoner',
    county: 'Alle fylker',
    voivodeship: 'Alle voivodskap',
  },
} satisfies Messages<typeof source>;
