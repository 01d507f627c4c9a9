import type { Messages } from '@pairwise/i18n';

import type { form as source } from './en.ts';

export const form = {
  email: 'E-mailadres',
  emailMissing: 'Vul je e-mailadres in.',
  password: 'Wachtwoord',
  passwordMissing: 'Vul je wachtwoord in.',
  currentPassword: 'Je wachtwoord',
  currentPasswordWrong: 'Controleer je wachtwoord.',
  newPassword: 'Nieuw wachtwoord',
  newPasswordHint: 'Minstens 8 tekens. Een korte zin onthoud je makkelijk.',
  newPasswordMissing: 'Vul een nieuw wachtwoord in.',
  repeatPassword: 'Nieuw wachtwoord herhalen',
  repeatMissing: 'Vul het nieuwe wachtwoord nog een keer in.',
  showPassword: 'Wachtwoord tonen',
  showPasswordOf: 'Wachtwoord tonen: {field}',
  hidePassword: 'Wachtwoord verbergen',
  hidePasswordOf: 'Wachtwoord verbergen: {field}',
  offline: 'Je bent offline. Je kunt verder zodra je weer verbinding hebt.',
  toLogin: 'Terug naar inloggen',
  home: '{name}, naar de startpagina',
  noContactDetails: 'Laat telefoonnummers, e-mailadressen en links alsjeblieft weg.',
  retry: 'Opnieuw proberen',
  loadFailedTitle: 'Dit kon niet worden geladen',
  loadOfflineTitle: 'Je bent offline',
  loadOfflineText: 'Dit verschijnt zodra je weer verbinding hebt.',
  close: 'Sluiten',
} satisfies Messages<typeof source>;
