import type { PageText } from '../../page-text.ts';

export default {
  title: 'Personvernerklæring',
  lead: 'Hvilke opplysninger {site} har om deg, hvorfor, hvor lenge, og hva du selv kan gjøre.',
  sections: [
    {
      id: 'controller',
      title: 'Hvem er ansvarlig?',
      body: [
        '{company} er behandlingsansvarlig for opplysningene dine. Har du spørsmål om personvern, skriv til [{email}](mail).',
        {
          facts: [
            ['Selskap', '{company}'],
            ['Adresse', '{address}, {city}, {country}'],
            ['Handelsregister (KvK)', '{kvk}'],
            ['Telefon', '[{phone}](phone)'],
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'Hvilke opplysninger har vi?',
      body: [
        {
          facts: [
            [
              'Konto',
              'E-postadresse, fornavn, fødselsdato, land, språk, en hashverdi av passordet ditt (aldri selve passordet) og kampanjen du kom gjennom, hvis det var en.',
            ],
            [
              'Profil',
              'Det du velger å fortelle: kjønn, hvem du ser etter, region og sted, utseende, sivilstatus, interesser, tekster og bilder.',
            ],
            [
              'Posisjon',
              'Hvis du deler den, avrundet til omtrent en kilometer. Andre medlemmer ser et sted eller en omtrentlig avstand, aldri et punkt.',
            ],
            [
              'Det du gjør',
              'Likes, profiler du hopper over, matcher, blokkeringer og svarene dine på de 6 spørsmålene om hvem som passer. Når du sist var aktiv, hvis du ikke er usynlig.',
            ],
            ['Samtaler', 'Meldinger, bilder og gaver som du sender og mottar.'],
            [
              'Betalinger',
              'Bestillinger, beløp, betalingsmåte og status. Kortnumre og passord til banken din blir hos betalingstjenesteyteren. Ved direkte debitering lagrer vi konto og telefonnummer kryptert, og fra hvilken IP-adresse du godkjente fullmakten.',
            ],
            ['Rapporter', 'Det du rapporterer, det som rapporteres om deg med en kopi av det, og hva som ble avgjort.'],
            [
              'Innlogginger',
              'Når du logget inn og med hvilken nettleser. Du kan se listen i innstillingene og avslutte hver innlogging.',
            ],
          ],
        },
        'Før et bilde lagres, fjerner vi det kameraet har lagt til, for eksempel stedet der det ble tatt.',
      ],
    },
    {
      id: 'why',
      title: 'Hvorfor har vi lov til å bruke dem?',
      body: [
        {
          facts: [
            [
              'For å levere tjenesten',
              'Konto, profil, samtaler, betalinger: avtalen med deg (GDPR artikkel 6 nr. 1 bokstav b).',
            ],
            [
              'Særlige kategorier av personopplysninger',
              'Hvem du ser etter, sier noe om den seksuelle orienteringen din. Du oppgir det selv, så andre finner deg. Vi bruker det med ditt samtykke (artikkel 9 nr. 2 bokstav a). Du trekker samtykket tilbake ved å slette opplysningen fra profilen din eller ved å slette kontoen din.',
            ],
            [
              'Sikkerhet',
              'Begrensninger, rapporter og gjennomgang av bilder beskytter medlemmer mot svindel, spam og vold: vår og deres berettigede interesse (artikkel 6 nr. 1 bokstav f) og loven (artikkel 6 nr. 1 bokstav c).',
            ],
            ['Regnskap', 'Bestillinger og betalinger: skattelovgivningen (artikkel 6 nr. 1 bokstav c).'],
            [
              'E-poster og varsler',
              'Det avtalen krever, får du alltid. Alt annet velger du i [innstillingene](settings). Reklame får du bare med ditt samtykke.',
            ],
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Hvem ser dem?',
      body: [
        'Andre medlemmer ser profilen din, så langt innstillingene på nettstedet og dine egne tillater. De ser aldri e-postadressen din, fødselsdatoen din, etternavnet ditt eller nøyaktig hvor du er. I [usynlig modus](settings) er du bare synlig for medlemmer du liker eller snakker med.',
        'Tjenesteleverandører arbeider for oss etter avtale og bare etter våre instrukser: drift, utsending av e-post og SMS, og betaling. Du ser betalingstjenesteyteren på dens egen side før du betaler. Til varsler bruker vi tjenesten til den som lager nettleseren din. Den får ikke vite hva du skriver.',
        'Vi selger ikke opplysninger, og vi gir dem ikke til annonsører. En lenke til en partner forteller ikke hvem du er.',
        'Myndigheter får opplysninger bare når loven pålegger oss det.',
      ],
    },
    {
      id: 'how-long',
      title: 'Hvor lenge lagrer vi dem?',
      body: [
        {
          facts: [
            ['Konto, profil, bilder, samtaler', 'Til du sletter dem eller kontoen din.'],
            [
              'Slettede kontoer',
              '14 dager, der du kan komme tilbake. Deretter slettes profil, bilder, likes og teksten i meldingene dine.',
            ],
            [
              'Betalinger',
              'Så lenge skattelovgivningen krever det. Etter at kontoen din er slettet, uten navnet ditt.',
            ],
            [
              'Fullmakter for direkte debitering',
              '14 måneder, fordi banker kan be om dem. Fullmakter som aldri ble bekreftet: ett døgn.',
            ],
            ['Innlogginger', 'Til du logger ut, eller 30 dager etter at du sist brukte dem.'],
            ['Tellere mot misbruk', '2 dager. De inneholder en hashverdi av IP-adressen, ikke selve adressen.'],
            ['Hvilke varsler du har fått', '30 dager.'],
            ['En kopi av opplysningene dine', '7 dager, så er lenken ikke lenger gyldig.'],
            [
              'Rapporter',
              'Sammen med avgjørelsen, så begge sider kan klage og gjentatt misbruk oppdages. Når kontoen din slettes, fjernes navn og adresse med en gang, og ordene dine og bevisene når saken er avgjort. Navn og adresse til personer uten konto fjernes ett år etter avgjørelsen.',
            ],
          ],
        },
      ],
    },
    {
      id: 'measuring',
      title: 'Hva måler vi?',
      body: [
        'Sidene våre melder hvor raskt de lastes inn, og om det oppsto en feil. En slik melding inneholder ikke noe navn, ingen sideadresse og ikke noe nummer du kan gjenkjennes på.',
        'Det er ingen reklamesporing og ingen analyseverktøy fra andre selskaper på {site}. Det som lagres i nettleseren din, står under [Informasjonskapsler](cookies).',
      ],
    },
    {
      id: 'automatic',
      title: 'Hva avgjøres automatisk?',
      body: [
        'Søket viser hvem som nylig har vært aktive og passer til det du ser etter. Et program begrenser hvor mye én konto kan sende, avviser kontaktopplysninger i første meldinger og avviser bilder som er avvist tidligere.',
        'En konto kan fryses automatisk når det rapporteres at den tilhører et barn. Et menneske går gjennom det, og du kan klage. Ellers blir ingen konto stengt uten at et menneske har bestemt det.',
      ],
    },
    {
      id: 'rights',
      title: 'Rettighetene dine',
      body: [
        {
          items: [
            'Se opplysningene dine og ta dem med deg: [be om en kopi](export), en fil med alle opplysningene og bildene dine.',
            'Rette dem: på [profilen](profile) din og i [innstillingene](settings).',
            'Slette dem: i [innstillingene](settings), uten å oppgi noen grunn.',
            'Protestere mot eller begrense hvordan vi bruker dem, og trekke tilbake et samtykke: skriv til [{email}](mail).',
            'Klage til tilsynsmyndigheten for personvern i landet ditt, eller i vårt ({country}).',
          ],
        },
        'Vi svarer innen en måned. Alt dette er gratis.',
      ],
    },
    {
      id: 'security',
      title: 'Slik beskytter vi dem',
      body: [
        'Passord lagres bare som en hashverdi som ikke kan regnes tilbake. Kontonumre og telefonnumre for direkte debitering er kryptert. Bilder som andre ikke har lov til å se, sendes ikke til nettleseren deres, ikke engang uskarpe. Feilloggene våre inneholder ikke det medlemmene skriver.',
      ],
    },
  ],
} satisfies PageText;
