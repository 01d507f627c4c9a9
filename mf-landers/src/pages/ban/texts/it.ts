import type { PageText } from '../../page-text.ts';

export default {
  title: 'Blocco dell’accesso',
  lead: '{site} è per persone adulte. Come tenerne lontani i minori, come bloccare il tuo accesso e quando chiudiamo un account.',
  sections: [
    {
      id: 'age',
      title: 'Come teniamo fuori i minori',
      body: [
        'Per iscriversi serve la data di nascita; nessuno sotto i {min_age} anni ottiene un account, e la data rifiutata non viene conservata. Controlliamo ogni foto prima che gli altri la vedano.',
        'Pensi che una persona sia minorenne? [Segnalala](complaints), anche senza indicare il tuo nome. Queste segnalazioni hanno la precedenza, e un account può essere congelato finché non l’abbiamo verificato.',
      ],
    },
    {
      id: 'devices',
      title: 'Bloccare il sito sul dispositivo di un minore',
      body: [
        'Telefoni, computer e router possono rifiutare certi indirizzi. Aggiungi {domain} all’elenco dei siti bloccati:',
        {
          items: [
            'iPhone e iPad: Impostazioni, Tempo di utilizzo, Restrizioni contenuti e privacy, contenuti web.',
            'Android: l’app Google Family Link, l’account del minore, Google Chrome, siti bloccati.',
            'Windows: Microsoft Family Safety, filtri contenuto, siti bloccati.',
            'Mac: Impostazioni di Sistema, Tempo di utilizzo, Contenuti e privacy.',
            'Per tutta la casa: il controllo parentale del tuo router.',
          ],
        },
        'Un blocco così vale per un solo dispositivo o una sola rete. Aiuta soprattutto insieme a una bella chiacchierata.',
      ],
    },
    {
      id: 'yourself',
      title: 'Bloccare il tuo accesso',
      body: [
        'Se vuoi stare lontano da {site}, elimina il tuo account nelle [impostazioni](settings). Dopo 14 giorni non si può più recuperare. Puoi anche aggiungere {domain} ai siti bloccati dei tuoi dispositivi, come descritto sopra.',
        'Se ti serve solo una pausa, la [modalità invisibile](settings) ti nasconde e non costa nulla, e puoi mettere in pausa le email.',
      ],
    },
    {
      id: 'ban',
      title: 'Quando chiudiamo un account',
      body: [
        'Decide una persona, dopo una segnalazione o un controllo. I motivi sono soprattutto: minore età, violenza o minacce, frode, profili che mostrano qualcun altro, e insulti o spam che non cessano.',
        'Un account sospeso o chiuso viene disconnesso, il suo profilo è invisibile e l’accesso è negato. La persona interessata riceve la nostra motivazione per email. Il rimborso dei crediti non usati si può chiedere come descritto in [Recesso e rimborso](return-policy).',
      ],
    },
    {
      id: 'appeal',
      title: 'Se pensi che abbiamo sbagliato',
      body: [
        'Apri il link nella nostra email e chiedi un riesame. Hai sei mesi, ed è gratis. Se non hai più l’email, [scrivici](service). Se avevi ragione, riapriamo l’account.',
      ],
    },
  ],
} satisfies PageText;
