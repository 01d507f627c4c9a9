import type { PageText } from '../../page-text.ts';

export default {
  title: 'Condizioni d’uso',
  lead: 'Le regole tra te e {company} quando usi {site}. Versione: {version}.',
  description:
    'Le regole tra te e noi quando usi {site}: che cosa puoi aspettarti, che cosa paghi e che cosa ci aspettiamo da te.',
  sections: [
    {
      id: 'company',
      title: 'Chi siamo',
      body: [
        '{company} gestisce {site}. In queste condizioni «noi» indica questa società.',
        {
          facts: [
            ['Società', '{company}'],
            ['Indirizzo', '{address}, {city}, {country}'],
            ['Registro delle imprese (KvK)', '{kvk}'],
            ['Partita IVA', '{vat_numbers}'],
            ['Denominazioni commerciali', '{tradenames}'],
            ['Telefono', '[{phone}](phone)'],
            ['Indirizzo email', '[{email}](mail)'],
          ],
        },
        'Puoi scriverci in inglese, tedesco o olandese.',
      ],
    },
    {
      id: 'service',
      title: 'Che cos’è {site}',
      body: [
        '{site} è un luogo in cui persone adulte si incontrano: crei un profilo, guardi i profili degli altri, metti like e scrivi.',
        'Mettiamo in contatto le persone. Non possiamo promettere che qualcuno risponda, che tu trovi l’amore o che sia vero quello che un utente dice di sé. Abbi cura di te quando incontri qualcuno: ecco i nostri [consigli di sicurezza](faq#safe-date).',
        'Alcuni profili sono {fictional_plural}. Ognuno di essi è contrassegnato come «{fictional_singular}». Sono inventati, e non puoi incontrare le persone che mostrano.',
      ],
    },
    {
      id: 'account',
      title: 'Il tuo account',
      body: [
        'Per iscriverti devi avere almeno {min_age} anni. L’iscrizione è gratuita. Il tuo account è solo per te: una persona, un account.',
        'Mandiamo un link al tuo indirizzo email. Finché non l’hai aperto, gli utenti a cui scrivi non possono leggere i tuoi messaggi.',
        'Scegli una password che non usi da nessun’altra parte e tienila per te. Se credi che qualcun altro usi il tuo account, [cambia la password](settings): tutti gli altri dispositivi vengono disconnessi.',
      ],
    },
    {
      id: 'rules',
      title: 'Come ci comportiamo tra noi',
      body: [
        'La responsabilità di quello che scrivi e mostri è tua. Su {site} non è permesso:',
        {
          items: [
            'fingersi qualcun altro, o usare foto di qualcun altro',
            'mostrare foto di minori, di chi non ha dato il consenso o di persone nude',
            'insultare, minacciare, molestare, incitare all’odio, o qualsiasi altra cosa contraria alla legge',
            'chiedere denaro, fare pubblicità, inviare spam o indirizzare gli utenti verso servizi a pagamento',
            'raccogliere dati degli utenti, o usare programmi che agiscono per te',
            'inviare recapiti, come numeri di telefono, in un primo messaggio, prima che l’altra persona abbia risposto',
          ],
        },
        'Quello che mostri resta tuo. Ci autorizzi a conservarlo e a mostrarlo agli altri utenti finché si trova su {site}. Le foto vengono mostrate ai visitatori solo dove la ricerca è aperta a loro.',
      ],
    },
    {
      id: 'moderation',
      title: 'Come controlliamo e decidiamo',
      body: [
        'Una persona controlla ogni foto prima che gli altri la vedano. I testi non vengono letti in anticipo. Un programma rifiuta i recapiti nei primi messaggi e le immagini che abbiamo già rifiutato in precedenza.',
        'Puoi segnalare un profilo, una foto, un messaggio o qualsiasi altra cosa: con «Segnala» lì accanto, o con il nostro [modulo per segnalazioni e reclami](complaints). Una persona decide su ogni segnalazione.',
        'Se qualcosa viola queste regole o la legge, possiamo rimuoverlo, sospendere l’account o chiuderlo definitivamente. La scelta dipende da quanto è grave, da quante volte è successo e dalle conseguenze per gli altri. La persona interessata riceve la nostra motivazione per email.',
        'Una misura precede la decisione di una persona: un account segnalato come appartenente a un minore può essere congelato finché non l’abbiamo esaminato.',
        'Chi ha fatto la segnalazione e la persona interessata dalla nostra decisione possono chiedere un riesame entro sei mesi, gratuitamente, con il link nella nostra email. Puoi anche rivolgerti a un giudice, o a un organismo di risoluzione extragiudiziale delle controversie nel tuo paese. Anche gli utenti che inviano spesso segnalazioni manifestamente infondate possono essere sospesi.',
      ],
    },
    {
      id: 'free',
      title: 'Che cosa è gratis',
      body: [
        {
          items: [
            'iscriversi, cercare, mettere like e leggere tutto quello che gli utenti ti scrivono',
            'iniziare chat con due utenti; le risposte ad altri non contano',
            'tre foto nel tuo profilo',
          ],
        },
        'Chi si iscrive riceve crediti gratis non appena conferma l’indirizzo email: {signup_credits}.',
      ],
    },
    {
      id: 'credits',
      title: 'Crediti e Premium',
      body: [
        'Con i crediti paghi quello che invii. Li compri in pacchetti, con un pagamento unico: {site} non ha abbonamenti, e nulla si rinnova da solo. Tutti i [prezzi](pricing) includono l’IVA e sono indicati nella tua valuta prima dell’ordine.',
        {
          facts: [
            ['Crediti per un messaggio', '{message_credits}'],
            ['Crediti per una foto in una chat', '{photo_credits}'],
            ['Crediti per un regalo, a partire da', '{gift_credits}'],
          ],
        },
        'Con l’acquisto di un pacchetto qualsiasi ottieni anche Premium: vedi tutte le foto, puoi mostrarne fino a 25 tue, iniziare tutte le chat che vuoi e vedere quando i tuoi messaggi sono stati letti. Premium non ha scadenza. Termina solo quando tutti i tuoi ordini sono stati rimborsati.',
        'I crediti non scadono finché esiste il tuo account. Non possono essere venduti, ceduti ad altri o convertiti in denaro, salvo il tuo [diritto di recesso](return-policy).',
      ],
    },
    {
      id: 'order',
      title: 'Come si conclude un contratto',
      body: [
        'Scegli un pacchetto e un metodo di pagamento, e premi il pulsante con il prezzo. Questo è il tuo ordine. Il contratto è concluso quando il pagamento viene accettato; a quel punto aggiungiamo i crediti e ti mandiamo un’email con il numero d’ordine.',
        'Un codice sconto vale una volta sola e non è cumulabile con altri. Un codice può essere limitato a un paese, a un metodo di pagamento, a un periodo o a un importo minimo; lo indichiamo prima che tu paghi.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Recesso',
      body: [
        'Puoi recedere da un ordine entro {refund_days} giorni senza indicarne le ragioni: [recedere dal contratto qui](withdrawal). La pagina [Recesso e rimborso](return-policy) spiega che cosa ti rimborsiamo.',
      ],
    },
    {
      id: 'leaving',
      title: 'Quando elimini l’account, e quando recediamo noi',
      body: [
        'Puoi eliminare il tuo account in qualsiasi momento nelle [impostazioni](settings). Nessuno ti vede più, da subito. Hai 14 giorni per tornare con il link che ti mandiamo; poi i tuoi dati personali vengono cancellati, e i crediti rimasti vanno persi. Chiedi prima il rimborso, se ne hai diritto.',
        'Possiamo recedere dal contratto con un preavviso di 30 giorni per email, e senza preavviso in caso di grave violazione di queste condizioni. Se recediamo senza una tua violazione, ti rimborsiamo i crediti non usati.',
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilità',
      body: [
        'Rispondiamo senza limiti in caso di dolo o colpa grave, per i danni alla vita, all’integrità fisica o alla salute, e ovunque la legge lo imponga. In caso di colpa lieve rispondiamo solo se violiamo un obbligo essenziale per l’esecuzione del contratto, e in tal caso nei limiti del danno prevedibile.',
        'Ci impegniamo perché {site} funzioni, ma a volte può non essere disponibile, per esempio durante la manutenzione. Restano fermi i tuoi diritti in caso di difetto di conformità di un servizio digitale.',
      ],
    },
    {
      id: 'changes',
      title: 'Modifiche a queste condizioni',
      body: [
        'La data di questa versione è in alto. Se modifichiamo queste condizioni a tuo svantaggio, ti scriviamo almeno 30 giorni prima. Se non le accetti, puoi eliminare il tuo account e ottenere il rimborso del prezzo dei crediti non usati.',
      ],
    },
    {
      id: 'law',
      title: 'Legge applicabile e controversie',
      body: [
        'Si applica la legge del paese in cui {company} ha sede ({country}). Se sei un consumatore, resta ferma la tutela che ti offre la legge del tuo paese, e puoi rivolgerti anche ai suoi giudici.',
        'Prima, per favore, [scrivici](service): quasi tutto si risolve in fretta.',
      ],
    },
  ],
} satisfies PageText;
