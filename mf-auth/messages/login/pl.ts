import type { Messages } from '@pairwise/i18n';

import type { login as source } from './en.ts';

export const login = {
  title: 'Dobrze cię widzieć',
  email: 'E-mail',
  password: 'Hasło',
  showPassword: 'Pokaż hasło',
  hidePassword: 'Ukryj hasło',
  submit: 'Zaloguj się',
  emailMissing: 'Podaj swój adres e-mail.',
  emailTooLong: 'Ten adres e-mail jest za długi.',
  passwordMissing: 'Podaj hasło.',
  passwordTooLong: 'To hasło jest za długie.',
  offline: 'Jesteś offline. Zalogujesz się, gdy tylko wróci połączenie.',
  forgot: 'Nie pamiętasz hasła?',
  signup: 'Załóż konto',
  passwordChanged: 'Hasło zmienione. Zaloguj się nowym.',
  sendLink: 'Wyślij mi link ponownie',
  linkSent: 'Wysłaliśmy link na adres {email}.',
  demo: {
    tag: 'Demo',
    title: 'Wypróbuj konto demo',
    note: 'Wszystkie osoby są tu zmyślone. Jedno kliknięcie wypełnia formularz.',
    free: 'Konto darmowe',
    premium: 'Konto Premium',
    fresh: 'Świeżo założone',
    unconfirmed: 'E-mail niepotwierdzony',
    blocked: 'Zablokowane przez kogoś',
  },
} satisfies Messages<typeof source>;
