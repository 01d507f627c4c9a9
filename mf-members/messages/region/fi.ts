import type { Messages } from '@pairwise/i18n';

import type { region as source } from './en.ts';

export const region = {
  name: {
    province: 'Provinssi',
    state: 'Osavaltio',
    region: 'Maakunta',
    canton: 'Kantoni',
    county: 'Lääni',
    voivodeship: 'Voivodikunta',
  },
  any: {
    province: 'Kaikki provinssit',
    state: 'Kaikki osavaltiot',
    region: 'Kaikki maakunnat',
    canton: 'Kaikki kantonit',
    county: 'Kaikki läänit',
    voivodeship: 'Kaikki voivodikunnat',
  },
} satisfies Messages<typeof source>;
