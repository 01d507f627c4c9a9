import type { Messages } from '@pairwise/i18n';

import type { region as source } from './en.ts';

export const region = {
  name: {
    province: 'Provincia',
    state: 'Stato',
    region: 'Regione',
    canton: 'Cantone',
    county: 'Contea',
    voivodeship: 'Voivodato',
  },
  any: {
    province: 'Tutte le province',
    state: 'Tutti gli stati',
    region: 'Tutte le regioni',
    canton: 'Tutti i cantoni',
    county: 'Tutte le contee',
    voivodeship: 'Tutti i voivodati',
  },
} satisfies Messages<typeof source>;
