import type { Messages } from '@pairwise/i18n';

import type { form as source } from './en.ts';

export const form = {
  email: 'E-post',
  emailMissing: 'Skriv inn e-postadressen din.',
  password: 'Passord',
  passwordMissing: 'Skriv inn passordet ditt.',
  currentPassword: 'Passordet ditt',
  currentPasswordWrong: 'Kontroller passordet ditt.',
  newPassword: 'Nytt passord',
  newPasswordHint: 'Minst 8 tegn. En kort setning er lett å huske.',
  newPasswordMissing: 'Skriv inn et nytt passord.',
  repeatPassword: 'Gjenta det nye passordet',
  repeatMissing: 'Gjenta det nye passordet.',
  showPassword: 'Vis passordet',
  showPasswordOf: 'Vis passordet: {field}',
  hidePassword: 'Skjul passordet',
  hidePasswordOf: 'Skjul passordet: {field}',
  offline: 'Du er uten nett. Du kan fortsette så snart du er på nett igjen.',
  toLogin: 'Tilbake til innloggingen',
  home: '{name}, forsiden',
  retry: 'Prøv igjen',
  loadFailedTitle: 'Dette kunne ikke lastes inn',
  loadOfflineTitle: 'Du er uten nett',
  loadOfflineText: 'Dette vises så snart du er på nett igjen.',
  noContactDetails: 'Ikke skriv telefonnumre, e-postadresser eller lenker.',
  close: 'Lukk',
} satisfies Messages<typeof source>;
