import type { Messages } from '@pairwise/i18n';

import type { block as source } from './en.ts';

export const block = {
  action: 'Blocca {name}',
  title: 'Bloccare {name}?',
  intro: 'Che cosa succede:',
  notSeen: 'Non vi vedete più nella ricerca, tra i like, nei giochi e nelle chat.',
  noContact: '{name} non può aprire il tuo profilo né scriverti.',
  removed: 'I vostri like, il vostro match e le vostre chat vengono eliminati. Non tornano più.',
  noNotice: '{name} non riceve nessun avviso, ma se apre il tuo profilo vede che c’è un blocco.',
  confirm: 'Blocca',
  cancel: 'Annulla',
  close: 'Chiudi',
  doneTitle: 'Hai bloccato {name}',
  done: 'Qui non vi incontrate più, e le vostre chat non ci sono più.',
  queuedTitle: 'Stiamo per bloccare {name}',
  queued: 'Fino ad allora potreste ancora incontrarvi qui.',
  undo: 'Puoi togliere il blocco nel tuo profilo, tra le persone bloccate.',
  unblock: 'Sblocca {name}',
  unblocked: 'Hai sbloccato {name}. I like e le chat non tornano.',
} satisfies Messages<typeof source>;
