import type { Messages } from '@pairwise/i18n';

import type { form as source } from './en.ts';

export const form = {
  email: 'Sähköposti',
  emailMissing: 'Kirjoita sähköpostiosoitteesi.',
  password: 'Salasana',
  passwordMissing: 'Kirjoita salasanasi.',
  currentPassword: 'Salasanasi',
  currentPasswordWrong: 'Tarkista salasanasi.',
  newPassword: 'Uusi salasana',
  newPasswordHint: 'Vähintään 8 merkkiä. Lyhyt lause on helppo muistaa.',
  newPasswordMissing: 'Kirjoita uusi salasana.',
  repeatPassword: 'Uusi salasana uudelleen',
  repeatMissing: 'Kirjoita uusi salasana uudelleen.',
  showPassword: 'Näytä salasana',
  showPasswordOf: 'Näytä salasana: {field}',
  hidePassword: 'Piilota salasana',
  hidePasswordOf: 'Piilota salasana: {field}',
  offline: 'Verkkoyhteys puuttuu. Voit jatkaa heti, kun yhteys palaa.',
  toLogin: 'Takaisin kirjautumiseen',
  home: '{name}, etusivu',
  retry: 'Yritä uudelleen',
  loadFailedTitle: 'Tätä ei voitu ladata',
  loadOfflineTitle: 'Verkkoyhteys puuttuu',
  loadOfflineText: 'Tämä näkyy heti, kun yhteys palaa.',
  noContactDetails: 'Älä kirjoita puhelinnumeroita, sähköpostiosoitteita tai linkkejä.',
  close: 'Sulje',
} satisfies Messages<typeof source>;
