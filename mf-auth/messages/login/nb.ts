import type { Messages } from '@pairwise/i18n';

import type { login as source } from './en.ts';

export const login = {
  title: 'Velkommen tilbake',
  email: 'E-post',
  password: 'Passord',
  showPassword: 'Vis passordet',
  hidePassword: 'Skjul passordet',
  submit: 'Logg inn',
  emailMissing: 'Skriv inn e-postadressen din.',
  emailTooLong: 'E-postadressen er for lang.',
  passwordMissing: 'Skriv inn passordet ditt.',
  passwordTooLong: 'Passordet er for langt.',
  offline: 'Du er uten nett. Du kan logge inn så snart du er på nett igjen.',
  forgot: 'Glemt passordet?',
  signup: 'Opprett en konto',
  passwordChanged: 'Passordet ditt er endret. Logg inn med det nye.',
  sendLink: 'Send meg lenken på nytt',
  linkSent: 'Vi har sendt lenken til {email}.',
  demo: {
    tag: 'Demo',
    title: 'Prøv en demokonto',
    note: 'Alle her er oppdiktet. Ett trykk fyller ut skjemaet.',
    free: 'Gratismedlem',
    premium: 'Premiummedlem',
    fresh: 'Helt nytt medlem',
    unconfirmed: 'E-post ikke bekreftet',
    blocked: 'Blokkert av noen',
  },
} satisfies Messages<typeof source>;
