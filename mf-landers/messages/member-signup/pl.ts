import type { Messages } from '@pairwise/i18n';

import type { memberSignup as source } from './en.ts';

export const memberSignup = {
  title: 'Zacznij od „cześć”.',
  lead: 'Załóż profil i napisz pierwszą wiadomość. Zajmie to minutę i nic nie kosztuje.',
  bubble: 'Dobrze, że piszesz.',
} satisfies Messages<typeof source>;
