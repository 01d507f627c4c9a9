import type { PageText } from '../../page-text.ts';

export default {
  title: 'Privatlivspolitik',
  lead: 'Hvilke data {site} har om dig, hvorfor, hvor længe, og hvad du selv kan gøre.',
  sections: [
    {
      id: 'controller',
      title: 'Hvem er ansvarlig?',
      body: [
        '{company} er dataansvarlig for dine personoplysninger. Har du spørgsmål om databeskyttelse, så skriv til [{email}](mail).',
        {
          facts: [
            ['Selskab', '{company}'],
            ['Adresse', '{address}, {city}, {country}'],
            ['Handelsregister (KvK)', '{kvk}'],
            ['Telefon', '[{phone}](phone)'],
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'Hvilke data har vi?',
      body: [
        {
          facts: [
            [
              'Konto',
              'E-mailadresse, fornavn, fødselsdato, land, sprog, en hashværdi af din adgangskode (aldrig selve adgangskoden) og den kampagne, du kom fra, hvis der var en.',
            ],
            [
              'Profil',
              'Det, du vælger at fortælle: køn, hvem du søger, region og by, udseende, civilstatus, interesser, tekster og billeder.',
            ],
            [
              'Placering',
              'Hvis du deler den, afrundet til omtrent en kilometer. Andre medlemmer ser en by eller en omtrentlig afstand, aldrig et punkt.',
            ],
            [
              'Det, du gør',
              'Likes, profiler, du springer over, matches, blokeringer og dine svar på de 6 spørgsmål om, hvem der passer. Hvornår du sidst var aktiv, hvis du ikke er usynlig.',
            ],
            ['Samtaler', 'Beskeder, billeder og gaver, som du sender og modtager.'],
            [
              'Betalinger',
              'Bestillinger, beløb, betalingsmåde og status. Kortnumre og koder til din bank bliver hos betalingstjenesteudbyderen. Ved direkte debitering gemmer vi konto og telefonnummer krypteret, og fra hvilken IP-adresse du accepterede betalingsaftalen.',
            ],
            [
              'Anmeldelser',
              'Det, du anmelder, det, der anmeldes om dig, med en kopi af det, og hvad der blev afgjort.',
            ],
            [
              'Logins',
              'Hvornår du loggede ind og med hvilken browser. Du kan se listen i indstillingerne og afslutte hvert login.',
            ],
          ],
        },
        'Før et billede gemmes, fjerner vi det, kameraet har tilføjet, for eksempel stedet, hvor det blev taget.',
      ],
    },
    {
      id: 'why',
      title: 'Hvorfor må vi bruge dem?',
      body: [
        {
          facts: [
            [
              'For at levere tjenesten',
              'Konto, profil, samtaler, betalinger: aftalen med dig (GDPR artikel 6, stk. 1, litra b).',
            ],
            [
              'Følsomme oplysninger',
              'Hvem du søger, siger noget om din seksuelle orientering. Du angiver det selv, så andre kan finde dig. Vi bruger det med dit samtykke (artikel 9, stk. 2, litra a). Du trækker samtykket tilbage ved at slette oplysningen fra din profil eller ved at slette din konto.',
            ],
            [
              'Sikkerhed',
              'Begrænsninger, anmeldelser og gennemgang af billeder beskytter medlemmer mod svindel, spam og vold: vores og deres legitime interesse (artikel 6, stk. 1, litra f) og loven (artikel 6, stk. 1, litra c).',
            ],
            ['Bogføring', 'Bestillinger og betalinger: skattelovgivningen (artikel 6, stk. 1, litra c).'],
            [
              'E-mails og notifikationer',
              'Det, aftalen kræver, får du altid. Alt andet vælger du i [indstillingerne](settings). Reklame får du kun med dit samtykke.',
            ],
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Hvem ser dem?',
      body: [
        'Andre medlemmer ser din profil, så langt sitets og dine egne indstillinger tillader det. De ser aldrig din e-mailadresse, din fødselsdato, dit efternavn eller præcis, hvor du er. I [usynlig tilstand](settings) er du kun synlig for medlemmer, du har liket eller skriver med.',
        'Tjenesteudbydere arbejder for os efter aftale og kun efter vores instrukser: drift, udsendelse af e-mails og sms og betaling. Du ser betalingstjenesteudbyderen på dennes egen side, før du betaler. Til notifikationer bruger vi en tjeneste fra producenten af din browser. Den får ikke at vide, hvad du skriver.',
        'Vi sælger ikke data, og vi giver dem ikke til annoncører. Et link til en partner fortæller ikke, hvem du er.',
        'Myndigheder får kun data, når loven pålægger os det.',
      ],
    },
    {
      id: 'how-long',
      title: 'Hvor længe gemmer vi dem?',
      body: [
        {
          facts: [
            ['Konto, profil, billeder, samtaler', 'Indtil du sletter dem eller din konto.'],
            [
              'Slettede konti',
              '14 dage, hvor du kan komme tilbage. Derefter slettes profil, billeder, likes og teksten i dine beskeder.',
            ],
            ['Betalinger', 'Så længe skattelovgivningen kræver det. Når din konto er slettet, uden dit navn.'],
            [
              'Betalingsaftaler til direkte debitering',
              '14 måneder, fordi banker kan bede om dem. Betalingsaftaler, der aldrig blev bekræftet: et døgn.',
            ],
            ['Logins', 'Indtil du logger ud, eller 30 dage efter, at du sidst brugte dem.'],
            ['Tællere mod misbrug', '2 dage. De indeholder en hashværdi af IP-adressen, ikke selve adressen.'],
            ['Hvilke notifikationer du har fået', '30 dage.'],
            ['En kopi af dine data', '7 dage, så er linket ikke længere gyldigt.'],
            [
              'Anmeldelser',
              'Sammen med afgørelsen, så begge sider kan klage, og gentaget misbrug bliver opdaget. Når din konto slettes, fjernes navn og adresse med det samme, og dine ord og beviserne, når sagen er afgjort. Navn og adresse på personer uden konto fjernes ét år efter afgørelsen.',
            ],
          ],
        },
      ],
    },
    {
      id: 'measuring',
      title: 'Hvad måler vi?',
      body: [
        'Vores sider rapporterer, hvor hurtigt de indlæses, og om der opstod en fejl. En sådan rapport indeholder intet navn, ingen sideadresse og intet nummer, du kan genkendes på.',
        'Der er ingen reklamesporing og ingen analyseværktøjer fra andre virksomheder på {site}. Det, der gemmes i din browser, står under [Cookies](cookies).',
      ],
    },
    {
      id: 'automatic',
      title: 'Hvad afgøres automatisk?',
      body: [
        'Søgningen viser, hvem der har været aktive for nylig og passer til det, du søger. Et program begrænser, hvor meget én konto kan sende, afviser kontaktoplysninger i første beskeder og afviser billeder, der er blevet afvist tidligere.',
        'En konto kan fryses automatisk, når det anmeldes, at den tilhører et barn. Et menneske gennemgår det, og du kan klage. Ellers bliver ingen konto lukket, uden at et menneske har besluttet det.',
      ],
    },
    {
      id: 'rights',
      title: 'Dine rettigheder',
      body: [
        {
          items: [
            'Se dine data og tage dem med dig: [bed om en kopi](export), en fil med alle dine data og billeder.',
            'Rette dem: på din [profil](profile) og i [indstillingerne](settings).',
            'Slette dem: i [indstillingerne](settings), uden begrundelse.',
            'Gøre indsigelse mod eller begrænse, hvordan vi bruger dem, og trække et samtykke tilbage: skriv til [{email}](mail).',
            'Klage til datatilsynet i dit land eller i vores ({country}).',
          ],
        },
        'Vi svarer inden for en måned. Det er alt sammen gratis.',
      ],
    },
    {
      id: 'security',
      title: 'Sådan beskytter vi dem',
      body: [
        'Adgangskoder gemmes kun som en hashværdi, der ikke kan regnes tilbage. Kontonumre og telefonnumre til direkte debitering er krypterede. Billeder, som andre ikke må se, sendes ikke til deres browser, ikke engang slørede. Vores fejllogge indeholder ikke det, medlemmerne skriver.',
      ],
    },
  ],
} satisfies PageText;
