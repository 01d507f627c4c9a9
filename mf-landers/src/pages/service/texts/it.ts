import type { PageText } from '../../page-text.ts';

export default {
  title: 'Assistenza clienti',
  lead: 'Ti aiutiamo volentieri. Molte cose le risolvi più in fretta per conto tuo: prima dai un’occhiata qui.',
  sections: [
    {
      id: 'yourself',
      title: 'Aiuto rapido',
      body: [
        {
          items: [
            '[Domande frequenti](faq), con ricerca',
            '[Scegliere una nuova password](reset)',
            '[I tuoi pagamenti e il loro stato](transactions)',
            '[Recedere da un ordine](withdrawal)',
            '[Segnalare qualcosa o fare un reclamo](complaints)',
            '[Modificare le notifiche o eliminare l’account](settings)',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Scrivi o chiama',
      body: [
        {
          facts: [
            ['Indirizzo email', '[{email}](mail)'],
            ['Telefono', '[{phone}](phone)'],
            ['Lettera', '{company}, {address}, {city}, {country}'],
          ],
        },
        'Puoi scriverci in inglese, tedesco o olandese. Una persona legge ogni messaggio.',
      ],
    },
    {
      id: 'helps-us',
      title: 'Che cosa ci serve per aiutarti',
      body: [
        {
          items: [
            'Scrivi dall’indirizzo email del tuo account.',
            'Per un pagamento: il numero d’ordine e il giorno.',
            'Per un errore: che cosa hai fatto, che cosa hai visto e su quale dispositivo.',
            'Per segnalare una persona: l’indirizzo del profilo. Il modo più rapido è «Segnala» nel profilo stesso.',
          ],
        },
        'Non mandarci mai la tua password o il numero della tua carta. Non li chiediamo mai, nemmeno al telefono.',
      ],
    },
    {
      id: 'danger',
      title: 'In caso di pericolo',
      body: [
        'Se sei in pericolo in questo momento, chiama il numero di emergenza, in Europa il 112. Poi [segnala la persona](complaints), così possiamo proteggere gli altri.',
      ],
    },
    {
      id: 'company',
      title: 'La società',
      body: [
        {
          facts: [
            ['Società', '{company}'],
            ['Registro delle imprese (KvK)', '{kvk}'],
            ['Partita IVA', '{vat_numbers}'],
            ['Denominazioni commerciali', '{tradenames}'],
          ],
        },
        'È anche il nostro punto di contatto per le autorità e per gli utenti ai sensi del regolamento sui servizi digitali.',
      ],
    },
  ],
} satisfies PageText;
