import type { Messages } from '@pairwise/i18n';

import type { signupMatches as en } from './en.ts';

export const signupMatches = {
  title: 'Ti diamo il benvenuto, {name}',
  lead: 'Queste persone corrispondono a quello che cerchi. Un like è un buon inizio.',
  unconfirmed: 'Per ora puoi mettere un like. Conferma il tuo indirizzo email per averne di più.',
  likeGiven: 'Hai messo il tuo like. Conferma il tuo indirizzo email per averne di più.',
  goOn: 'Guarda chi c’è',
  emptyTitle: 'Ancora nessuno che faccia per te',
  emptyText: 'Guardati intorno: una ricerca più ampia mostra più persone.',
  failedTitle: 'Non è stato possibile caricare i primi profili per te',
  offlineTitle: 'Sei offline',
  offlineText: 'Compaiono non appena torna la connessione.',
} satisfies Messages<typeof en>;
