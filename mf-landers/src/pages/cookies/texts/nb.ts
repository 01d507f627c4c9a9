import type { PageText } from '../../page-text.ts';

export default {
  title: 'Informasjonskapsler',
  lead: 'Dette lagrer {site} i nettleseren din. Listen er kort: ingen reklame, ingen sporing, ingenting fra andre selskaper.',
  sections: [
    {
      id: 'cookies',
      title: 'Informasjonskapsler (cookies)',
      body: [
        'Informasjonskapsler er små tekstfiler som nettleseren din sender tilbake til oss. Dette er alle vi bruker:',
        {
          facts: [
            [
              '__Host-auth.session',
              'Holder deg innlogget. Settes når du logger inn, og varer i 30 dager etter ditt siste besøk. Ingen skript kan lese den.',
            ],
            [
              '__Host-mfe.crossing, __Host-mfe.signup',
              'Tilfeldige verdier som tar innloggingen din med fra én del av nettstedet til en annen. I høyst to minutter.',
            ],
            [
              'lang',
              'Språket du har valgt. Settes når du velger et språk eller åpner en lenke på det språket, i 365 dager.',
            ],
            [
              'first-touch',
              'Kampanjen du først kom gjennom. Settes bare når lenken oppga en, i 30 dager. Den lagres med kontoen din når du blir medlem.',
            ],
            ['entry-skipped', 'Når du bekreftet at du er myndig, så vi ikke spør igjen. I 365 dager.'],
            [
              '__Host-Http-mfe.bucket',
              'Et tilfeldig tall, så du beholder samme versjon av en side mens vi prøver en ny med noen av de besøkende. Settes bare under et slikt forsøk, i 365 dager.',
            ],
            ['mfe.experiments', 'At du ikke vil være med på forsøk. Settes bare når du sier fra, i 365 dager.'],
          ],
        },
      ],
    },
    {
      id: 'storage',
      title: 'Lagring i nettleseren',
      body: [
        'Disse oppføringene blir i nettleseren din og sendes ikke med hver forespørsel:',
        {
          facts: [
            ['pairwise.entry-skipped', 'Når du bekreftet at du er myndig, så vi ikke spør igjen.'],
            ['pairwise.dismissed.…', 'Hvilke tips du har lukket og når, så de forblir lukket.'],
            [
              'pairwise.had-contact.…',
              'At du har likt noen eller skrevet her, eller at noen har likt deg eller skrevet til deg, så vi først da tilbyr varsler.',
            ],
            [
              'pairwise.draft.…',
              'Det du skrev i en samtale da du forlot siden, til enheten har lagret det. Det fjernes når du logger ut.',
            ],
            [
              'pairwise-queue.…',
              'Det du gjorde mens du var uten nett, til det er sendt. Det fjernes når du logger ut.',
            ],
            [
              'pairwise-chat, pairwise-chat-deletions',
              'Meldinger du har skrevet, men ikke sendt ennå, og samtaler du har slettet, til vi har mottatt dem.',
            ],
            ['pairwise-swipe-keys', 'Om tastene på tastaturet virker i sveipespillet.'],
            [
              'pairwise:withdrawn, pairwise:chunk-reload',
              'Hvilke versjoner av en side vi har trukket tilbake, og når siden sist ble lastet inn på nytt fordi en fil manglet, så den ikke lastes inn om og om igjen. Til du lukker fanen.',
            ],
            ['Utkast', 'Skjemaer du har begynt på, for eksempel for kontoen eller profilen din, til du lukker fanen.'],
          ],
        },
        'En service worker lagrer tekstene til en side som vises når du er uten nett. Slår du på varsler, husker nettleseren tillatelsen.',
      ],
    },
    {
      id: 'consent',
      title: 'Derfor er det ikke noe banner',
      body: [
        'Det meste av dette er nødvendig for det du ber om: at du forblir innlogget, at språket ditt huskes, og at sidene virker. Loven krever ikke samtykke til det.',
        'To av dem brukes til å måle: first-touch viser hvilken kampanje som førte deg hit, og __Host-Http-mfe.bucket hvilken utgave av en side som får flere besøkende til å registrere seg. Vi bruker dem fordi vi har en berettiget interesse av å vite hva som virker (GDPR, artikkel 6 nr. 1 bokstav f). Ingen andre selskaper får dem. Du kan si nei: til forsøk med [knappen nedenfor](cookies#experiments), til kampanjen ved å slette first-touch i nettleseren eller ved å [skrive til oss](privacy#rights).',
      ],
    },
    {
      id: 'experiments',
      title: 'Forsøk med sider',
      body: [
        'Noen ganger viser vi to utgaver av en side for å se hvilken som får flere besøkende til å registrere seg. Tilfeldighetene avgjør hvilken du ser. Vi teller besøk og registreringer etter utgave, språk, enhet, land og type nettsted. Vi lagrer verken navnet eller adressen din sammen med dem, og deler dem ikke med noen.',
        'Du kan si nei når som helst. Da slettes det tilfeldige tallet ditt, du ser den vanlige siden, og besøkene dine telles ikke.',
        { control: 'experiments' },
      ],
    },
    {
      id: 'others',
      title: 'Sider hos andre',
      body: [
        'Når du betaler, er du på siden til betalingstjenesteyteren, som har egne informasjonskapsler. Det samme gjelder sider hos partnere. Vi sier alltid fra før de åpnes.',
      ],
    },
    {
      id: 'delete',
      title: 'Slik sletter du det',
      body: [
        'Du kan slette informasjonskapsler og lagring i innstillingene i nettleseren, eller blokkere dem. Da blir du logget ut og må velge språk på nytt. Alt annet virker. For å holde deg innlogget trenger {site} den første informasjonskapselen.',
        'Mer om opplysningene dine: [Personvernerklæring](privacy).',
      ],
    },
  ],
} satisfies PageText;
