import type { Messages } from '@pairwise/i18n';

import type { link as source } from './en.ts';

export const link = {
  opening: 'Apertura del tuo link…',
  expiredTitle: 'Questo link non funziona più',
  failedTitle: 'Non è stato possibile aprire il tuo link',
  unsubscribeTitle: 'Basta email?',
  unsubscribeText: 'Premi il pulsante e non ti mandiamo più email, tranne quelle sul tuo account.',
  unsubscribe: 'Disattiva le email',
  unsubscribedTitle: 'Fatto: non ti mandiamo più email',
  unsubscribedText: 'Hai cambiato idea? Scegli nelle impostazioni le email che vuoi.',
  settings: 'Vai alle impostazioni',
  loginTitle: 'Accedi con questo link',
  loginText: 'Premi il pulsante per accedere su questo dispositivo. Il link vale una volta sola.',
  login: 'Accedi',
  toLogin: 'Accedi con la password',
} satisfies Messages<typeof source>;
