import type { Messages } from '@pairwise/i18n';

import type { icebreakers as source } from './en.ts';

export const icebreakers = {
  open: 'Ehdota aloitusta',
  title: 'Aloitus jäsenelle {name}',
  text: 'Valitse yksi ja tee siitä omasi. Mitään ei lähetetä, ennen kuin painat Lähetä.',
  others: 'Näytä muita',
  failed: 'Ehdotuksia ei voitu ladata',
  offline: 'Ehdotukset näkyvät tässä heti, kun yhteys palaa.',
  close: 'Sulje',
} satisfies Messages<typeof source>;
