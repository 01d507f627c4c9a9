import type { Messages } from '@pairwise/i18n';

import type { resetPassword as source } from './en.ts';

export const resetPassword = {
  title: 'Password dimenticata?',
  text: 'Dicci il tuo indirizzo email. Ti mandiamo un link per scegliere una nuova password.',
  submit: 'Mandami un link',
  sentTitle: 'Controlla la posta',
  sent: 'Abbiamo mandato un link a {email}. Vale un’ora.',
  sentUniform: 'Se a {email} corrisponde un account, il link è in arrivo. Vale un’ora.',
  spam: 'Dopo qualche minuto non trovi nulla? Guarda nella cartella spam, oppure mandalo di nuovo.',
  again: 'Mandalo di nuovo',
  sentAgain: 'Ti abbiamo mandato di nuovo il link.',
  otherEmail: 'Usa un altro indirizzo',
  chooseTitle: 'Scegli una nuova password',
  chooseText: 'Poi accedi con quella. Tutti i dispositivi collegati in questo momento vengono disconnessi.',
  save: 'Salva la password',
  expiredTitle: 'Questo link non funziona più',
  newMail: 'Chiedi una nuova email',
} satisfies Messages<typeof source>;
