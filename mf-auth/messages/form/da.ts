import type { Messages } from '@pairwise/i18n';

import type { form as source } from './en.ts';

export const form = {
  email: 'E-mail',
  emailMissing: 'Skriv din e-mailadresse.',
  password: 'Adgangskode',
  passwordMissing: 'Skriv din adgangskode.',
  currentPassword: 'Din adgangskode',
  currentPasswordWrong: 'Kontrollér din adgangskode.',
  newPassword: 'Ny adgangskode',
  newPasswordHint: 'Mindst 8 tegn. En kort sætning er nem at huske.',
  newPasswordMissing: 'Skriv en ny adgangskode.',
  repeatPassword: 'Gentag den nye adgangskode',
  repeatMissing: 'Skriv den nye adgangskode igen.',
  showPassword: 'Vis adgangskoden',
  showPasswordOf: 'Vis adgangskoden: {field}',
  hidePassword: 'Skjul adgangskoden',
  hidePasswordOf: 'Skjul adgangskoden: {field}',
  offline: 'Du er offline. Du kan fortsætte, så snart du er online igen.',
  toLogin: 'Tilbage til login',
  home: '{name}, forsiden',
  retry: 'Prøv igen',
  loadFailedTitle: 'Dette kunne ikke indlæses',
  loadOfflineTitle: 'Du er offline',
  loadOfflineText: 'Det vises, så snart du er online igen.',
  noContactDetails: 'Skriv ikke telefonnumre, e-mailadresser eller links.',
  close: 'Luk',
} satisfies Messages<typeof source>;
