import type { Messages } from '@pairwise/i18n';

import type { state as source } from './en.ts';

export const state = {
  retry: 'Spróbuj ponownie',
  offlineTitle: 'Jesteś offline',
  offlineText: 'Wszystko pojawi się tutaj, gdy tylko wróci połączenie.',
} satisfies Messages<typeof source>;
