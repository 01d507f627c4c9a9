import type { Messages } from '@pairwise/i18n';

import type { memberSignup as source } from './en.ts';

export const memberSignup = {
  title: 'Da el primer paso.',
  lead: 'Crea tu perfil y escribe el primer mensaje. Se tarda un minuto y no cuesta nada.',
  bubble: 'Tenía ganas de que me escribieras.',
} satisfies Messages<typeof source>;
