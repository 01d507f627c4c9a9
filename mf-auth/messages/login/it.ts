import type { Messages } from '@pairwise/i18n';

import type { login as source } from './en.ts';

export const login = {
  title: 'Che bello rivederti',
  email: 'Email',
  password: 'Password',
  showPassword: 'Mostra la password',
  hidePassword: 'Nascondi la password',
  submit: 'Accedi',
  emailMissing: 'Inserisci il tuo indirizzo email.',
  emailTooLong: 'Questo indirizzo email è troppo lungo.',
  passwordMissing: 'Inserisci la tua password.',
  passwordTooLong: 'Questa password è troppo lunga.',
  offline: 'Sei offline. Puoi accedere non appena torna la connessione.',
  forgot: 'Password dimenticata?',
  signup: 'Crea un account',
  passwordChanged: 'La tua password è cambiata. Accedi con quella nuova.',
  sendLink: 'Mandami di nuovo il link',
  linkSent: 'Abbiamo mandato il link a {email}.',
  demo: {
    tag: 'Demo',
    title: 'Prova un account demo',
    note: 'Qui tutte le persone sono inventate. Un tocco compila il modulo.',
    free: 'Account gratuito',
    premium: 'Account Premium',
    fresh: 'Appena creato',
    unconfirmed: 'Email non confermata',
    blocked: 'Bloccato da qualcuno',
  },
} satisfies Messages<typeof source>;
