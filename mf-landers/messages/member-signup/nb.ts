import type { Messages } from '@pairwise/i18n';

import type { memberSignup as source } from './en.ts';

export const memberSignup = {
  title: 'Si hei først.',
  lead: 'Lag profilen din og skriv den første meldingen. Det tar et minutt og koster ingenting.',
  bubble: 'Jeg håpet at du ville skrive.',
} satisfies Messages<typeof source>;
