import type { PageText } from '../../page-text.ts';

export default {
  title: 'Cookie',
  lead: 'Che cosa conserva {site} nel tuo browser. È poco: niente pubblicità, niente tracker, niente di altre aziende.',
  sections: [
    {
      id: 'cookies',
      title: 'Cookie',
      body: [
        'I cookie sono piccoli file di testo che il tuo browser ci rimanda. Questi sono tutti quelli che usiamo:',
        {
          facts: [
            [
              '__Host-auth.session',
              'Mantiene aperta la tua sessione. Impostato quando accedi, per 30 giorni dalla tua ultima visita. Nessuno script può leggerlo.',
            ],
            [
              '__Host-mfe.crossing, __Host-mfe.signup',
              'Valori casuali che portano la tua sessione da una parte del sito all’altra. Per due minuti al massimo.',
            ],
            [
              'lang',
              'La lingua che hai scelto. Impostato quando ne scegli una o apri un link in quella lingua, per 365 giorni.',
            ],
            [
              'first-touch',
              'La campagna da cui proviene la tua prima visita. Impostato solo se il link ne indicava una, per 30 giorni; al momento dell’iscrizione viene salvato nel tuo account.',
            ],
            [
              'entry-skipped',
              'Quando hai confermato la tua maggiore età, per non chiedertelo di nuovo. Per 365 giorni.',
            ],
            [
              '__Host-Http-mfe.bucket',
              'Un numero casuale, per mostrarti sempre la stessa versione di una pagina mentre ne proviamo una nuova con alcuni visitatori. Impostato solo durante un test di questo tipo, per 365 giorni.',
            ],
            ['mfe.experiments', 'Che non vuoi partecipare ai test. Solo se lo dici, per 365 giorni.'],
          ],
        },
      ],
    },
    {
      id: 'storage',
      title: 'Memoria del browser',
      body: [
        'Questi dati restano nel tuo browser e non vengono inviati con ogni richiesta:',
        {
          facts: [
            ['pairwise.entry-skipped', 'Quando hai confermato la tua maggiore età, per non chiedertelo di nuovo.'],
            ['pairwise.dismissed.…', 'Quali avvisi hai chiuso e quando, perché restino chiusi.'],
            [
              'pairwise.had-contact.…',
              'Che qui hai inviato o ricevuto un like o un messaggio, per proporti le notifiche solo da quel momento.',
            ],
            [
              'pairwise.draft.…',
              'Quello che scrivevi in una chat mentre lasciavi la pagina, finché il dispositivo non l’ha salvato. Viene rimosso quando esci dall’account.',
            ],
            [
              'pairwise-queue.…',
              'Quello che hai fatto offline, finché non viene inviato. Viene rimosso quando esci dall’account.',
            ],
            [
              'pairwise-chat, pairwise-chat-deletions',
              'I messaggi che hai scritto e non ancora inviato e le chat che hai eliminato, finché non li abbiamo ricevuti.',
            ],
            ['pairwise-swipe-keys', 'Se i tasti della tastiera funzionano nel gioco dello swipe.'],
            [
              'pairwise:withdrawn, pairwise:chunk-reload',
              'Quali versioni di una pagina abbiamo ritirato e quando la pagina è stata ricaricata l’ultima volta per un file mancante, perché non si ricarichi di continuo. Finché non chiudi la scheda.',
            ],
            ['Bozze', 'Moduli che hai cominciato, come l’iscrizione o il tuo profilo, finché non chiudi la scheda.'],
          ],
        },
        'Un service worker conserva i testi di una pagina per quando manca la connessione. Se attivi le notifiche, il tuo browser conserva l’autorizzazione.',
      ],
    },
    {
      id: 'consent',
      title: 'Perché non c’è un banner',
      body: [
        'La maggior parte serve per quello che chiedi: mantenere aperta la sessione, ricordare la lingua, vedere una pagina che funziona. La legge non richiede il consenso per questo.',
        'Due servono a misurare: first-touch indica quale campagna ti ha portato qui, e __Host-Http-mfe.bucket con quale versione di una pagina si iscrivono più visitatori. Li usiamo perché abbiamo un legittimo interesse a sapere che cosa funziona (GDPR, articolo 6, paragrafo 1, lettera f). Nessun’altra azienda li riceve. Puoi opporti: ai test con il [pulsante qui sotto](cookies#experiments), alla campagna eliminando first-touch nel tuo browser o [scrivendoci](privacy#rights).',
      ],
    },
    {
      id: 'experiments',
      title: 'Test delle pagine',
      body: [
        'A volte mostriamo due versioni di una pagina per capire con quale si iscrivono più visitatori. È il caso a decidere quale vedi. Contiamo visite e iscrizioni per versione, lingua, dispositivo, paese e tipo di sito. Insieme a questi dati non conserviamo né il tuo nome né il tuo indirizzo e non li condividiamo con nessuno.',
        'Puoi opporti in qualsiasi momento. Il tuo numero casuale viene allora cancellato, vedi la pagina abituale e le tue visite non vengono contate.',
        { control: 'experiments' },
      ],
    },
    {
      id: 'others',
      title: 'Pagine di terzi',
      body: [
        'Quando paghi, sei sulla pagina del fornitore del servizio di pagamento, che ha cookie propri. Lo stesso vale per le pagine dei partner, che si aprono solo dopo un avviso.',
      ],
    },
    {
      id: 'delete',
      title: 'Come eliminare tutto',
      body: [
        'Puoi eliminare i cookie e la memoria nelle impostazioni del tuo browser, oppure vietarli. In questo caso la sessione termina e devi scegliere di nuovo la lingua; tutto il resto funziona. Per mantenere aperta la sessione, {site} ha bisogno del primo cookie.',
        'Altro sui tuoi dati: [privacy](privacy).',
      ],
    },
  ],
} satisfies PageText;
