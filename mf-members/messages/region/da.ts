import type { Messages } from '@pairwise/i18n';

import type { region as source } from './en.ts';

export const region = {
  name: {
    province: 'Provins',
    state: 'Delstat',
    region: 'Region',
    canton: 'Kanton',
    county: 'Område',
    voivodeship: 'Voivodskab',
  },
  any: {
    province: 'Alle provinser',
    state: 'Alle delstater',
    region: 'Alle regioner',
    canton: 'Alle kantoner',
    county: 'Alle områder',
    voivodeship: 'Alle voivodskaber',
  },
} satisfies Messages<typeof source>;
