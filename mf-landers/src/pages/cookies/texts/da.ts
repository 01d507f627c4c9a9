import type { PageText } from '../../page-text.ts';

export default {
  title: 'Cookies',
  lead: 'Det gemmer {site} i din browser. Listen er kort: ingen reklamer, ingen sporing, intet fra andre virksomheder.',
  sections: [
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        'Cookies er små tekstfiler, som din browser sender tilbage til os. Her er alle dem, vi bruger:',
        {
          facts: [
            [
              '__Host-auth.session',
              'Holder dig logget ind. Sættes, når du logger ind, og varer i 30 dage efter dit seneste besøg. Intet script kan læse den.',
            ],
            [
              '__Host-mfe.crossing, __Host-mfe.signup',
              'Tilfældige værdier, der tager dit login med fra én del af siden til en anden. I højst to minutter.',
            ],
            [
              'lang',
              'Det sprog, du har valgt. Sættes, når du vælger et sprog eller åbner et link på det sprog, i 365 dage.',
            ],
            [
              'first-touch',
              'Den kampagne, du først kom fra. Sættes kun, når linket angav en, i 30 dage. Den gemmes med din konto, når du bliver medlem.',
            ],
            ['entry-skipped', 'Hvornår du bekræftede, at du er myndig, så vi ikke spørger igen. I 365 dage.'],
            [
              '__Host-Http-mfe.bucket',
              'Et tilfældigt tal, så du beholder den samme version af en side, mens vi prøver en ny med nogle af de besøgende. Sættes kun under et sådant forsøg, i 365 dage.',
            ],
            ['mfe.experiments', 'At du ikke vil være med i forsøg. Sættes kun, når du siger det, i 365 dage.'],
          ],
        },
      ],
    },
    {
      id: 'storage',
      title: 'Lagring i browseren',
      body: [
        'Disse poster bliver i din browser og sendes ikke med hver forespørgsel:',
        {
          facts: [
            ['pairwise.entry-skipped', 'Hvornår du bekræftede, at du er myndig, så vi ikke spørger igen.'],
            ['pairwise.dismissed.…', 'Hvilke tips du har lukket, og hvornår, så de bliver ved med at være lukket.'],
            [
              'pairwise.had-contact.…',
              'At du har liket nogen eller skrevet her, eller at nogen har liket dig eller skrevet til dig, så vi først da tilbyder notifikationer.',
            ],
            [
              'pairwise.draft.…',
              'Det, du skrev i en samtale, da du forlod siden, indtil enheden har gemt det. Det fjernes, når du logger ud.',
            ],
            [
              'pairwise-queue.…',
              'Det, du gjorde, mens du var offline, indtil det er sendt. Det fjernes, når du logger ud.',
            ],
            [
              'pairwise-chat, pairwise-chat-deletions',
              'Beskeder, du har skrevet og ikke sendt endnu, og samtaler, du har slettet, indtil vi har modtaget dem.',
            ],
            ['pairwise-swipe-keys', 'Om tasterne på tastaturet virker i swipespillet.'],
            [
              'pairwise:withdrawn, pairwise:chunk-reload',
              'Hvilke versioner af en side vi har trukket tilbage, og hvornår siden sidst blev genindlæst, fordi en fil manglede, så den ikke genindlæses igen og igen. Indtil du lukker fanen.',
            ],
            [
              'Kladder',
              'Formularer, du er begyndt på, for eksempel for din konto eller profil, indtil du lukker fanen.',
            ],
          ],
        },
        'En service worker gemmer teksterne til en side, der vises, når du er offline. Slår du notifikationer til, husker din browser tilladelsen.',
      ],
    },
    {
      id: 'consent',
      title: 'Derfor er der intet banner',
      body: [
        'Det meste af dette er nødvendigt for det, du beder om: at forblive logget ind, at beholde dit sprog, at se en side, der virker. Loven kræver ikke samtykke til det.',
        'To af dem bruges til at måle: first-touch viser, hvilken kampagne der førte dig hertil, og __Host-Http-mfe.bucket, med hvilken udgave af en side flere besøgende opretter sig. Vi bruger dem, fordi vi har en legitim interesse i at vide, hvad der virker (GDPR, artikel 6, stk. 1, litra f). Ingen anden virksomhed får dem. Du kan sige nej: til forsøg med [knappen nedenfor](cookies#experiments), til kampagnen ved at slette first-touch i din browser eller ved at [skrive til os](privacy#rights).',
      ],
    },
    {
      id: 'experiments',
      title: 'Forsøg med sider',
      body: [
        'Nogle gange viser vi to udgaver af en side for at se, hvilken der får flere besøgende til at oprette sig. Tilfældet afgør, hvilken du ser. Vi tæller besøg og tilmeldinger efter udgave, sprog, enhed, land og slags side. Vi gemmer hverken dit navn eller din adresse sammen med dem og deler dem ikke med nogen.',
        'Du kan altid sige nej. Så slettes dit tilfældige tal, du ser den almindelige side, og dine besøg tælles ikke med.',
        { control: 'experiments' },
      ],
    },
    {
      id: 'others',
      title: 'Andres sider',
      body: [
        'Når du betaler, er du på betalingstjenesteudbyderens side, som har sine egne cookies. Det samme gælder partneres sider, som kun åbnes efter en meddelelse.',
      ],
    },
    {
      id: 'delete',
      title: 'Sådan sletter du det',
      body: [
        'Du kan slette cookies og lagring i browserens indstillinger eller forbyde dem. Så bliver du logget ud og skal vælge sprog igen. Alt andet virker. For at holde dig logget ind skal {site} bruge den første cookie.',
        'Mere om dine data: [Privatlivspolitik](privacy).',
      ],
    },
  ],
} satisfies PageText;
