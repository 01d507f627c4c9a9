import type { PageText } from '../../page-text.ts';

export default {
  title: 'Recesso e rimborso',
  lead: 'Hai {refund_days} giorni per cambiare idea su un ordine. Qui trovi che cosa ti rimborsiamo, e come.',
  description: 'Hai cambiato idea su un ordine su {site}? Qui trovi quanto tempo hai, che cosa ti rimborsiamo, e come.',
  sections: [
    {
      id: 'right',
      title: 'Il tuo diritto di recesso',
      body: [
        'Hai il diritto di recedere da un ordine entro {refund_days} giorni, senza indicarne le ragioni. Il periodo di recesso comincia il giorno dopo l’acquisto e scade alla mezzanotte dell’ultimo giorno, ovunque tu sia.',
      ],
    },
    {
      id: 'how',
      title: 'Come recedere',
      body: [
        'Il modo più rapido è il nostro modulo, che funziona anche senza accesso: [recedere dal contratto qui](withdrawal). Ti serve il numero d’ordine, che trovi nell’email sul tuo pagamento e nella pagina [Pagamenti e crediti](transactions). Premi «Conferma recesso»: il tuo recesso ha effetto da quel momento, e lo confermiamo per email con data e ora.',
        'Puoi anche comunicarci la tua decisione di recedere con una dichiarazione esplicita per email a [{email}](mail), per telefono o per lettera a {company}, {address}, {city}, {country}. Basta inviarla prima della scadenza del periodo di recesso.',
      ],
    },
    {
      id: 'amount',
      title: 'Che cosa ti rimborsiamo',
      body: [
        {
          items: [
            'Nessun credito usato: il prezzo intero.',
            'Alcuni usati: la quota di quelli non usati, arrotondata a tuo favore.',
            'Tutti usati: nulla, perché hai ricevuto per intero il servizio che ci avevi chiesto di cominciare subito.',
          ],
        },
        'Un esempio: di 30 crediti a 29,99 ne hai usati 10. Ti rimborsiamo due terzi del prezzo, cioè 20,00. Si usano prima i crediti più vecchi, compresi quelli gratuiti.',
      ],
    },
    {
      id: 'when',
      title: 'Quando e come arriva il denaro',
      body: [
        'Ti rimborsiamo senza indebito ritardo e comunque entro 14 giorni dal tuo recesso, con lo stesso metodo con cui hai pagato, senza costi. A seconda della banca, possono volerci ancora alcuni giorni prima che il denaro sia sul tuo conto. Un addebito diretto ancora in corso viene rimborsato non appena il denaro ci è arrivato.',
      ],
    },
    {
      id: 'effect',
      title: 'Che cosa succede a crediti e Premium',
      body: [
        'I crediti non usati dell’ordine vengono tolti dal tuo saldo. Premium termina se nessun altro ordine lo mantiene; le foto dalla quarta in poi vengono allora nascoste, e tornano con il tuo prossimo ordine. Non viene cancellato nulla.',
      ],
    },
    {
      id: 'wrong',
      title: 'Se qualcosa è andato storto',
      body: [
        'Hai pagato due volte per sbaglio? Ce ne accorgiamo e ti rimborsiamo il secondo importo senza che tu debba chiederlo. I crediti non ci sono anche se il pagamento è stato addebitato? Alcuni metodi di pagamento richiedono un po’ di tempo; se mancano ancora dopo un’ora, [scrivici](service).',
        'Per favore, non chiedere alla tua banca lo storno di un pagamento prima di aver parlato con noi: uno storno toglie i crediti e può bloccare per te gli addebiti diretti.',
        'Oltre a questo diritto di recesso, restano i tuoi diritti di legge in caso di difetto di conformità di un servizio digitale.',
      ],
    },
    {
      id: 'form',
      title: 'Modulo di recesso tipo',
      body: [
        'Puoi usare questo testo, ma non è obbligatorio:',
        {
          items: [
            'Destinatario: {company}, {address}, {city}, {country}, {email}',
            'Con la presente notifico il recesso dal mio contratto di acquisto di crediti su {site}.',
            'Numero dell’ordine, e giorno in cui l’ho effettuato',
            'Il mio nome, e l’indirizzo email del mio account',
            'Data, e firma (solo se il presente modulo è notificato in versione cartacea)',
          ],
        },
      ],
    },
  ],
} satisfies PageText;
