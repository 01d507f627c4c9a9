import type { Messages } from '@pairwise/i18n';

import type { login as source } from './en.ts';

export const login = {
  title: 'Velkommen tilbage',
  email: 'E-mail',
  password: 'Adgangskode',
  showPassword: 'Vis adgangskoden',
  hidePassword: 'Skjul adgangskoden',
  submit: 'Log ind',
  emailMissing: 'Skriv din e-mailadresse.',
  emailTooLong: 'E-mailadressen er for lang.',
  passwordMissing: 'Skriv din adgangskode.',
  passwordTooLong: 'Adgangskoden er for lang.',
  offline: 'Du er offline. Du kan logge ind, så snart du er online igen.',
  forgot: 'Glemt adgangskode?',
  signup: 'Opret en konto',
  passwordChanged: 'Din adgangskode er ændret. Log ind med den nye.',
  sendLink: 'Send mig linket igen',
  linkSent: 'Vi har sendt linket til {email}.',
  demo: {
    tag: 'Demo',
    title: 'Prøv en demokonto',
    note: 'Alle her er opdigtede. Ét tryk udfylder formularen.',
    free: 'Gratis medlem',
    premium: 'Premium-medlem',
    fresh: 'Helt nyt medlem',
    unconfirmed: 'E-mail ikke bekræftet',
    blocked: 'Blokeret af nogen',
  },
} satisfies Messages<typeof source>;
