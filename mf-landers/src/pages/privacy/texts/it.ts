import type { PageText } from '../../page-text.ts';

export default {
  title: 'Privacy',
  lead: 'Quali dati conserva {site} su di te, perché, per quanto tempo e che cosa puoi fare.',
  sections: [
    {
      id: 'controller',
      title: 'Chi è il titolare del trattamento',
      body: [
        '{company} è titolare del trattamento dei tuoi dati. Per qualsiasi domanda sulla privacy scrivi a [{email}](mail).',
        {
          facts: [
            ['Società', '{company}'],
            ['Indirizzo', '{address}, {city}, {country}'],
            ['Registro delle imprese (KvK)', '{kvk}'],
            ['Telefono', '[{phone}](phone)'],
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'Quali dati conserviamo',
      body: [
        {
          facts: [
            [
              'Account',
              'Indirizzo email, nome, data di nascita, paese, lingua, un hash della tua password (mai la password stessa) e l’eventuale campagna di provenienza.',
            ],
            [
              'Profilo',
              'Quello che scegli di dire: genere, chi cerchi, regione e città, aspetto, stato sentimentale, interessi, testi e foto.',
            ],
            [
              'Posizione',
              'Se la condividi, arrotondata a circa un chilometro. Gli altri utenti vedono una città o una distanza approssimativa, mai un punto.',
            ],
            [
              'Quello che fai',
              'Like, profili saltati, match, blocchi e risposte alle sei domande per trovare un match. Il momento della tua ultima attività, a meno che tu non usi la modalità invisibile.',
            ],
            ['Chat', 'Messaggi, foto e regali che mandi e ricevi.'],
            [
              'Pagamenti',
              'Ordini, importi, metodo e stato del pagamento. I numeri delle carte e le password della tua banca restano presso il fornitore del servizio di pagamento. Per un addebito diretto conserviamo in forma cifrata il numero di conto e di telefono, e l’indirizzo IP da cui hai dato il consenso.',
            ],
            [
              'Segnalazioni',
              'Che cosa segnali, che cosa viene segnalato su di te, con una copia, e che cosa è stato deciso.',
            ],
            [
              'Accessi',
              'Quando hai effettuato l’accesso e con quale browser. Trovi l’elenco nelle impostazioni, dove puoi disconnettere ogni dispositivo.',
            ],
          ],
        },
        'Prima di salvare una foto, togliamo ciò che la fotocamera vi ha aggiunto, come il luogo dello scatto.',
      ],
    },
    {
      id: 'why',
      title: 'Perché possiamo trattarli',
      body: [
        {
          facts: [
            [
              'Per fornire il servizio',
              'Account, profilo, chat, pagamenti: il contratto con te, ai sensi del GDPR, articolo 6, paragrafo 1, lettera b).',
            ],
            [
              'Categorie particolari di dati',
              'Chi cerchi rivela qualcosa del tuo orientamento sessuale. Lo indichi tu, perché gli altri ti trovino; lo trattiamo con il tuo consenso, ai sensi dell’articolo 9, paragrafo 2, lettera a). Revochi il consenso cancellando l’indicazione dal profilo o eliminando il tuo account.',
            ],
            [
              'Sicurezza',
              'Limiti, segnalazioni e controllo delle foto proteggono gli utenti da frodi, spam e violenza: il nostro legittimo interesse e il loro, ai sensi dell’articolo 6, paragrafo 1, lettera f), e la legge, ai sensi dell’articolo 6, paragrafo 1, lettera c).',
            ],
            [
              'Contabilità',
              'Ordini e pagamenti: la normativa fiscale, ai sensi dell’articolo 6, paragrafo 1, lettera c).',
            ],
            [
              'Email e notifiche',
              'Quello che il contratto richiede ti arriva sempre. Tutto il resto lo scegli nelle [impostazioni](settings); la pubblicità solo con il tuo consenso.',
            ],
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Chi li vede',
      body: [
        'Gli altri utenti vedono il tuo profilo, nei limiti delle impostazioni del sito e delle tue. Non vedono mai il tuo indirizzo email, la tua data di nascita, il tuo cognome o il luogo esatto in cui sei. Con la [modalità invisibile](settings) ti vede solo chi ti piace o chi è in chat con te.',
        'I fornitori di servizi lavorano per noi sulla base di un contratto e solo su nostra istruzione: hosting, invio di email e SMS, pagamenti. Il fornitore del servizio di pagamento è indicato sulla sua pagina prima che tu paghi. Per le notifiche usiamo il servizio del produttore del tuo browser, che non viene a sapere che cosa scrivi.',
        'Non vendiamo dati e non li diamo agli inserzionisti. Un link a un partner non rivela chi sei.',
        'Le autorità ricevono dati solo quando la legge ce lo impone.',
      ],
    },
    {
      id: 'how-long',
      title: 'Per quanto tempo li conserviamo',
      body: [
        {
          facts: [
            ['Account, profilo, foto, chat', 'Finché non li elimini o non elimini il tuo account.'],
            [
              'Account eliminati',
              '14 giorni, in cui puoi tornare; poi profilo, foto, like e testo dei tuoi messaggi vengono cancellati.',
            ],
            [
              'Pagamenti',
              'Per il tempo richiesto dalla normativa fiscale; dopo l’eliminazione del tuo account, senza il tuo nome.',
            ],
            [
              'Mandati di addebito diretto',
              '14 mesi, perché le banche possono chiederli; quelli mai confermati, un giorno.',
            ],
            ['Accessi', 'Finché non esci dall’account, o 30 giorni dall’ultimo uso.'],
            ['Contatori contro gli abusi', '2 giorni. Contengono un hash dell’indirizzo IP, non l’indirizzo stesso.'],
            ['Quali notifiche hai ricevuto', '30 giorni.'],
            ['Una copia dei tuoi dati', '7 giorni, poi il link scade.'],
            [
              'Segnalazioni',
              'Insieme alla decisione, perché entrambe le parti possano chiedere un riesame e gli abusi ripetuti vengano scoperti. Quando il tuo account viene eliminato, nome e indirizzo vengono cancellati subito, e i tuoi testi e le prove quando il caso è deciso. Nome e indirizzo di chi non ha un account vengono cancellati un anno dopo la decisione.',
            ],
          ],
        },
      ],
    },
    {
      id: 'measuring',
      title: 'Che cosa misuriamo',
      body: [
        'Le nostre pagine comunicano quanto velocemente si caricano e se si è verificato un errore. Una comunicazione di questo tipo non contiene nessun nome, nessun indirizzo di pagina e nessun numero da cui si possa riconoscerti.',
        'Su {site} non ci sono tracker pubblicitari né statistiche di altre aziende. Quello che viene conservato nel tuo browser è elencato alla pagina [cookie](cookies).',
      ],
    },
    {
      id: 'automatic',
      title: 'Che cosa si decide automaticamente',
      body: [
        'La ricerca mostra chi era online di recente e corrisponde a quello che cerchi. Un programma limita quanto può inviare un account, rifiuta i recapiti nei primi messaggi e rifiuta le immagini già rifiutate in precedenza.',
        'Un account può essere congelato automaticamente quando viene segnalato come appartenente a un minore. Una persona lo verifica, e puoi chiedere un riesame. Nessun’altra decisione di chiudere un account viene presa senza l’intervento di una persona.',
      ],
    },
    {
      id: 'rights',
      title: 'I tuoi diritti',
      body: [
        {
          items: [
            'Accesso e portabilità: [chiedi una copia](export), un file con tutti i tuoi dati e le tue foto.',
            'Rettifica: nel tuo [profilo](profile) e nelle tue [impostazioni](settings).',
            'Cancellazione: nelle tue [impostazioni](settings), senza indicare un motivo.',
            'Opposizione, limitazione del trattamento e revoca del consenso: scrivi a [{email}](mail).',
            'Reclamo all’autorità per la protezione dei dati del tuo paese, o del nostro ({country}).',
          ],
        },
        'Rispondiamo entro un mese. Tutto questo è gratuito.',
      ],
    },
    {
      id: 'security',
      title: 'Come li proteggiamo',
      body: [
        'Le password sono conservate solo come hash da cui non si può risalire alla password. I numeri di conto e di telefono per gli addebiti diretti sono cifrati. Le foto che gli altri non possono vedere non vengono inviate al loro browser, nemmeno sfocate. I nostri registri degli errori non contengono quello che gli utenti scrivono.',
      ],
    },
  ],
} satisfies PageText;
