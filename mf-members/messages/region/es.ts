import type { Messages } from '@pairwise/i18n';

import type { region as source } from './en.ts';

export const region = {
  name: {
    province: 'Provincia',
    state: 'Estado',
    region: 'Región',
    canton: 'Cantón',
    county: 'Condado',
    voivodeship: 'Voivodato',
  },
  any: {
    province: 'Todas las provincias',
    state: 'Todos los estados',
    region: 'Todas las regiones',
    canton: 'Todos los cantones',
    county: 'Todos los condados',
    voivodeship: 'Todos los voivodatos',
  },
} satisfies Messages<typeof source>;
