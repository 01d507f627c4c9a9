import type { Overlay } from '@pairwise/i18n';
import { americanInterests } from '@pairwise/i18n/messages/interests/american-english';

import type en from './en.ts';

export default {
  interests: americanInterests,
  search: { relaxedCountry: 'In neighboring countries' },
  profile: {
    // Miles, rounded: 10 km are 6.2 of them.
    distance: {
      '10': 'within about 6 miles',
      '25': 'within about 15 miles',
      '50': 'within about 30 miles',
      '100': 'within about 60 miles',
      more: 'over 60 miles away',
    },
    field: { hair_color: 'Hair color', eye_color: 'Eye color' },
    value: { hair_color: { grey: 'Gray', other: 'Another color' }, eye_color: { grey: 'Gray' } },
  },
} satisfies Overlay<typeof en>;
