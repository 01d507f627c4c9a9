import type { Messages } from '@pairwise/i18n';

import type { find as source } from './en.ts';

export const find = {
  label: 'Hae keskustelusta',
  close: 'Sulje haku',
  older: 'Vanhempi osuma',
  newer: 'Uudempi osuma',
  position: '{current}/{total}',
  positionMore: '{current}/{total}+',
  announce: '{position}: {text}',
  loading: 'Haetaan …',
  none: 'Tätä tekstiä ei ole missään viestissä',
  failed: 'Haku ei toiminut.',
  retry: 'Yritä uudelleen',
  offline: 'Verkkoyhteys puuttuu. Haku jatkuu, kun yhteys palaa.',
} satisfies Messages<typeof source>;
