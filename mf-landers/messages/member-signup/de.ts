import type { Messages } from '@pairwise/i18n';

import type { memberSignup as source } from './en.ts';

export const memberSignup = {
  title: 'Sag als Erstes Hallo.',
  lead: 'Leg dein Profil an und schreib die erste Nachricht. Das dauert eine Minute und kostet nichts.',
  bubble: 'Ich hatte gehofft, dass du schreibst.',
} satisfies Messages<typeof source>;
