import type { Messages } from '@pairwise/i18n';

import type { state as source } from './en.ts';

export const state = {
  retry: 'Reintentar',
  offlineTitle: 'Estás sin conexión',
  offlineText: 'Todo estará aquí en cuanto vuelvas a tener conexión.',
} satisfies Messages<typeof source>;
