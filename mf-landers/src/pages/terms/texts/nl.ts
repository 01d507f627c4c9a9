import type { PageText } from '../../page-text.ts';

export default {
  title: 'Gebruiksvoorwaarden',
  lead: 'De regels tussen jou en {company} als je {site} gebruikt. Versie van {version}.',
  description:
    'De regels tussen jou en ons als je {site} gebruikt: wat je mag verwachten, wat je betaalt en wat wij van jou verwachten.',
  sections: [
    {
      id: 'company',
      title: 'Wie wij zijn',
      body: [
        '{company} is het bedrijf achter {site}. In deze voorwaarden bedoelen we met ‘wij’ dit bedrijf.',
        {
          facts: [
            ['Bedrijf', '{company}'],
            ['Adres', '{address}, {city}, {country}'],
            ['Handelsregister (KvK)', '{kvk}'],
            ['Btw-nummer', '{vat_numbers}'],
            ['Handelsnamen', '{tradenames}'],
            ['Telefoon', '[{phone}](phone)'],
            ['E-mail', '[{email}](mail)'],
          ],
        },
        'Je kunt ons in het Nederlands, Engels of Duits schrijven.',
      ],
    },
    {
      id: 'service',
      title: 'Wat {site} is',
      body: [
        'Op {site} leren volwassenen elkaar kennen: je maakt een profiel, bekijkt de profielen van anderen, laat zien wie je leuk vindt en schrijft.',
        'Wij brengen mensen met elkaar in contact. We kunnen niet beloven dat iemand antwoordt, dat je een partner vindt of dat alles klopt wat leden over zichzelf vertellen. Zorg goed voor jezelf als je met iemand afspreekt: onze [veiligheidstips](faq#safe-date) helpen daarbij.',
        'Sommige profielen zijn {fictional_plural}. Bij elk daarvan staat ‘{fictional_singular}’. Ze zijn verzonnen en je kunt de getoonde personen niet ontmoeten.',
      ],
    },
    {
      id: 'account',
      title: 'Je account',
      body: [
        'Om je in te schrijven moet je minstens {min_age} jaar oud zijn. Inschrijven is gratis. Je account is alleen van jou: één persoon, één account.',
        'We sturen een link naar je e-mailadres. Zolang je die niet hebt geopend, kunnen de leden aan wie je schrijft je berichten niet lezen.',
        'Kies een wachtwoord dat je nergens anders gebruikt en houd het voor jezelf. Denk je dat iemand anders je account gebruikt, [wijzig dan je wachtwoord](settings): daarmee word je op alle andere apparaten uitgelogd.',
      ],
    },
    {
      id: 'rules',
      title: 'Hoe we met elkaar omgaan',
      body: [
        'Je bent zelf verantwoordelijk voor wat je schrijft en laat zien. Niet toegestaan op {site}:',
        {
          items: [
            'je voordoen als een ander of foto’s van een ander gebruiken',
            'foto’s van kinderen, van mensen die er niet mee instemmen en naaktfoto’s',
            'beledigen, bedreigen, lastigvallen, haat en al het andere dat de wet verbiedt',
            'om geld vragen, reclame maken, spammen of leden naar betaalde diensten lokken',
            'gegevens van leden verzamelen of programma’s voor je laten handelen',
            'contactgegevens zoals telefoonnummers in een eerste bericht, voordat de ander heeft geantwoord',
          ],
        },
        'Wat je laat zien, blijft van jou. Je staat ons toe het op te slaan en aan andere leden te tonen zolang het op {site} staat. Bezoekers zonder account zien foto’s alleen waar ze mogen zoeken.',
      ],
    },
    {
      id: 'moderation',
      title: 'Hoe we controleren en beslissen',
      body: [
        'Een mens bekijkt elke foto voordat anderen die zien. Teksten worden niet vooraf gelezen. Een programma weigert contactgegevens in eerste berichten en foto’s die we al eerder hebben geweigerd.',
        'Je kunt een profiel, een foto, een bericht of iets anders melden: met ‘Melden’ ernaast of met ons [klachtenformulier](complaints). Over elke melding beslist een mens.',
        'Is iets in strijd met deze regels of met de wet, dan kunnen we het verwijderen, het account blokkeren of voorgoed sluiten. Wat we kiezen, hangt af van de ernst, van hoe vaak het gebeurde en van de gevolgen voor anderen. Wie het betreft, krijgt onze redenen per e-mail.',
        'Eén maatregel komt vóór de beslissing van een mens: een account dat wordt gemeld als dat van een kind, kan worden stilgezet tot we het hebben bekeken.',
        'Wie de melding heeft gedaan en wie door onze beslissing wordt getroffen, kan binnen zes maanden gratis bezwaar maken met de link in onze e-mail. Je kunt ook naar de rechter of naar een geschillencommissie in je land. Wie vaak meldingen doet die duidelijk niet kloppen, kan zelf worden geblokkeerd.',
      ],
    },
    {
      id: 'free',
      title: 'Wat gratis is',
      body: [
        {
          items: [
            'inschrijven, zoeken, liken en alles lezen wat leden je schrijven',
            'met twee leden een gesprek beginnen; antwoorden aan anderen tellen niet mee',
            'drie foto’s op je profiel',
          ],
        },
        'Nieuwe leden krijgen gratis credits zodra hun e-mailadres is bevestigd: {signup_credits}.',
      ],
    },
    {
      id: 'credits',
      title: 'Credits en Premium',
      body: [
        'Met credits betaal je voor wat je verstuurt. Je koopt ze per pakket, eenmalig: {site} heeft geen abonnement en er wordt niets automatisch verlengd. Alle [prijzen](pricing) zijn inclusief btw en staan vóór de bestelling in je eigen valuta.',
        {
          facts: [
            ['Credits voor een bericht', '{message_credits}'],
            ['Credits voor een foto in een gesprek', '{photo_credits}'],
            ['Credits voor een cadeau, vanaf', '{gift_credits}'],
          ],
        },
        'Met elk pakket word je ook premiumlid: je ziet alle foto’s, toont er zelf tot 25, begint zoveel gesprekken als je wilt en ziet wanneer je berichten zijn gelezen. Premium heeft geen einddatum. Het eindigt alleen als al je bestellingen zijn terugbetaald.',
        'Credits verlopen niet zolang je account bestaat. Je kunt ze niet verkopen, weggeven of voor geld inwisselen, behalve met je [herroepingsrecht](return-policy).',
      ],
    },
    {
      id: 'order',
      title: 'Hoe een overeenkomst tot stand komt',
      body: [
        'Je kiest een pakket en een betaalmethode en drukt op de knop met de prijs. Dat is je bestelling. De overeenkomst is gesloten zodra de betaling is geaccepteerd; dan krijg je de credits en sturen we je een e-mail met het bestelnummer.',
        'Een kortingscode geldt één keer en niet samen met een andere. Een code kan beperkt zijn tot een land, een betaalmethode, een periode of een minimumbedrag; dat laten we zien voordat je betaalt.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Herroepen',
      body: [
        'Je kunt een bestelling binnen {refund_days} dagen zonder opgave van redenen herroepen: [overeenkomst herroepen](withdrawal). Het [retourbeleid](return-policy) legt uit wat je terugkrijgt.',
      ],
    },
    {
      id: 'leaving',
      title: 'Als je weggaat, en als wij opzeggen',
      body: [
        'Je kunt je account altijd verwijderen in je [instellingen](settings). Je bent meteen onzichtbaar. 14 dagen lang kun je terugkomen met de link die we je sturen; daarna worden je persoonsgegevens verwijderd en gaan overgebleven credits verloren. Vraag je geld daarvóór terug als je er recht op hebt.',
        'Wij kunnen de overeenkomst per e-mail opzeggen met een opzegtermijn van 30 dagen, en bij een ernstige schending van deze voorwaarden zonder opzegtermijn. Zeggen we op zonder dat jij de voorwaarden hebt geschonden, dan betalen we je ongebruikte credits terug.',
      ],
    },
    {
      id: 'liability',
      title: 'Aansprakelijkheid',
      body: [
        'We zijn onbeperkt aansprakelijk voor opzet en grove schuld, voor overlijden, lichamelijk letsel of schade aan de gezondheid, en waar de wet dat voorschrijft. Bij lichte schuld zijn we alleen aansprakelijk als we een verplichting niet nakomen die voor de overeenkomst wezenlijk is, en dan tot het bedrag van de voorzienbare schade.',
        'We zorgen ervoor dat {site} werkt, maar soms kan het onbereikbaar zijn, bijvoorbeeld tijdens onderhoud. Je rechten bij een gebrekkige digitale dienst blijven bestaan.',
      ],
    },
    {
      id: 'changes',
      title: 'Wijzigingen van deze voorwaarden',
      body: [
        'De datum van deze versie staat bovenaan. Wijzigen we de voorwaarden in jouw nadeel, dan schrijven we je minstens 30 dagen van tevoren. Ga je niet akkoord, dan kun je je account verwijderen en krijg je de prijs van je ongebruikte credits terug.',
      ],
    },
    {
      id: 'law',
      title: 'Recht en geschillen',
      body: [
        'Het recht van het land waar {company} is gevestigd ({country}) is van toepassing. Als consument behoud je de bescherming die het recht van je eigen land je geeft, en je kunt ook daar naar de rechter.',
        '[Schrijf ons](service) eerst: het meeste is snel opgelost.',
      ],
    },
  ],
} satisfies PageText;
