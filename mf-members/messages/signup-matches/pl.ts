import type { Messages } from '@pairwise/i18n';

import type { signupMatches as en } from './en.ts';

export const signupMatches = {
  title: 'Witaj, {name}',
  lead: 'Te osoby pasują do tego, czego szukasz. Polubienie to dobry początek.',
  unconfirmed: 'Teraz możesz wysłać jedno polubienie. Potwierdź adres e-mail, żeby mieć więcej.',
  likeGiven: 'Twoje polubienie jest już wysłane. Potwierdź adres e-mail, żeby mieć więcej.',
  goOn: 'Zobacz wszystkich',
  emptyTitle: 'Nikt jeszcze nie pasuje',
  emptyText: 'Rozejrzyj się: szersze wyszukiwanie pokaże więcej osób.',
  failedTitle: 'Nie udało się wczytać pierwszych propozycji',
  offlineTitle: 'Jesteś offline',
  offlineText: 'Pojawią się, gdy tylko wróci połączenie.',
} satisfies Messages<typeof en>;
