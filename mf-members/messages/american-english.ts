import type { Overlay } from '@pairwise/i18n';

import type en from './en.ts';

export default {
  search: { relaxedCountry: 'In neighboring countries' },
  profile: {
    field: { hair_color: 'Hair color', eye_color: 'Eye color' },
    value: { hair_color: { grey: 'Gray', other: 'Another color' }, eye_color: { grey: 'Gray' } },
  },
} satisfies Overlay<typeof en>;
