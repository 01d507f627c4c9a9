import type { PageText } from '../../page-text.ts';

export default {
  title: 'Udelukkelse',
  lead: '{site} er for voksne. Læs, hvordan du holder børn væk, hvordan du udelukker dig selv, og hvornår vi udelukker nogen.',
  sections: [
    {
      id: 'age',
      title: 'Sådan holder vi børn ude',
      body: [
        'For at oprette en konto skal du angive din fødselsdato. Ingen under {min_age} år får en konto, og en dato, der er blevet afvist, gemmes ikke. Vi tjekker hvert billede, før andre ser det.',
        'Tror du, at et medlem er mindreårigt? [Anmeld det](complaints), uden at angive dit navn, hvis du vil. Sådanne anmeldelser behandles først, og en konto kan fryses, indtil vi har kontrolleret den.',
      ],
    },
    {
      id: 'devices',
      title: 'Blokér sitet på et barns enhed',
      body: [
        'Mobiler, computere og routere kan blokere adresser. Tilføj {domain} til listen over blokerede websteder:',
        {
          items: [
            'iPhone og iPad: Indstillinger, Skærmtid, Indhold & anonymitet, webindhold.',
            'Android: appen Google Family Link, barnets konto, Google Chrome, blokerede websites.',
            'Windows: Microsoft Family Safety, indholdsfiltre, blokerede websteder.',
            'Mac: Systemindstillinger, Skærmtid, Indhold & anonymitet.',
            'Hele hjemmet: forældrekontrollen i jeres router.',
          ],
        },
        'En sådan blokering gælder én enhed eller ét netværk. Den hjælper mest sammen med en snak.',
      ],
    },
    {
      id: 'yourself',
      title: 'Udeluk dig selv',
      body: [
        'Vil du holde dig væk fra {site}, så slet din konto i [indstillingerne](settings). Efter 14 dage kan den ikke hentes tilbage. Du kan også tilføje {domain} til de blokerede websteder på dine egne enheder, som beskrevet ovenfor.',
        'Har du kun brug for en pause? [Usynlig tilstand](settings) skjuler dig og koster ikke noget, og e-mails kan sættes på pause.',
      ],
    },
    {
      id: 'ban',
      title: 'Når vi udelukker nogen',
      body: [
        'Et menneske afgør sagen efter en anmeldelse eller en gennemgang. Grundene er først og fremmest for lav alder, vold eller trusler, svindel, profiler, der viser en anden, og fornærmelser eller spam, der ikke holder op.',
        'En konto, der er suspenderet eller lukket for altid, bliver logget ud, profilen er usynlig, og login bliver afvist. Medlemmet får vores begrundelse på e-mail. Pengene for ubrugte credits kan kræves tilbage, som der står under [Fortrydelsesret og tilbagebetaling](return-policy).',
      ],
    },
    {
      id: 'appeal',
      title: 'Hvis du mener, at vi tog fejl',
      body: [
        'Åbn linket i vores e-mail, og bed om en ny vurdering. Du har 6 måneder til det, og det er gratis. Har du ikke længere e-mailen, kan du [skrive til os](service). Havde du ret, åbner vi kontoen igen.',
      ],
    },
  ],
} satisfies PageText;
