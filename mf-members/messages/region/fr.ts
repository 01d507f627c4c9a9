import type { Messages } from '@pairwise/i18n';

import type { region as source } from './en.ts';

export const region = {
  name: {
    province: 'Province',
    state: 'État',
    region: 'Région',
    canton: 'Canton',
    county: 'Comté',
    voivodeship: 'Voïvodie',
  },
  any: {
    province: 'Toutes les provinces',
    state: 'Tous les États',
    region: 'Toutes les régions',
    canton: 'Tous les cantons',
    county: 'Tous les comtés',
    voivodeship: 'Toutes les voïvodies',
  },
} satisfies Messages<typeof source>;
