import type { Messages } from '@pairwise/i18n';

import type { form as source } from './en.ts';

export const form = {
  email: 'E-mail',
  emailMissing: 'Podaj swój adres e-mail.',
  password: 'Hasło',
  passwordMissing: 'Podaj hasło.',
  currentPassword: 'Twoje hasło',
  currentPasswordWrong: 'Sprawdź hasło.',
  newPassword: 'Nowe hasło',
  newPasswordHint: 'Co najmniej 8 znaków. Krótkie zdanie łatwo zapamiętać.',
  newPasswordMissing: 'Podaj nowe hasło.',
  repeatPassword: 'Nowe hasło jeszcze raz',
  repeatMissing: 'Wpisz nowe hasło jeszcze raz.',
  showPassword: 'Pokaż hasło',
  showPasswordOf: 'Pokaż hasło: {field}',
  hidePassword: 'Ukryj hasło',
  hidePasswordOf: 'Ukryj hasło: {field}',
  offline: 'Jesteś offline. Przejdziesz dalej, gdy tylko wróci połączenie.',
  toLogin: 'Wróć do logowania',
  home: '{name}, strona główna',
  retry: 'Spróbuj ponownie',
  loadFailedTitle: 'Nie udało się tego wczytać',
  loadOfflineTitle: 'Jesteś offline',
  loadOfflineText: 'Pokażemy to, gdy tylko wróci połączenie.',
  noContactDetails: 'Prosimy bez numerów telefonu, adresów e-mail i linków.',
  close: 'Zamknij',
} satisfies Messages<typeof source>;
