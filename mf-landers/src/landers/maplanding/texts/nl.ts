import type { Messages } from '@pairwise/i18n';

import type { maplanding as source } from './en.ts';

export const maplanding = {
  action: 'Kijk wie er dichtbij is',
  here: 'Mensen op de kaart: {country}',
  pin: '{name}, {age}, bij {town}',
  note: 'De kaart toont grotere plaatsen in het land, niet waar jij of anderen wonen.',
  niches: {
    default: {
      title: 'Dichterbij dan je denkt.',
      lead: 'Een tramrit, een fietspad, twee straten. Kijk wie er is.',
    },
    she: {
      title: 'Jouw kaart, jouw straal.',
      lead: 'Jij bepaalt wat dichtbij is, en wie het mag weten.',
    },
    bdsm: {
      title: 'Discreet en dichtbij.',
      lead: 'Niemand ziet waar je bent. Jij ziet dat je niet de enige bent.',
    },
    bbw: {
      title: 'Grote harten in de buurt.',
      lead: 'Misschien maar twee haltes verder, met de hardste lach van de straat.',
    },
    gilf: {
      title: 'Al jaren om de hoek.',
      lead: 'Misschien hebben jullie op de markt al naar elkaar geknikt.',
    },
    milf: {
      title: 'Misschien woont ze vlakbij.',
      lead: 'De avond is vrij, en het café ligt halverwege.',
    },
    gay: {
      title: 'Misschien woont hij verderop.',
      lead: 'Om erheen te lopen heb je geen app nodig. Alleen een eerste zin.',
    },
  },
  variants: {
    commute: {
      title: 'Zelfde lijn, zelfde halte.',
      lead: 'Misschien zit degene tegenover je hier ook.',
    },
  },
} satisfies Messages<typeof source>;
