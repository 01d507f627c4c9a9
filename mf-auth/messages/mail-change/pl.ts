import type { Messages } from '@pairwise/i18n';

import type { mailChange as source } from './en.ts';

export const mailChange = {
  pending: {
    text: 'Potwierdź adres {email} linkiem, który tam wysłaliśmy. Działa do {moment}, a do tego czasu nic się nie zmieni.',
    resend: 'Wyślij link ponownie',
    sent: 'Wysłaliśmy nowy link na adres {email}. Poprzedni już nie działa.',
    cancel: 'Anuluj zmianę',
    cancelled: 'Twój adres e-mail pozostaje bez zmian.',
  },
  request: {
    title: 'Zmień e-mail',
    text: 'Wyślemy link na nowy adres. Nic się nie zmieni, dopóki go nie otworzysz.',
    email: 'Nowy e-mail',
    submit: 'Wyślij mi link',
    sentTitle: 'Jeszcze jeden krok',
    sent: 'Wysłaliśmy link na adres {email}. Działa przez 24 godziny.',
    done: 'Gotowe',
  },
  title: 'Potwierdź nowy adres e-mail',
  text: 'Od tej chwili logujesz się nowym adresem i tam wysyłamy e-maile.',
  submit: 'Potwierdź adres',
  doneTitle: 'Adres zmieniony',
  done: 'Twój nowy adres e-mail to {email}.',
  toMembers: 'Poznaj ludzi',
  toLogin: 'Zaloguj się',
  failedTitle: 'Ten link już nie działa',
  takenTitle: 'Ten adres jest zajęty',
  newMail: 'Poproś o nowy e-mail',
} satisfies Messages<typeof source>;
