import type { FaqText } from '../faq-text.ts';

export default {
  title: 'Domande frequenti',
  lead: 'Scrivi una parola, oppure apri una domanda. Manca la tua? Risponde l’[assistenza clienti](service).',
  description: 'Le risposte alle domande più frequenti su {site}: profili, messaggi, crediti e sicurezza.',
  groups: [
    {
      id: 'start',
      title: 'Per cominciare',
      questions: [
        {
          id: 'cost',
          question: 'Quanto costa {site}?',
          answer: [
            'Iscriversi, cercare, mettere like e leggere è gratis. Con i crediti paghi quello che mandi; tutti i [prezzi](pricing) sono in una pagina. Non c’è nessun abbonamento.',
            'Chi si iscrive riceve crediti gratis non appena conferma l’indirizzo email: {signup_credits}.',
          ],
        },
        {
          id: 'no-mail',
          question: 'L’email per confermare il mio indirizzo non arriva',
          answer: [
            'Guarda nella cartella spam. Se non è lì, accedi: dall’avviso in alto puoi fartela rimandare e correggere l’indirizzo. Il link vale sette giorni.',
          ],
        },
        {
          id: 'password',
          question: 'Non riesco ad accedere',
          answer: [
            'Scegli una nuova password con [Password dimenticata?](reset); il link vale un’ora. Dopo cinque password sbagliate l’accesso è bloccato per 15 minuti, e poi più a lungo. Ti protegge da estranei che vanno per tentativi.',
          ],
        },
        {
          id: 'language',
          question: 'Come cambio la lingua?',
          answer: ['Con il menu in alto in ogni pagina. La ricordiamo anche per le email, quando hai fatto l’accesso.'],
        },
      ],
    },
    {
      id: 'members',
      title: 'Profili e like',
      questions: [
        {
          id: 'who-sees-me',
          question: 'Chi vede il mio profilo?',
          answer: [
            'Chi ha un account. I visitatori vedono nome, età, regione e la prima foto, e solo dove la ricerca è aperta a loro. Con la [modalità invisibile](settings), che è gratis, ti vede solo chi ti piace o chi è in chat con te, e nessuno vede quando sei online.',
          ],
        },
        {
          id: 'photo-review',
          question: 'Perché la mia foto non si vede ancora?',
          answer: [
            'Prima una persona controlla ogni foto, di solito entro pochi minuti. Se viene rifiutata, il tuo [profilo](profile) dice perché, e puoi chiedere un riesame.',
          ],
        },
        {
          id: 'how-many-photos',
          question: 'Quante foto posso mostrare?',
          answer: ['Tre, e 25 con Premium. JPEG, PNG e WebP fino a 10 MB, almeno 400 pixel per lato.'],
        },
        {
          id: 'match',
          question: 'Che cos’è un match?',
          answer: [
            'Due persone che si piacciono. Lo vedono subito entrambe. Nel gioco dello swipe hai quattro like al giorno; i like sui profili si contano a parte.',
          ],
        },
        {
          id: 'fictional',
          question: 'Tutti i profili sono reali?',
          answer: [
            'Una persona controlla le foto, ma non verifichiamo i documenti d’identità. Se un profilo ti sembra strano, segnalalo.',
            'Alcuni profili sono {fictional_plural}. Ognuno è contrassegnato come «{fictional_singular}».',
          ],
        },
      ],
    },
    {
      id: 'chats',
      title: 'Messaggi',
      questions: [
        {
          id: 'free-messages',
          question: 'Quanti messaggi posso scrivere gratis?',
          answer: [
            'Puoi iniziare due chat, con due persone diverse, e scrivere con i crediti ricevuti all’inizio. Le risposte a chi ha cominciato a scriverti non contano. Leggere è sempre gratis.',
          ],
        },
        {
          id: 'not-delivered',
          question: 'Perché nessuno vede il mio messaggio?',
          answer: [
            'Finché il tuo indirizzo email non è confermato, teniamo in attesa i tuoi messaggi. Apri il link nella nostra email e vengono consegnati.',
          ],
        },
        {
          id: 'contact-details',
          question: 'Perché non posso mandare il mio numero di telefono?',
          answer: [
            'In un primo messaggio i recapiti e i link vengono rifiutati: è così che cominciano quasi tutte le truffe. Non appena l’altra persona ha risposto, puoi mandarli.',
          ],
        },
        {
          id: 'offline',
          question: 'Che cosa succede se perdo la connessione?',
          answer: [
            'Il tuo messaggio aspetta nel browser fino a 24 ore e parte una volta sola, quando torna la connessione. Paghi solo quello che arriva.',
          ],
        },
        {
          id: 'delete-chat',
          question: 'Che cosa succede se elimino una chat?',
          answer: [
            'Sparisce per te. L’altra persona la conserva. Un nuovo messaggio la fa tornare, solo con la parte nuova.',
          ],
        },
      ],
    },
    {
      id: 'credits',
      title: 'Crediti, Premium e pagamenti',
      questions: [
        {
          id: 'what-costs',
          question: 'Quanti crediti costa ogni cosa?',
          answer: [
            {
              facts: [
                ['Un messaggio', '{message_credits}'],
                ['Una foto in una chat', '{photo_credits}'],
                ['Un regalo, a partire da', '{gift_credits}'],
                ['Ricevere e leggere', '0'],
              ],
            },
            'Il pulsante mostra il prezzo prima dell’invio.',
          ],
        },
        {
          id: 'premium',
          question: 'Come ottengo Premium?',
          answer: [
            'Compra un pacchetto qualsiasi di [crediti](credits). Premium non ha scadenza e non è un abbonamento. Vedi tutte le foto, ne mostri fino a 25, inizi tutte le chat che vuoi e vedi quando i tuoi messaggi sono stati letti.',
          ],
        },
        {
          id: 'expire',
          question: 'I crediti scadono?',
          answer: ['No. Restano finché non li usi o non elimini il tuo account.'],
        },
        {
          id: 'not-arrived',
          question: 'Ho pagato, ma i miei crediti non ci sono',
          answer: [
            'Alcuni metodi di pagamento richiedono un po’ di tempo. La pagina [Pagamenti e crediti](transactions) mostra lo stato sempre aggiornato. Se dopo un’ora i crediti mancano ancora, [scrivici](service) con il numero d’ordine.',
          ],
        },
        {
          id: 'discount',
          question: 'Perché il mio codice sconto non funziona?',
          answer: [
            'Un codice vale una volta sola. Alcuni valgono solo da un importo minimo, in un paese, con un metodo di pagamento o fino a una certa data: lo dice la pagina di pagamento. I codici non sono cumulabili: vale il migliore.',
          ],
        },
        {
          id: 'money-back',
          question: 'Come ottengo un rimborso?',
          answer: [
            'Hai {refund_days} giorni per farti rimborsare i crediti non usati, senza indicare un motivo: [recedi dall’ordine](withdrawal). I dettagli sono in [Recesso e rimborso](return-policy).',
          ],
        },
      ],
    },
    {
      id: 'safety',
      title: 'Sicurezza',
      questions: [
        {
          id: 'safe-date',
          question: 'Come incontro qualcuno in sicurezza?',
          answer: [
            {
              items: [
                'Prima parlatevi in video o al telefono.',
                'Datevi appuntamento in un luogo pubblico, e organizza da te l’andata e il ritorno.',
                'Fai sapere a una persona di fiducia dove sei e con chi.',
                'Tieni d’occhio il tuo bicchiere, e vai via se qualcosa non ti convince.',
                'Non mandare mai denaro, carte regalo o codici, qualunque sia la storia.',
                'Per un po’ tieni per te il tuo indirizzo e il luogo in cui lavori.',
              ],
            },
            'Non controlliamo i precedenti penali. Sei in pericolo? Chiama il numero di emergenza, in Europa il 112.',
          ],
        },
        {
          id: 'money',
          question: 'Qualcuno mi chiede denaro',
          answer: [
            'Non mandare nulla: è quasi sempre una truffa. Segnala la persona con «Segnala» nel profilo o nella chat, e smetti di rispondere. Se hai già pagato, parla con la tua banca e con la polizia.',
          ],
        },
        {
          id: 'report',
          question: 'Come segnalo una persona?',
          answer: [
            'Con «Segnala» nel profilo, nel menu della chat o accanto a un messaggio. Una persona decide, e ricevi la motivazione per email. Chi viene segnalato non viene a sapere da chi. Se non hai un account, usa il [modulo](complaints).',
          ],
        },
        {
          id: 'block',
          question: 'Che cosa succede se blocco qualcuno?',
          answer: [
            'Qui non vi incontrate più: niente ricerca, niente like, niente messaggi. Le vostre chat spariscono dal tuo elenco. L’elenco delle persone che hai bloccato è nel tuo [profilo](profile).',
          ],
        },
      ],
    },
    {
      id: 'account',
      title: 'Account e dati',
      questions: [
        {
          id: 'emails',
          question: 'Come smetto di ricevere email?',
          answer: [
            'Scegli nelle [impostazioni](settings) quali vuoi, oppure usa il link alla fine di un’email. Le email sui tuoi pagamenti e sul tuo account arrivano sempre.',
          ],
        },
        {
          id: 'change-mail',
          question: 'Come cambio il mio indirizzo email?',
          answer: ['Nelle [impostazioni](settings). Cambia quando apri il link che mandiamo al nuovo indirizzo.'],
        },
        {
          id: 'copy',
          question: 'Posso avere una copia dei miei dati?',
          answer: ['Sì: [chiedila](export). Mettiamo tutto in un file, e il suo link vale sette giorni.'],
        },
        {
          id: 'delete-account',
          question: 'Come elimino il mio account?',
          answer: [
            'In fondo alle tue [impostazioni](settings). Nessuno ti vede più, da subito, e per 14 giorni il link nella nostra email riporta tutto com’era. Poi i tuoi dati vengono eliminati, e i crediti rimasti vanno persi.',
            'Prima dell’eliminazione ti offriamo {delete_discount}% di sconto su un ordine, una volta sola e per sette giorni, nel caso tu preferisca restare.',
          ],
        },
      ],
    },
  ],
} satisfies FaqText;
