import type { Translation } from '../../translation.ts';
import type en from './en.ts';
import { payments } from './payments/it.ts';

const it: Translation<typeof en> = {
  frame: {
    greeting: 'Ciao {name},',
    greetingStranger: 'Ciao,',
    reasonStranger: 'Ricevi questa email perché qualcuno ha inserito questo indirizzo in una segnalazione su {site}.',
    reasonSignup: 'Ricevi questa email perché qualcuno ha creato un account su {site} con questo indirizzo.',
    reasonNewAddress:
      'Ricevi questa email perché qualcuno ha inserito questo indirizzo come nuovo indirizzo di un account su {site}.',
    reasonOldAddress: 'Ricevi questa email perché finora questo indirizzo apparteneva a un account su {site}.',
    signature: 'Il team di {site}',
    unsubscribe: 'Non voglio più email come questa',
    reason: 'Ricevi questa email perché questo indirizzo appartiene a un account su {site}.',
    buttonFallback: 'Se il pulsante non funziona, copia questo indirizzo nel tuo browser:',
  },
  mails: {
    activate: {
      subject: 'Conferma il tuo indirizzo email',
      heading: 'Un clic e ci sei',
      lines: ['Conferma che questo indirizzo è tuo. Poi le altre persone potranno trovarti e risponderti.'],
      button: 'Conferma il mio indirizzo',
      note: 'Il link vale sette giorni. Se non hai creato un account su {site}, puoi ignorare questa email.',
    },
    activation_reminder: {
      subject: 'Il tuo account ti aspetta',
      heading: 'Manca solo il tuo indirizzo email',
      lines: [
        'Hai creato un account su {site}, ma il tuo indirizzo non è ancora confermato. Fino ad allora nessuno può risponderti.',
      ],
      button: 'Conferma il mio indirizzo',
      note: 'Il link vale sette giorni. Se non hai creato un account su {site}, puoi ignorare questa email.',
    },
    reset_password: {
      subject: 'Scegli una nuova password',
      heading: 'Una nuova password',
      lines: ['Hai chiesto una nuova password. Il link qui sotto porta alla pagina in cui la scegli.'],
      button: 'Scegli una nuova password',
      note: 'Il link vale un’ora e si può usare una volta sola. Se la richiesta non è tua, ignora questa email: non è cambiato nulla.',
    },
    password_changed: {
      subject: 'La tua password è cambiata',
      heading: 'Hai una nuova password',
      lines: [
        'La password del tuo account è stata appena cambiata e tutti gli altri dispositivi sono stati disconnessi.',
        'Se la modifica non è tua, scegli subito una nuova password con «Password dimenticata?» nella pagina di accesso.',
      ],
    },
    mail_change: {
      subject: 'Conferma il tuo nuovo indirizzo email',
      heading: 'È il tuo indirizzo?',
      lines: [
        'Qualcuno ha chiesto di usare questo indirizzo per il proprio account su {site}. Confermalo se la richiesta è tua.',
      ],
      button: 'Usa questo indirizzo',
      note: 'Il link vale un giorno e si può usare una volta sola. Se la richiesta non è tua, puoi ignorare questa email.',
    },
    mail_change_notice: {
      subject: 'Il tuo indirizzo email sta per cambiare',
      heading: 'Un nuovo indirizzo email',
      lines: [
        'Qualcuno ha chiesto di cambiare l’indirizzo email del tuo account in {email}. Cambierà non appena quell’indirizzo sarà confermato.',
        'Se la richiesta non è tua, accedi e cambia la password.',
      ],
    },
    mail_changed: {
      subject: 'Il tuo indirizzo email è cambiato',
      heading: 'Il tuo account ha un nuovo indirizzo',
      lines: [
        'D’ora in poi accedi con {email}, e le nostre email arrivano lì. Questa è l’ultima a questo indirizzo.',
        'Se la modifica non è tua, scrivi subito alla nostra assistenza clienti.',
      ],
    },
    mails_on: {
      subject: 'Le nostre email sono di nuovo attive',
      heading: 'Ci sentiamo di nuovo',
      lines: ['Hai riattivato le nostre email. Nelle impostazioni scegli quali ricevere.'],
      button: 'Vai alle impostazioni',
    },
    account_deleted: {
      subject: 'Il tuo account sarà eliminato',
      heading: 'Ci dispiace che tu vada via',
      lines: [
        'Da ora il tuo profilo non si vede più. Il tuo account e tutto il suo contenuto saranno eliminati per sempre in questa data: {date}.',
        'Fino ad allora puoi tornare e ritrovare tutto come l’hai lasciato.',
      ],
      button: 'Voglio tornare',
    },
    stay_discount: {
      subject: '{percentage}% di sconto per te',
      heading: 'Che bello averti ancora qui',
      lines: [
        'Il tuo codice è {code}. Hai {percentage}% di sconto su un acquisto di crediti. Data di scadenza: {date}.',
        'Inseriscilo dove scegli come pagare.',
      ],
      button: 'Usa il mio codice',
    },
    address_known: {
      subject: 'Hai già un account',
      heading: 'Qui ti conosciamo già',
      lines: [
        'Qualcuno, probabilmente tu, ha provato a usare questo indirizzo per un account su {site}. Esiste già, quindi non è cambiato nulla.',
        'Accedi con la tua password. Se non la ricordi più, premi «Password dimenticata?» nella pagina di accesso: ti mandiamo un link.',
      ],
      button: 'Accedi',
      note: 'Se la richiesta non è tua, puoi ignorare questa email: a chi l’ha fatta non abbiamo detto che hai un account.',
    },
    like: {
      subject: 'Piaci a qualcuno',
      heading: 'Hai un nuovo like',
      lines: ['A qualcuno su {site} piace il tuo profilo. Guarda chi è: se piace anche a te, è un match.'],
      button: 'Guarda chi è',
      note: 'Scegli nelle impostazioni quali email ricevere.',
    },
    match: {
      subject: 'Hai un match',
      heading: 'Vi piacete',
      lines: ['Su {site} una persona che ti piace ha ricambiato il tuo like. Ora manca solo la prima frase.'],
      button: 'Guarda il tuo match',
      note: 'Scegli nelle impostazioni quali email ricevere.',
    },
    export_ready: {
      subject: 'I tuoi dati sono pronti',
      heading: 'La copia dei tuoi dati',
      lines: [
        'Hai chiesto una copia dei tuoi dati. La trovi per sette giorni nelle impostazioni, nella sezione «I tuoi dati».',
      ],
    },
    complaint_received: {
      subject: 'Abbiamo ricevuto la tua segnalazione',
      heading: 'Grazie per la segnalazione',
      lines: [
        'La tua segnalazione ha il numero {number}. Una persona del nostro team la esaminerà e deciderà. Riceverai un’email con la decisione e la motivazione.',
      ],
      button: 'Apri la mia segnalazione',
      note: 'Il pulsante apre la segnalazione senza accesso: tieni questa email per te.',
    },
    complaint_actioned: {
      subject: 'Abbiamo preso provvedimenti dopo la tua segnalazione',
      heading: 'La decisione sulla tua segnalazione',
      lines: [
        'Abbiamo esaminato la tua segnalazione {number} e preso provvedimenti.',
        'La motivazione: {reasons}',
        'Se non condividi la decisione, puoi chiedere un riesame entro sei mesi.',
      ],
      button: 'Apri la mia segnalazione',
    },
    complaint_dismissed: {
      subject: 'La nostra decisione sulla tua segnalazione',
      heading: 'La decisione sulla tua segnalazione',
      lines: [
        'Abbiamo esaminato la tua segnalazione {number} e non abbiamo trovato nulla che violi le nostre regole o la legge.',
        'La motivazione: {reasons}',
        'Se non condividi la decisione, puoi chiedere un riesame entro sei mesi.',
      ],
      button: 'Apri la mia segnalazione',
    },
    appeal_upheld: {
      subject: 'La nostra decisione dopo il riesame',
      heading: 'Dopo il riesame',
      lines: ['Abbiamo riesaminato il caso {number}. La decisione resta com’era.', 'La motivazione: {reasons}'],
      button: 'Apri il caso',
    },
    appeal_overturned: {
      subject: 'La nostra decisione dopo il riesame',
      heading: 'Dopo il riesame',
      lines: [
        'Abbiamo riesaminato il caso {number}. Avevi ragione: la decisione è annullata.',
        'La motivazione: {reasons}',
      ],
      button: 'Apri il caso',
    },
    message_removed: {
      subject: 'Un tuo messaggio è stato rimosso',
      heading: 'Un messaggio è stato rimosso',
      lines: [
        'Un tuo messaggio non rispetta le nostre regole. Non lo vedete più né tu né l’altra persona.',
        'La motivazione: {reasons}',
        'Se non condividi la decisione, scrivi alla nostra assistenza clienti.',
      ],
    },
    reported_message_removed: {
      subject: 'Un tuo messaggio è stato rimosso',
      heading: 'Un messaggio è stato rimosso',
      lines: [
        'Un tuo messaggio non rispetta le nostre regole. Non lo vedete più né tu né l’altra persona.',
        'La motivazione: {reasons}',
        'Se non condividi la decisione, puoi chiedere un riesame entro sei mesi.',
      ],
      button: 'Apri il caso',
    },
    ...payments,
    photo_removed: {
      subject: 'Una tua foto non può essere mostrata',
      heading: 'Una foto è stata rifiutata',
      lines: [
        'Una tua foto non rispetta le nostre regole e non viene mostrata agli altri.',
        'La motivazione: {reasons}',
        'Se non condividi la decisione, puoi chiedere un riesame accanto alla foto nel tuo profilo.',
      ],
      button: 'Apri il mio profilo',
    },
    photo_restored: {
      subject: 'La tua foto può essere mostrata',
      heading: 'Dopo il riesame',
      lines: [
        'Abbiamo riesaminato la tua foto. Avevi ragione: può essere mostrata. Se intanto i tuoi posti sono tutti occupati, puoi ricaricarla quando se ne libera uno.',
        'La motivazione: {reasons}',
      ],
      button: 'Apri il mio profilo',
    },
    photo_appeal_upheld: {
      subject: 'La tua foto resta rifiutata',
      heading: 'Dopo il riesame',
      lines: ['Abbiamo riesaminato la tua foto. Resta rifiutata.', 'La motivazione: {reasons}'],
      button: 'Apri il mio profilo',
    },
    account_frozen: {
      subject: 'Il tuo account è congelato',
      heading: 'Il tuo account è congelato',
      lines: [
        'Ci è stato segnalato che potresti essere minorenne. Finché una persona del nostro team non avrà verificato, il tuo account non si può usare e nessuno lo vede.',
        'Non devi fare nulla. Ti scriveremo non appena avremo deciso.',
      ],
      button: 'Apri il caso',
    },
    account_suspended: {
      subject: 'Il tuo account è stato sospeso',
      heading: 'Il tuo account è stato sospeso',
      lines: [
        'Il tuo account non si può più usare e nessuno lo vede.',
        'La motivazione: {reasons}',
        'Se non condividi la decisione, puoi chiedere un riesame entro sei mesi.',
      ],
      button: 'Apri il caso',
    },
    account_banned: {
      subject: 'Il tuo account è stato chiuso',
      heading: 'Il tuo account è stato chiuso',
      lines: [
        'Il tuo account è stato chiuso definitivamente.',
        'La motivazione: {reasons}',
        'Se non condividi la decisione, puoi chiedere un riesame entro sei mesi.',
      ],
      button: 'Apri il caso',
    },
    account_restored: {
      subject: 'Il tuo account è di nuovo attivo',
      heading: 'Il tuo account è di nuovo attivo',
      lines: ['Puoi accedere come prima, e gli altri ti vedono di nuovo.', 'La motivazione: {reasons}'],
    },
  },
};

export default it;
