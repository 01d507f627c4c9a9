import type { Messages } from '@pairwise/i18n';

import type { link as source } from './en.ts';

export const link = {
  opening: 'Öppnar din länk …',
  expiredTitle: 'Länken fungerar inte längre',
  failedTitle: 'Din länk kunde inte öppnas',
  unsubscribeTitle: 'Inga fler mejl?',
  unsubscribeText: 'Tryck på knappen så skickar vi bara mejl som gäller själva kontot.',
  unsubscribe: 'Stoppa mejlen',
  unsubscribedTitle: 'Klart: inga fler mejl från oss',
  unsubscribedText: 'Har du ändrat dig? Välj i inställningarna vilka mejl du vill ha.',
  settings: 'Till inställningarna',
  loginTitle: 'Logga in med länken',
  loginText: 'Tryck på knappen för att logga in på den här enheten. Länken kan bara användas en gång.',
  login: 'Logga in',
  toLogin: 'Logga in med lösenord',
} satisfies Messages<typeof source>;
