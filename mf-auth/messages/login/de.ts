import type { Messages } from '@pairwise/i18n';

import type { login as source } from './en.ts';

export const login = {
  title: 'Willkommen zurück',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  submit: 'Anmelden',
  emailMissing: 'Gib deine E-Mail-Adresse ein.',
  emailTooLong: 'Diese E-Mail-Adresse ist zu lang.',
  passwordMissing: 'Gib dein Passwort ein.',
  passwordTooLong: 'Dieses Passwort ist zu lang.',
  offline: 'Du bist offline. Du kannst dich anmelden, sobald du wieder verbunden bist.',
  forgot: 'Passwort vergessen?',
  signup: 'Konto erstellen',
  passwordChanged: 'Dein Passwort ist geändert. Melde dich mit dem neuen an.',
  sendLink: 'Link noch einmal schicken',
  linkSent: 'Wir haben den Link an {email} geschickt.',
  demo: {
    tag: 'Demo',
    title: 'Ein Demokonto ausprobieren',
    note: 'Alle Personen hier sind erfunden. Tippe ein Konto an, um das Formular auszufüllen.',
    free: 'Mitglied ohne Premium',
    premium: 'Premium-Mitglied',
    fresh: 'Gerade registriert',
    unconfirmed: 'E-Mail nicht bestätigt',
    blocked: 'Von jemandem blockiert',
  },
} satisfies Messages<typeof source>;
