import type { FaqText } from '../faq-text.ts';

export default {
  title: 'Veelgestelde vragen',
  lead: 'Typ een woord of open een vraag. Staat de jouwe er niet bij? De [klantenservice](service) helpt je verder.',
  description: 'Antwoorden op de meestgestelde vragen over {site}: over profielen, berichten, credits en veiligheid.',
  groups: [
    {
      id: 'start',
      title: 'Aan de slag',
      questions: [
        {
          id: 'cost',
          question: 'Wat kost {site}?',
          answer: [
            'Inschrijven, zoeken, liken en lezen zijn gratis. Wat je verstuurt, betaal je met credits; alle [prijzen](pricing) staan op één pagina. Er is geen abonnement.',
            'Nieuwe leden krijgen gratis credits zodra hun e-mailadres is bevestigd: {signup_credits}.',
          ],
        },
        {
          id: 'no-mail',
          question: 'De e-mail om mijn adres te bevestigen komt niet aan',
          answer: [
            'Kijk in je spammap. Staat hij daar niet, log dan in: via de tip bovenaan laat je hem opnieuw sturen, en je kunt het adres verbeteren. De link is zeven dagen geldig.',
          ],
        },
        {
          id: 'password',
          question: 'Ik kan niet inloggen',
          answer: [
            'Kies een nieuw wachtwoord met [Wachtwoord vergeten](reset); die link is een uur geldig. Na vijf verkeerde wachtwoorden is inloggen 15 minuten geblokkeerd, daarna langer. Dat beschermt je tegen vreemden die je wachtwoord proberen te raden.',
          ],
        },
        {
          id: 'language',
          question: 'Hoe wijzig ik de taal?',
          answer: [
            'Met het menu bovenaan elke pagina. We onthouden je keuze, ook voor e-mails zodra je bent ingelogd.',
          ],
        },
      ],
    },
    {
      id: 'members',
      title: 'Profielen en likes',
      questions: [
        {
          id: 'who-sees-me',
          question: 'Wie ziet mijn profiel?',
          answer: [
            'Andere leden. Bezoekers zonder account zien een voornaam, een leeftijd, een regio en de eerste foto, en alleen waar ze mogen zoeken. Ben je [onzichtbaar](settings), wat gratis is, dan ben je alleen te zien voor leden die jij leuk vindt of met wie jij schrijft, en ziet niemand wanneer je online bent.',
          ],
        },
        {
          id: 'photo-review',
          question: 'Waarom is mijn foto nog niet zichtbaar?',
          answer: [
            'Een mens bekijkt elke foto eerst, meestal binnen een paar minuten. Wordt hij geweigerd, dan staat de reden op je [profiel](profile), en je kunt om een tweede beoordeling vragen.',
          ],
        },
        {
          id: 'how-many-photos',
          question: 'Hoeveel foto’s kan ik laten zien?',
          answer: ['Drie, en 25 met Premium. JPEG, PNG en WebP tot 10 MB, minstens 400 pixels aan elke kant.'],
        },
        {
          id: 'match',
          question: 'Wat is een match?',
          answer: [
            'Twee leden die elkaar leuk vinden. Allebei zien ze het meteen. In het swipespel heb je vier likes per dag; likes op profielen tellen apart.',
          ],
        },
        {
          id: 'fictional',
          question: 'Zijn alle profielen echt?',
          answer: [
            'Een mens controleert de foto’s, maar we controleren geen identiteitsbewijzen. Lijkt een profiel niet te kloppen, meld het dan.',
            'Sommige profielen zijn {fictional_plural}. Bij elk daarvan staat ‘{fictional_singular}’.',
          ],
        },
      ],
    },
    {
      id: 'chats',
      title: 'Berichten',
      questions: [
        {
          id: 'free-messages',
          question: 'Hoeveel berichten kan ik gratis schrijven?',
          answer: [
            'Je kunt met twee leden een gesprek beginnen en schrijven met de credits die je aan het begin hebt gekregen. Leden die jou als eerste hebben geschreven, tellen daarbij niet mee. Lezen is altijd gratis.',
          ],
        },
        {
          id: 'not-delivered',
          question: 'Waarom ziet niemand mijn bericht?',
          answer: [
            'Zolang je e-mailadres niet is bevestigd, houden we je berichten vast. Open de link in onze e-mail, dan worden ze bezorgd.',
          ],
        },
        {
          id: 'contact-details',
          question: 'Waarom kan ik mijn telefoonnummer niet sturen?',
          answer: [
            'In een eerste bericht worden contactgegevens en links geweigerd: zo begint de meeste oplichting. Zodra de ander heeft geantwoord, kun je ze sturen.',
          ],
        },
        {
          id: 'offline',
          question: 'Wat gebeurt er als mijn verbinding wegvalt?',
          answer: [
            'Je bericht wacht in je browser en wordt verstuurd als je weer online bent, precies één keer en tot 24 uur lang. Je betaalt alleen voor wat aankomt.',
          ],
        },
        {
          id: 'delete-chat',
          question: 'Wat gebeurt er als ik een gesprek verwijder?',
          answer: [
            'Bij jou verdwijnt het. De ander houdt het. Een nieuw bericht brengt het terug, met alleen wat nieuw is.',
          ],
        },
      ],
    },
    {
      id: 'credits',
      title: 'Credits, Premium en betalen',
      questions: [
        {
          id: 'what-costs',
          question: 'Hoeveel credits kost een bericht, foto of cadeau?',
          answer: [
            {
              facts: [
                ['Een bericht', '{message_credits}'],
                ['Een foto in een gesprek', '{photo_credits}'],
                ['Een cadeau, vanaf', '{gift_credits}'],
                ['Ontvangen en lezen', '0'],
              ],
            },
            'De prijs staat op de knop voordat je iets verstuurt.',
          ],
        },
        {
          id: 'premium',
          question: 'Hoe word ik premiumlid?',
          answer: [
            'Koop een pakket [credits](credits), welk dan ook. Premium heeft geen einddatum en is geen abonnement. Je ziet alle foto’s, toont er tot 25, begint zoveel gesprekken als je wilt en ziet wanneer je berichten zijn gelezen.',
          ],
        },
        {
          id: 'expire',
          question: 'Verlopen credits?',
          answer: ['Nee. Ze blijven tot je ze gebruikt of je account verwijdert.'],
        },
        {
          id: 'not-arrived',
          question: 'Ik heb betaald, maar mijn credits zijn er niet',
          answer: [
            'Sommige betaalmethoden duren even. Bij [Betalingen en credits](transactions) zie je altijd de actuele status. Zijn de credits er na een uur nog niet, [schrijf ons](service) dan met het bestelnummer.',
          ],
        },
        {
          id: 'discount',
          question: 'Waarom werkt mijn kortingscode niet?',
          answer: [
            'Een code geldt één keer. Sommige gelden alleen vanaf een minimumbedrag, in een land, met een betaalmethode of tot een bepaalde dag; op de betaalpagina lees je wat er geldt. Codes zijn niet te combineren: de beste telt.',
          ],
        },
        {
          id: 'money-back',
          question: 'Hoe krijg ik mijn geld terug?',
          answer: [
            'Je kunt het {refund_days} dagen lang terugvragen voor ongebruikte credits, zonder opgave van redenen: [de bestelling herroepen](withdrawal). Alle details staan in het [retourbeleid](return-policy).',
          ],
        },
      ],
    },
    {
      id: 'safety',
      title: 'Veiligheid',
      questions: [
        {
          id: 'safe-date',
          question: 'Hoe spreek ik veilig met iemand af?',
          answer: [
            {
              items: [
                'Praat eerst via video of telefoon.',
                'Spreek af op een openbare plek, en kom en ga op eigen gelegenheid.',
                'Laat iemand die je vertrouwt weten waar je bent en met wie.',
                'Houd je drankje in het oog, en ga weg als het niet goed voelt.',
                'Stuur nooit geld, cadeaukaarten of codes, wat het verhaal ook is.',
                'Houd je adres en waar je werkt voorlopig voor jezelf.',
              ],
            },
            'We controleren niet of iemand een strafblad heeft. In gevaar? Bel het alarmnummer, in Europa 112.',
          ],
        },
        {
          id: 'money',
          question: 'Een lid vraagt me om geld',
          answer: [
            'Stuur niets: het is bijna altijd oplichting. Meld het lid met ‘Melden’ op het profiel of in het gesprek en antwoord niet meer. Heb je al betaald, neem dan contact op met je bank en de politie.',
          ],
        },
        {
          id: 'report',
          question: 'Hoe meld ik een lid?',
          answer: [
            'Met ‘Melden’ op het profiel, in het menu van het gesprek of naast een bericht. Een mens beslist en je krijgt de redenen per e-mail. Het lid krijgt niet te horen van wie de melding komt. Zonder account gebruik je het [formulier](complaints).',
          ],
        },
        {
          id: 'block',
          question: 'Wat gebeurt er als ik iemand blokkeer?',
          answer: [
            'Jullie komen elkaar hier niet meer tegen: niet bij het zoeken, geen likes, geen berichten. Jullie gesprekken verdwijnen uit je lijst. Wie je hebt geblokkeerd, staat op je [profiel](profile).',
          ],
        },
      ],
    },
    {
      id: 'account',
      title: 'Account en gegevens',
      questions: [
        {
          id: 'emails',
          question: 'Hoe meld ik me af voor e-mails?',
          answer: [
            'Kies in je [instellingen](settings) welke je wilt, of gebruik de link onderaan een e-mail. E-mails over je betalingen en je account komen altijd.',
          ],
        },
        {
          id: 'change-mail',
          question: 'Hoe wijzig ik mijn e-mailadres?',
          answer: [
            'In je [instellingen](settings). Het verandert als je de link opent die we naar het nieuwe adres sturen.',
          ],
        },
        {
          id: 'copy',
          question: 'Kan ik een kopie van mijn gegevens krijgen?',
          answer: ['Ja: [vraag die aan](export). We zetten alles in één bestand, en de link is zeven dagen geldig.'],
        },
        {
          id: 'delete-account',
          question: 'Hoe verwijder ik mijn account?',
          answer: [
            'Onderaan je [instellingen](settings). Je bent meteen onzichtbaar, en 14 dagen lang haal je met de link in onze e-mail alles terug. Daarna worden je gegevens verwijderd en gaan overgebleven credits verloren.',
            'Voordat je het verwijdert, bieten we je één keer {delete_discount}% korting op een bestelling aan, zeven dagen lang, voor als je toch wilt blijven.',
          ],
        },
      ],
    },
  ],
} satisfies FaqText;
