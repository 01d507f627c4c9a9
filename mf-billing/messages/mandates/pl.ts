import type { Messages } from '@pairwise/i18n';

import type { mandates as source } from './en.ts';

export const mandates = {
  title: 'Upoważnienia do polecenia zapłaty',
  text: 'Upoważnienie pozwala nam pobierać zapłatę za zamówienia z twojego rachunku bankowego.',
  loading: 'Wczytujemy twoje upoważnienia',
  failedTitle: 'Nie udało się wczytać twoich upoważnień',
  none: 'Nie masz żadnego upoważnienia.',
  account: 'Rachunek kończący się na {last4}',
  accepted: 'Udzielono {date}',
  revokedOn: 'Odwołano {date}',
  state: { active: 'Ważne', revoked: 'Odwołane', expired: 'Wygasłe' },
  reference: 'Numer upoważnienia',
  creditor: 'Wierzyciel',
  creditorId: 'Identyfikator wierzyciela',
  holder: 'Właściciel rachunku',
  read: 'Przeczytaj upoważnienie',
  save: 'Zapisz jako PDF',
  /** Read out after the name of a button. */
  ofMandate: 'Upoważnienie {reference}',
  revoke: 'Odwołaj',
  askTitle: 'Odwołać to upoważnienie?',
  askText:
    'Na jego podstawie nic więcej nie pobierzemy. Płatność, którą twój bank już realizuje, zostanie jeszcze pobrana. Poleceniem zapłaty możesz znów zapłacić w każdej chwili.',
  confirm: 'Odwołaj upoważnienie',
  keep: 'Zostaw',
  offline: 'Jesteś offline. Odwołasz upoważnienie, gdy wróci połączenie.',
} satisfies Messages<typeof source>;
