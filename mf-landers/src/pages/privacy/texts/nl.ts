import type { PageText } from '../../page-text.ts';

export default {
  title: 'Privacy',
  lead: 'Welke gegevens {site} over je bewaart, waarom, hoelang, en wat je eraan kunt doen.',
  sections: [
    {
      id: 'controller',
      title: 'Wie verantwoordelijk is',
      body: [
        '{company} is verantwoordelijk voor je gegevens. Heb je een vraag over privacy? Schrijf naar [{email}](mail).',
        {
          facts: [
            ['Bedrijf', '{company}'],
            ['Adres', '{address}, {city}, {country}'],
            ['Handelsregister (KvK)', '{kvk}'],
            ['Telefoon', '[{phone}](phone)'],
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'Welke gegevens we bewaren',
      body: [
        {
          facts: [
            [
              'Account',
              'E-mailadres, voornaam, geboortedatum, land, taal, een hash van je wachtwoord (nooit het wachtwoord zelf) en de campagne waarmee je hier kwam, als die er was.',
            ],
            [
              'Profiel',
              'Wat je wilt vertellen: geslacht, wie je zoekt, regio en plaats, uiterlijk, relatie, interesses, teksten en foto’s.',
            ],
            [
              'Locatie',
              'Als je die deelt, afgerond op ongeveer een kilometer. Andere leden zien een plaats of een afstand bij benadering, nooit een punt.',
            ],
            [
              'Wat je doet',
              'Likes, afwijzingen, matches, blokkades en de antwoorden in de matchfinder. Wanneer je voor het laatst actief was, behalve als je onzichtbaar bent.',
            ],
            ['Gesprekken', 'Berichten, foto’s en cadeaus die je verstuurt en krijgt.'],
            [
              'Betalingen',
              'Bestellingen, bedragen, betaalmethode en status. Kaartnummers en wachtwoorden van je bank blijven bij de betaaldienst. Voor een incasso bewaren we rekening- en telefoonnummer versleuteld, en vanaf welk IP-adres je akkoord bent gegaan.',
            ],
            ['Meldingen', 'Wat je meldt, wat over jou wordt gemeld met een kopie daarvan, en wat er is besloten.'],
            [
              'Inloggen',
              'Wanneer en met welke browser je hebt ingelogd. In je instellingen zie je de lijst en kun je elk apparaat uitloggen.',
            ],
          ],
        },
        'Voordat een foto wordt opgeslagen, halen we weg wat de camera eraan heeft toegevoegd, zoals de plek waar hij is gemaakt.',
      ],
    },
    {
      id: 'why',
      title: 'Waarom we ze mogen gebruiken',
      body: [
        {
          facts: [
            [
              'Om de dienst te leveren',
              'Account, profiel, gesprekken, betalingen: de overeenkomst met jou (AVG, artikel 6 lid 1 onder b).',
            ],
            [
              'Bijzondere persoonsgegevens',
              'Wie je zoekt, zegt iets over je seksuele gerichtheid. Je geeft het zelf op zodat anderen je vinden; we gebruiken het met je toestemming (artikel 9 lid 2 onder a). Je trekt die in door het uit je profiel te halen of je account te verwijderen.',
            ],
            [
              'Veiligheid',
              'Limieten, meldingen en de controle van foto’s beschermen leden tegen oplichting, spam en geweld: ons gerechtvaardigd belang en dat van hen (artikel 6 lid 1 onder f) en de wet (onder c).',
            ],
            ['Boekhouding', 'Bestellingen en betalingen: het belastingrecht (artikel 6 lid 1 onder c).'],
            [
              'E-mails en meldingen',
              'Wat bij de overeenkomst hoort, krijg je altijd. Al het andere kies je in je [instellingen](settings); reclame alleen met je toestemming.',
            ],
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Wie ze ziet',
      body: [
        'Andere leden zien je profiel, voor zover de instellingen van de site en die van jou dat toelaten. Je e-mailadres, geboortedatum, achternaam en precieze plek zien ze nooit. Ben je [onzichtbaar](settings), dan ben je alleen te zien voor leden die jij leuk vindt of met wie jij schrijft.',
        'Dienstverleners werken voor ons op basis van een contract en alleen in onze opdracht: hosting, het versturen van e-mail en sms, en betalingen. De betaaldienst zie je op zijn eigen pagina voordat je betaalt. Voor meldingen gebruiken we de dienst van de maker van je browser; die komt niet te weten wat je schrijft.',
        'We verkopen geen gegevens en geven ze niet aan adverteerders. Een link naar een partner verraadt niet wie je bent.',
        'Autoriteiten krijgen alleen gegevens als de wet ons daartoe verplicht.',
      ],
    },
    {
      id: 'how-long',
      title: 'Hoelang we ze bewaren',
      body: [
        {
          facts: [
            ['Account, profiel, foto’s, gesprekken', 'Tot je ze of je account verwijdert.'],
            [
              'Verwijderde accounts',
              '14 dagen, waarin je kunt terugkomen; daarna worden profiel, foto’s, likes en de tekst van je berichten verwijderd.',
            ],
            ['Betalingen', 'Zolang het belastingrecht dat eist; na het verwijderen van je account zonder je naam.'],
            [
              'Machtigingen voor incasso',
              '14 maanden, omdat banken ernaar kunnen vragen; nooit bevestigde machtigingen: één dag.',
            ],
            ['Inloggen', 'Tot je uitlogt, of 30 dagen na het laatste gebruik.'],
            ['Tellers tegen misbruik', '2 dagen. Ze bevatten een hash van het IP-adres, niet het adres zelf.'],
            ['Welke meldingen je hebt gekregen', '30 dagen.'],
            ['Een kopie van je gegevens', '7 dagen, daarna is de link niet meer geldig.'],
            [
              'Klachten en meldingen over leden',
              'Samen met de beslissing, zodat beide kanten bezwaar kunnen maken en herhaald misbruik opvalt. Wordt je account verwijderd, dan verdwijnen naam en adres meteen, en je tekst en het bewijs zodra de zaak is beslist. Naam en adres van mensen zonder account verdwijnen een jaar na de beslissing.',
            ],
          ],
        },
      ],
    },
    {
      id: 'measuring',
      title: 'Wat we meten',
      body: [
        'Onze pagina’s melden hoe snel ze laden en of er een fout was. Zo’n bericht bevat geen naam, geen adres van een pagina en geen nummer waaraan je te herkennen bent.',
        'Op {site} zijn er geen reclametrackers en geen analysediensten van andere bedrijven. Wat in je browser wordt opgeslagen, staat bij [cookies](cookies).',
      ],
    },
    {
      id: 'automatic',
      title: 'Wat automatisch wordt beslist',
      body: [
        'De zoekfunctie toont wie kort geleden actief was en bij je zoekopdracht past. Een programma begrenst hoeveel één account kan versturen, weigert contactgegevens in eerste berichten en foto’s die al eerder zijn geweigerd.',
        'Wordt een account gemeld als dat van een kind, dan kan het automatisch worden stilgezet. Een mens bekijkt dat, en je kunt bezwaar maken. Verder wordt geen account gesloten zonder dat een mens beslist.',
      ],
    },
    {
      id: 'rights',
      title: 'Je rechten',
      body: [
        {
          items: [
            'Je gegevens inzien en meenemen: [vraag een kopie aan](export), een bestand met alles en je foto’s.',
            'Ze verbeteren: in je [profiel](profile) en je [instellingen](settings).',
            'Ze verwijderen: in je [instellingen](settings), zonder dat je een reden hoeft te geven.',
            'Bezwaar maken tegen het gebruik of het laten beperken, en toestemming intrekken: schrijf naar [{email}](mail).',
            'Een klacht indienen bij de privacytoezichthouder van jouw land of van het onze ({country}).',
          ],
        },
        'We antwoorden binnen een maand. Dit alles is gratis.',
      ],
    },
    {
      id: 'security',
      title: 'Hoe we ze beschermen',
      body: [
        'Wachtwoorden bewaren we alleen als een hash die niet terug te rekenen is. Rekening- en telefoonnummers voor incasso’s zijn versleuteld. Foto’s die anderen niet mogen zien, worden niet naar hun browser gestuurd, ook niet wazig. In onze foutlogboeken staat niet wat leden schrijven.',
      ],
    },
  ],
} satisfies PageText;
