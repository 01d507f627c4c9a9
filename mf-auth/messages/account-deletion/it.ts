import type { Messages } from '@pairwise/i18n';

import type { accountDeletion as source } from './en.ts';

export const accountDeletion = {
  progress: 'Passo {step} di 3',
  back: 'Torna alle impostazioni',
  reasonTitle: 'Perché te ne vai?',
  reasonText: 'Ci aiuta a migliorare. Non devi dirlo per forza.',
  reasons: {
    met_somebody: 'Ho conosciuto qualcuno',
    no_matches: 'Non trovo nessuno che faccia per me',
    too_many_mails: 'Troppe email',
    too_expensive: 'Costa troppo',
    privacy: 'Mi preoccupa la privacy',
    other: 'Altro',
  },
  textLabel: 'Vuoi dirci di più? (facoltativo)',
  next: 'Continua',
  skip: 'Salta',
  offers: {
    pause_mails: {
      title: 'Ti lasciamo in pace per un po’?',
      text: 'Nessuna email da noi per 30 giorni. Il tuo account resta com’è.',
      accept: 'Metti in pausa le email',
    },
    invisible: {
      title: 'Preferisci che nessuno ti veda?',
      text: 'In modalità invisibile nessuno ti trova. Le tue chat restano, e torni quando vuoi.',
      accept: 'Attiva la modalità invisibile',
    },
    discount: {
      title: '{percentage}% di sconto, se resti',
      text: 'Un codice per il tuo prossimo acquisto, solo per te. Vale una volta sola, entro 7 giorni.',
      accept: 'Resto con lo sconto',
    },
  },
  decline: 'No, voglio eliminarlo',
  other: 'Mostrami un’altra offerta',
  accepted: {
    title: 'Che bello che resti',
    pause_mails: 'Le tue email sono in pausa. Ripartono in questa data: {date}.',
    invisible: 'Ora la modalità invisibile è attiva. Puoi cambiarla nelle impostazioni.',
    discount: 'Ecco il tuo codice per {percentage}% di sconto. Vale una volta sola. Scadenza: {date}.',
    code: 'Il tuo codice',
    copy: 'Copia il codice',
    copied: 'Copiato',
    toSettings: 'Torna alle impostazioni',
    toCredits: 'Vai ai crediti',
    deleteAnyway: 'Elimina comunque il mio account',
  },
  confirmTitle: 'Eliminare il tuo account?',
  losses: 'Che cosa succede',
  hidden: 'Nessuno ti vede più, e tutti i dispositivi vengono disconnessi subito.',
  comeBack: 'Hai {days} giorni per tornare, con un link che ti mandiamo per email.',
  gone: 'Poi profilo, foto e messaggi spariscono per sempre.',
  credits_one: '{count} credito va perso.',
  credits_many: '{count} di crediti vanno persi.',
  credits_other: '{count} crediti vanno persi.',
  refundable: 'Possiamo rimborsarti {amount}: prima scrivi a {email}.',
  submit: 'Elimina il mio account',
  keep: 'Mantieni il mio account',
} satisfies Messages<typeof source>;
