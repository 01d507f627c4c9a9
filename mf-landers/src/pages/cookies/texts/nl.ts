import type { PageText } from '../../page-text.ts';

export default {
  title: 'Cookies',
  lead: 'Wat {site} in je browser opslaat. Het is weinig: geen reclame, geen trackers, niets van andere bedrijven.',
  sections: [
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        'Cookies zijn kleine tekstbestanden die je browser naar ons terugstuurt. Dit zijn al onze cookies:',
        {
          facts: [
            [
              '__Host-auth.session',
              'Houdt je ingelogd. Wordt geplaatst als je inlogt en blijft tot 30 dagen na je laatste bezoek. Geen script kan het lezen.',
            ],
            [
              '__Host-mfe.crossing, __Host-mfe.signup',
              'Willekeurige waarden die je inlog van het ene deel van de site naar het andere brengen. Hooguit twee minuten.',
            ],
            [
              'lang',
              'De taal die je hebt gekozen. Wordt geplaatst als je er een kiest of een link in die taal opent, voor 365 dagen.',
            ],
            [
              'first-touch',
              'De campagne waarmee je hier voor het eerst kwam. Wordt alleen geplaatst als de link er een noemde, voor 30 dagen; bij je inschrijving wordt die in je account opgeslagen.',
            ],
            [
              'entry-skipped',
              'Wanneer je hebt bevestigd dat je meerderjarig bent, zodat we het niet nog eens vragen. Voor 365 dagen.',
            ],
            [
              '__Host-Http-mfe.bucket',
              'Een willekeurig getal, zodat je dezelfde versie van een pagina houdt terwijl we een nieuwe met een deel van de bezoekers uitproberen. Wordt alleen dan geplaatst, voor 365 dagen.',
            ],
            ['mfe.experiments', 'Dat je niet aan tests wilt meedoen. Alleen als je dat aangeeft, 365 dagen.'],
          ],
        },
      ],
    },
    {
      id: 'storage',
      title: 'Opslag in je browser',
      body: [
        'Deze gegevens blijven in je browser en worden niet bij elk verzoek verstuurd:',
        {
          facts: [
            [
              'pairwise.entry-skipped',
              'Wanneer je hebt bevestigd dat je meerderjarig bent, zodat we het niet nog eens vragen.',
            ],
            ['pairwise.dismissed.…', 'Welke tips je hebt gesloten en wanneer, zodat ze gesloten blijven.'],
            ['pairwise.had-contact.…', 'Dat er een eerste like of bericht was, zodat we meldingen pas dan aanbieden.'],
            [
              'pairwise.draft.…',
              'Wat je in een gesprek typte toen je de pagina verliet, tot het apparaat het heeft bewaard. Het wordt verwijderd als je uitlogt.',
            ],
            ['pairwise-queue.…', 'Wat je offline deed, tot het is verstuurd. Het wordt verwijderd als je uitlogt.'],
            [
              'pairwise-chat, pairwise-chat-deletions',
              'Berichten die je hebt geschreven en nog niet hebt verstuurd, en gesprekken die je hebt verwijderd, tot wij ze hebben ontvangen.',
            ],
            ['pairwise-swipe-keys', 'Of de toetsen van het toetsenbord werken in het swipespel.'],
            [
              'pairwise:withdrawn, pairwise:chunk-reload',
              'Welke versies van een pagina we hebben ingetrokken en wanneer de pagina voor het laatst opnieuw is geladen omdat er een bestand ontbrak, zodat ze niet steeds opnieuw laadt. Tot je het tabblad sluit.',
            ],
            [
              'Concepten',
              'Formulieren waaraan je bent begonnen, zoals je inschrijving of je profiel, tot je het tabblad sluit.',
            ],
          ],
        },
        'Een service worker bewaart de teksten van een pagina voor als je offline bent. Als je meldingen aanzet, onthoudt je browser de toestemming.',
      ],
    },
    {
      id: 'consent',
      title: 'Waarom er geen banner is',
      body: [
        'Het meeste hiervan is nodig voor wat je wilt: ingelogd blijven, je taal houden, een pagina zien die werkt. Daarvoor eist de wet geen toestemming.',
        'Twee gegevens dienen om te meten: first-touch laat zien welke campagne je hier bracht, en __Host-Http-mfe.bucket bij welke versie van een pagina meer bezoekers zich aanmelden. We gebruiken ze omdat we er een gerechtvaardigd belang bij hebben te weten wat werkt (AVG, artikel 6 lid 1 onder f). Geen ander bedrijf krijgt ze. Je kunt bezwaar maken: tegen tests met de [knop hieronder](cookies#experiments), tegen de campagne door first-touch in je browser te wissen of [ons te schrijven](privacy#rights).',
      ],
    },
    {
      id: 'experiments',
      title: 'Tests met pagina’s',
      body: [
        'Soms tonen we twee versies van een pagina, om te zien bij welke meer bezoekers zich aanmelden. Welke jij ziet, bepaalt het toeval. We tellen bezoeken en aanmeldingen per versie, taal, apparaat, land en soort site. Je naam en adres slaan we daarbij niet op en we delen de cijfers met niemand.',
        'Je kunt altijd bezwaar maken. Dan wordt je willekeurige getal gewist, zie je de gewone pagina en tellen je bezoeken niet mee.',
        { control: 'experiments' },
      ],
    },
    {
      id: 'others',
      title: 'Pagina’s van anderen',
      body: [
        'Als je betaalt, ben je op de pagina van de betaaldienst, die eigen cookies heeft. Dat geldt ook voor pagina’s van partners, die pas na een waarschuwing opengaan.',
      ],
    },
    {
      id: 'delete',
      title: 'Hoe je alles verwijdert',
      body: [
        'In de instellingen van je browser kun je cookies en opslag verwijderen of verbieden. Je bent dan uitgelogd en moet je taal opnieuw kiezen; al het andere werkt. Om ingelogd te blijven heeft {site} het eerste cookie nodig.',
        'Meer over je gegevens: [privacy](privacy).',
      ],
    },
  ],
} satisfies PageText;
