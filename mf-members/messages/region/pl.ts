import type { Messages } from '@pairwise/i18n';

import type { region as source } from './en.ts';

export const region = {
  name: {
    province: 'Prowincja',
    state: 'Kraj związkowy lub stan',
    region: 'Region',
    canton: 'Kanton',
    county: 'Hrabstwo lub okręg',
    voivodeship: 'Województwo',
  },
  any: {
    province: 'Wszystkie prowincje',
    state: 'Wszystkie kraje związkowe i stany',
    region: 'Wszystkie regiony',
    canton: 'Wszystkie kantony',
    county: 'Wszystkie hrabstwa i okręgi',
    voivodeship: 'Wszystkie województwa',
  },
} satisfies Messages<typeof source>;
