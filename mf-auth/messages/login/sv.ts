import type { Messages } from '@pairwise/i18n';

import type { login as source } from './en.ts';

export const login = {
  title: 'Välkommen tillbaka',
  email: 'Mejl',
  password: 'Lösenord',
  showPassword: 'Visa lösenordet',
  hidePassword: 'Dölj lösenordet',
  submit: 'Logga in',
  emailMissing: 'Ange din mejladress.',
  emailTooLong: 'Mejladressen är för lång.',
  passwordMissing: 'Ange ditt lösenord.',
  passwordTooLong: 'Lösenordet är för långt.',
  offline: 'Du är offline. Du kan logga in så fort du är online igen.',
  forgot: 'Glömt lösenordet?',
  signup: 'Skapa ett konto',
  passwordChanged: 'Ditt lösenord är ändrat. Logga in med det nya.',
  sendLink: 'Skicka länken igen',
  linkSent: 'Vi har skickat länken till {email}.',
  demo: {
    tag: 'Demo',
    title: 'Prova ett demokonto',
    note: 'Alla här är påhittade. Ett tryck fyller i formuläret.',
    free: 'Gratismedlem',
    premium: 'Premiummedlem',
    fresh: 'Helt ny medlem',
    unconfirmed: 'Obekräftad mejladress',
    blocked: 'Blockerad av någon',
  },
} satisfies Messages<typeof source>;
