import type { Messages } from '@pairwise/i18n';

import type { resetPassword as source } from './en.ts';

export const resetPassword = {
  title: 'Nie pamiętasz hasła?',
  text: 'Podaj swój adres e-mail. Wyślemy ci link do ustawienia nowego.',
  submit: 'Wyślij mi link',
  sentTitle: 'Sprawdź skrzynkę',
  sent: 'Wysłaliśmy link na adres {email}. Działa przez godzinę.',
  sentUniform: 'Jeśli {email} należy do jakiegoś konta, link jest już w drodze. Działa przez godzinę.',
  spam: 'Nic nie przyszło po kilku minutach? Zajrzyj do spamu albo wyślij link ponownie.',
  again: 'Wyślij ponownie',
  sentAgain: 'Link jest znów w drodze.',
  otherEmail: 'Użyj innego adresu',
  chooseTitle: 'Ustaw nowe hasło',
  chooseText: 'Od tej chwili logujesz się nowym hasłem. Wszystkie zalogowane teraz urządzenia zostaną wylogowane.',
  save: 'Zapisz hasło',
  expiredTitle: 'Ten link już nie działa',
  newMail: 'Poproś o nowy e-mail',
} satisfies Messages<typeof source>;
