import type { Messages } from '@pairwise/i18n';

import type { accountDeleted as source } from './en.ts';

export const accountDeleted = {
  closedTitle: 'Twoje konto jest zamknięte',
  closedUntil: 'Nikt cię już nie widzi. Możesz wrócić najpóźniej {date}, potem wszystkie twoje dane osobowe znikną.',
  mailed: 'Link powrotny jest w e-mailu, który właśnie wysłaliśmy.',
  title: 'Wróć na swoje konto',
  text: 'Zamknięte konto można przywrócić w ciągu {days} dni linkiem z naszego e-maila.',
  againTitle: 'Nie masz e-maila z linkiem?',
  again: 'Zaloguj się jeszcze raz, a wyślemy go ponownie.',
  submit: 'Wyślij mi link',
  sentTitle: 'Link jest w drodze',
  sent: 'Wysłaliśmy go na adres {email}.',
  backTitle: 'Chcesz wrócić?',
  backText: 'Profil, zdjęcia, rozmowy i kredyty: wszystko nadal tu jest.',
  reactivate: 'Przywróć moje konto',
  welcome: 'Witaj ponownie, {name}.',
  notNow: 'Nie teraz',
  toHome: 'Na stronę główną',
} satisfies Messages<typeof source>;
