import type { PageText } from '../../page-text.ts';

export default {
  title: 'Brukervilkår',
  lead: 'Reglene mellom deg og {company} når du bruker {site}. Versjon fra {version}.',
  description:
    'Reglene mellom deg og oss når du bruker {site}: hva du kan forvente, hva du betaler, og hva vi forventer av deg.',
  sections: [
    {
      id: 'company',
      title: 'Om oss',
      body: [
        '{company} driver {site}. Når det står «vi» i disse vilkårene, menes dette selskapet.',
        {
          facts: [
            ['Selskap', '{company}'],
            ['Adresse', '{address}, {city}, {country}'],
            ['Handelsregister (KvK)', '{kvk}'],
            ['Mva.-nummer', '{vat_numbers}'],
            ['Handelsnavn', '{tradenames}'],
            ['Telefon', '[{phone}](phone)'],
            ['E-post', '[{email}](mail)'],
          ],
        },
        'Du kan skrive til oss på engelsk, tysk eller nederlandsk.',
      ],
    },
    {
      id: 'service',
      title: 'Hva er {site}?',
      body: [
        '{site} er et møtested for voksne: du lager en profil, ser på profilene til andre, liker dem og skriver til dem.',
        'Vi setter folk i kontakt med hverandre. Vi kan ikke love at noen svarer, at du finner en partner, eller at det et medlem sier om seg selv, er sant. Pass på deg selv når du møter noen: [sikkerhetstipsene](faq#safe-date) våre hjelper.',
        'Noen profiler er {fictional_plural}. Hver av dem er merket «{fictional_singular}». De er oppdiktet, og du kan ikke møte personene de viser.',
      ],
    },
    {
      id: 'account',
      title: 'Kontoen din',
      body: [
        'For å opprette en konto må du ha fylt {min_age} år. Det er gratis. Kontoen er bare for deg: én person, én konto.',
        'Vi sender en lenke til e-postadressen din. Medlemmene du skriver til, kan ikke lese meldingene dine før du har åpnet den.',
        'Velg et passord som du ikke bruker noe annet sted, og hold det for deg selv. Tror du at noen andre bruker kontoen din, må du [bytte passord](settings): det avslutter alle andre innlogginger.',
      ],
    },
    {
      id: 'rules',
      title: 'Slik behandler vi hverandre',
      body: [
        'Du er ansvarlig for det du skriver og viser. Dette er ikke tillatt på {site}:',
        {
          items: [
            'å utgi seg for noen andre, eller bruke bilder av noen andre',
            'bilder av barn, av noen som ikke har sagt ja til det, eller av nakne mennesker',
            'fornærmelser, trusler, trakassering, hat eller annet som er i strid med loven',
            'å be om penger, drive reklame, sende spam eller lede medlemmer til tjenester som koster penger',
            'å samle inn opplysninger om medlemmer, eller bruke programmer som handler for deg',
            'kontaktopplysninger som telefonnumre i en første melding, før den andre har svart',
          ],
        },
        'Det du viser, er fortsatt ditt. Du lar oss lagre det og vise det til andre medlemmer så lenge det er på {site}. Bilder vises bare for besøkende der søket er åpent for dem.',
      ],
    },
    {
      id: 'moderation',
      title: 'Slik kontrollerer vi og avgjør saker',
      body: [
        'Et menneske ser på hvert bilde før andre ser det. Tekster leses ikke på forhånd. Et program avviser kontaktopplysninger i første meldinger, og bilder som vi har avvist tidligere.',
        'Du kan rapportere en profil, et bilde, en melding eller noe annet: med «Rapporter» ved siden av, eller med [skjemaet for rapporter og klager](complaints). Et menneske avgjør hver rapport.',
        'Hvis noe bryter disse reglene eller loven, kan vi fjerne det, suspendere kontoen eller stenge den for godt. Hva vi velger, kommer an på hvor alvorlig det er, hvor ofte det har skjedd, og hvordan det har rammet andre. Personen det gjelder, får begrunnelsen vår på e-post.',
        'Ett tiltak kommer før et menneske avgjør saken: en konto som ifølge en rapport tilhører et barn, kan fryses til vi har sett på den.',
        'Den som har rapportert, og den avgjørelsen vår gjelder, kan klage gratis innen 6 måneder med lenken i e-posten fra oss. Du kan også gå til domstolene, eller til et utenrettslig tvisteløsningsorgan i landet ditt. Medlemmer som ofte sender åpenbart grunnløse rapporter, kan også bli suspendert.',
      ],
    },
    {
      id: 'free',
      title: 'Dette er gratis',
      body: [
        {
          items: [
            'å opprette konto, søke, like og lese alt som medlemmer skriver til deg',
            'å starte samtaler med to medlemmer; svar til andre teller ikke',
            'tre bilder på profilen din',
          ],
        },
        'Nye medlemmer får gratis kreditter når e-postadressen er bekreftet: {signup_credits}.',
      ],
    },
    {
      id: 'credits',
      title: 'Kreditter og Premium',
      body: [
        'Det du sender, betaler du for med kreditter. Du kjøper dem i pakker, én gang: {site} har ikke noe abonnement, og ingenting fornyes av seg selv. Alle [priser](pricing) er inkludert mva. og vises i din valuta før du bestiller.',
        {
          facts: [
            ['Kreditter for en melding', '{message_credits}'],
            ['Kreditter for et bilde i en samtale', '{photo_credits}'],
            ['Kreditter for en gave, fra', '{gift_credits}'],
          ],
        },
        'Når du kjøper en pakke, uansett hvilken, blir du også premiummedlem: du ser alle bilder, kan vise inntil 25 av dine egne, starte så mange samtaler du vil, og se når meldingene dine er lest. Premium har ingen sluttdato. Det opphører bare når alle bestillingene dine er betalt tilbake.',
        'Kreditter utløper ikke så lenge kontoen din finnes. De kan ikke selges, gis til andre eller byttes i penger, unntatt etter [angreretten](return-policy) din.',
      ],
    },
    {
      id: 'order',
      title: 'Slik inngås en avtale',
      body: [
        'Du velger en pakke og en betalingsmåte og trykker på knappen med prisen. Det er bestillingen din. Avtalen er inngått når betalingen er godkjent. Da legger vi til kredittene og sender deg en e-post med bestillingsnummeret.',
        'En rabattkode kan bare brukes én gang og kan ikke kombineres med en annen. En kode kan være begrenset til et land, en betalingsmåte, en periode eller et minstebeløp. Det viser vi før du betaler.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Angrerett',
      body: [
        'Du kan gå fra en bestilling innen {refund_days} dager uten å oppgi noen grunn: [Gå fra avtalen](withdrawal). Under [Angrerett og tilbakebetaling](return-policy) står hva du får tilbake.',
      ],
    },
    {
      id: 'leaving',
      title: 'Når du slutter, og når vi avslutter avtalen',
      body: [
        'Du kan slette kontoen din når som helst i [innstillingene](settings). Du blir usynlig med en gang. Du kan komme tilbake innen 14 dager med lenken som vi sender deg. Deretter slettes personopplysningene dine, og kreditter som er igjen, går tapt. Krev pengene dine tilbake før det, hvis du har rett til det.',
        'Vi kan si opp avtalen på e-post med 30 dagers varsel, og uten varsel ved et alvorlig brudd på disse vilkårene. Avslutter vi den uten at du har brutt vilkårene, betaler vi tilbake de ubrukte kredittene dine.',
      ],
    },
    {
      id: 'liability',
      title: 'Ansvar',
      body: [
        'Vi er ansvarlige uten begrensning ved forsett og grov uaktsomhet, ved skade på liv, legeme eller helse, og ellers der loven krever det. Ved simpel uaktsomhet er vi bare ansvarlige hvis vi bryter en plikt som er en forutsetning for avtalen, og da inntil den skaden som kunne forutses.',
        'Vi sørger for at {site} virker, men tjenesten kan tidvis være utilgjengelig, for eksempel under vedlikehold. Rettighetene dine når en digital ytelse har mangler, påvirkes ikke.',
      ],
    },
    {
      id: 'changes',
      title: 'Endringer i vilkårene',
      body: [
        'Datoen for denne versjonen står øverst. Hvis vi endrer vilkårene til ulempe for deg, skriver vi til deg minst 30 dager før. Er du ikke enig, kan du slette kontoen din og få pengene tilbake for de ubrukte kredittene.',
      ],
    },
    {
      id: 'law',
      title: 'Lovvalg og tvister',
      body: [
        'Avtalen er underlagt loven i landet der {company} har sitt sete ({country}). Er du forbruker, beholder du vernet som loven i ditt eget land gir deg, og du kan også gå til domstolene der.',
        'Vi ber deg [skrive til oss](service) først: det meste kan løses raskt.',
      ],
    },
  ],
} satisfies PageText;
