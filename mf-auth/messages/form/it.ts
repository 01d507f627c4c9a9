import type { Messages } from '@pairwise/i18n';

import type { form as source } from './en.ts';

export const form = {
  email: 'Email',
  emailMissing: 'Inserisci il tuo indirizzo email.',
  password: 'Password',
  passwordMissing: 'Inserisci la tua password.',
  currentPassword: 'La tua password',
  currentPasswordWrong: 'Controlla la tua password.',
  newPassword: 'Nuova password',
  newPasswordHint: 'Almeno 8 caratteri. Una frase breve è facile da ricordare.',
  newPasswordMissing: 'Inserisci una nuova password.',
  repeatPassword: 'Ripeti la nuova password',
  repeatMissing: 'Inserisci di nuovo la nuova password.',
  showPassword: 'Mostra la password',
  showPasswordOf: 'Mostra la password: {field}',
  hidePassword: 'Nascondi la password',
  hidePasswordOf: 'Nascondi la password: {field}',
  offline: 'Sei offline. Puoi continuare non appena torna la connessione.',
  toLogin: 'Torna all’accesso',
  home: '{name}, pagina iniziale',
  retry: 'Riprova',
  loadFailedTitle: 'Caricamento non riuscito',
  loadOfflineTitle: 'Sei offline',
  loadOfflineText: 'Lo vedrai non appena torna la connessione.',
  noContactDetails: 'Per favore, niente numeri di telefono, indirizzi email o link.',
  close: 'Chiudi',
} satisfies Messages<typeof source>;
