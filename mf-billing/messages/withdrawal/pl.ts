import type { Messages } from '@pairwise/i18n';

import type { withdrawal as source } from './en.ts';

export const withdrawal = {
  title: 'Odstąp od umowy',
  intro: 'Od umowy możesz odstąpić w ciągu {days} dni od zamówienia, bez podania przyczyny.',
  loading: 'Wczytujemy twoje zamówienia',
  ordersFailed: 'Nie udało się wczytać twoich zamówień. Nadal możesz wpisać numer zamówienia.',
  choose: 'Którego zamówienia to dotyczy?',
  order: 'Kredyty: {credits}, {amount}',
  orderDetail: '{date} · {number} · do {until}',
  another: 'Inne zamówienie',
  number: 'Numer zamówienia',
  numberHint: 'Dziesięć cyfr. Znajdziesz go w e-mailu o płatności.',
  numberInvalid: 'Wpisz dziesięć cyfr numeru zamówienia.',
  email: 'Adres e-mail twojego konta',
  emailInvalid: 'Wpisz adres e-mail swojego konta.',
  submit: 'Dalej',
  confirmTitle: 'Twoje odstąpienie od umowy',
  statement: 'Odstępuję od umowy dotyczącej mojego zamówienia {number}.',
  statementOrder: 'Zamówienie',
  statementEmail: 'Adres e-mail',
  bought: 'Zapłacono',
  unused: 'Niewykorzystane kredyty',
  unusedOf: '{unused} z {credits}',
  refund: 'Otrzymasz',
  effect:
    'Jeśli wszystkie kredyty są niewykorzystane, zwrócimy ci całość, w przeciwnym razie część przypadającą na niewykorzystane. Znikną one z salda, a Premium się skończy, o ile nie utrzymuje go inne zamówienie.',
  sameWay: 'Pieniądze wrócą tą samą metodą płatności.',
  confirm: 'Potwierdź odstąpienie od umowy',
  back: 'Wstecz',
  offline: 'Jesteś offline. Nic nie zostało wysłane.',
  doneTitle: 'Mamy twoje oświadczenie o odstąpieniu od umowy',
  doneMoment: 'Wpłynęło',
  doneId: 'Numer oświadczenia',
  doneMailMember: 'Za kilka minut dostaniesz e-mail z tą godziną i kwotą.',
  doneMail:
    'Jeśli numer i adres do siebie pasują, za kilka minut na ten adres dotrze e-mail z tą godziną i kwotą. Nie ma e-maila? Sprawdź numer i spróbuj ponownie albo napisz do obsługi klienta.',
  keep: 'Nie zamykaj tej strony, dopóki nie dotrze e-mail.',
  again: 'Odstąp od umowy dotyczącej innego zamówienia',
} satisfies Messages<typeof source>;
