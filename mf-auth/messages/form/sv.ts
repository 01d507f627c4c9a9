import type { Messages } from '@pairwise/i18n';

import type { form as source } from './en.ts';

export const form = {
  email: 'Mejl',
  emailMissing: 'Ange din mejladress.',
  password: 'Lösenord',
  passwordMissing: 'Ange ditt lösenord.',
  currentPassword: 'Ditt lösenord',
  currentPasswordWrong: 'Kontrollera ditt lösenord.',
  newPassword: 'Nytt lösenord',
  newPasswordHint: 'Minst 8 tecken. En kort mening är lätt att komma ihåg.',
  newPasswordMissing: 'Ange ett nytt lösenord.',
  repeatPassword: 'Upprepa det nya lösenordet',
  repeatMissing: 'Upprepa det nya lösenordet.',
  showPassword: 'Visa lösenordet',
  showPasswordOf: 'Visa lösenordet: {field}',
  hidePassword: 'Dölj lösenordet',
  hidePasswordOf: 'Dölj lösenordet: {field}',
  offline: 'Du är offline. Du kan fortsätta så fort du är online igen.',
  toLogin: 'Tillbaka till inloggningen',
  home: '{name}, startsidan',
  retry: 'Försök igen',
  loadFailedTitle: 'Det här kunde inte laddas',
  loadOfflineTitle: 'Du är offline',
  loadOfflineText: 'Det här visas så fort du är online igen.',
  noContactDetails: 'Skriv inga telefonnummer, mejladresser eller länkar, tack.',
  close: 'Stäng',
} satisfies Messages<typeof source>;
