import type { Messages } from '@pairwise/i18n';

import type { region as source } from './en.ts';

export const region = {
  name: {
    province: 'Provins',
    state: 'Delstat',
    region: 'Region',
    canton: 'Kanton',
    county: 'Län',
    voivodeship: 'Vojvodskap',
  },
  any: {
    province: 'Alla provinser',
    state: 'Alla delstater',
    region: 'Alla regioner',
    canton: 'Alla kantoner',
    county: 'Alla län',
    voivodeship: 'Alla vojvodskap',
  },
} satisfies Messages<typeof source>;
