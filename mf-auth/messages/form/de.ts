import type { Messages } from '@pairwise/i18n';

import type { form as source } from './en.ts';

export const form = {
  email: 'E-Mail-Adresse',
  emailMissing: 'Gib deine E-Mail-Adresse ein.',
  password: 'Passwort',
  passwordMissing: 'Gib dein Passwort ein.',
  currentPassword: 'Dein Passwort',
  currentPasswordWrong: 'Bitte prüfe dein Passwort.',
  newPassword: 'Neues Passwort',
  newPasswordHint: 'Mindestens 8 Zeichen. Ein kurzer Satz lässt sich gut merken.',
  newPasswordMissing: 'Gib ein neues Passwort ein.',
  repeatPassword: 'Neues Passwort wiederholen',
  repeatMissing: 'Gib das neue Passwort noch einmal ein.',
  showPassword: 'Passwort anzeigen',
  showPasswordOf: 'Passwort anzeigen: {field}',
  hidePassword: 'Passwort verbergen',
  hidePasswordOf: 'Passwort verbergen: {field}',
  offline: 'Du bist offline. Es geht weiter, sobald du wieder verbunden bist.',
  toLogin: 'Zurück zur Anmeldung',
  home: '{name}, zur Startseite',
  noContactDetails: 'Bitte lass Telefonnummern, E-Mail-Adressen und Links weg.',
  retry: 'Noch einmal versuchen',
  loadFailedTitle: 'Das konnte nicht geladen werden',
  loadOfflineTitle: 'Du bist offline',
  loadOfflineText: 'Hier geht es weiter, sobald du wieder verbunden bist.',
  close: 'Schließen',
} satisfies Messages<typeof source>;
