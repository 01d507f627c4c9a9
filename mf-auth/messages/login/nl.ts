import type { Messages } from '@pairwise/i18n';

import type { login as source } from './en.ts';

export const login = {
  title: 'Welkom terug',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  showPassword: 'Wachtwoord tonen',
  hidePassword: 'Wachtwoord verbergen',
  submit: 'Inloggen',
  emailMissing: 'Vul je e-mailadres in.',
  emailTooLong: 'Dit e-mailadres is te lang.',
  passwordMissing: 'Vul je wachtwoord in.',
  passwordTooLong: 'Dit wachtwoord is te lang.',
  offline: 'Je bent offline. Je kunt inloggen zodra je weer verbinding hebt.',
  forgot: 'Wachtwoord vergeten?',
  signup: 'Account maken',
  passwordChanged: 'Je wachtwoord is gewijzigd. Log in met het nieuwe.',
  sendLink: 'Stuur de link opnieuw',
  linkSent: 'We hebben de link gestuurd naar {email}.',
  demo: {
    tag: 'Demo',
    title: 'Probeer een demoaccount',
    note: 'Iedereen hier is verzonnen. Eén tik vult het formulier in.',
    free: 'Gratis lid',
    premium: 'Premiumlid',
    fresh: 'Net aangemeld',
    unconfirmed: 'E-mail niet bevestigd',
    blocked: 'Geblokkeerd door iemand',
  },
} satisfies Messages<typeof source>;
