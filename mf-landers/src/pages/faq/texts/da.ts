import type { FaqText } from '../faq-text.ts';

export default {
  title: 'Ofte stillede spørgsmål',
  lead: 'Skriv et ord, eller åbn et spørgsmål. Mangler dit? [Kundeservice](service) svarer på det.',
  description: 'Svar på det, medlemmer på {site} oftest spørger om: profiler, beskeder, credits og sikkerhed.',
  groups: [
    {
      id: 'start',
      title: 'Kom godt i gang',
      questions: [
        {
          id: 'cost',
          question: 'Hvad koster {site}?',
          answer: [
            'Det er gratis at oprette en konto, søge, like og læse. Du betaler med credits for det, du sender. Alle [priser](pricing) står på én side. Der er intet abonnement.',
            'Nye medlemmer får gratis credits, når e-mailadressen er bekræftet: {signup_credits}.',
          ],
        },
        {
          id: 'no-mail',
          question: 'Jeg har ikke fået bekræftelsesmailen',
          answer: [
            'Kig i din spammappe. Er den der ikke, så log ind: I meddelelsen øverst kan du sende e-mailen igen og rette adressen. Linket er gyldigt i syv dage.',
          ],
        },
        {
          id: 'password',
          question: 'Jeg kan ikke logge ind',
          answer: [
            'Vælg en ny adgangskode med [Glemt adgangskode?](reset). Linket er gyldigt i én time. Efter fem forkerte adgangskoder bliver login spærret i 15 minutter og derefter længere. Det beskytter dig mod fremmede, der gætter.',
          ],
        },
        {
          id: 'language',
          question: 'Hvordan skifter jeg sprog?',
          answer: ['I menuen øverst på hver side. Vi husker det, også til e-mails, når du er logget ind.'],
        },
      ],
    },
    {
      id: 'members',
      title: 'Profiler og likes',
      questions: [
        {
          id: 'who-sees-me',
          question: 'Hvem kan se min profil?',
          answer: [
            'Andre medlemmer. Besøgende ser fornavn, alder, region og det første billede, og kun hvor søgningen er åben for dem. Med [usynlig tilstand](settings), som er gratis, er du kun synlig for medlemmer, du har liket eller skriver med, og ingen ser, hvornår du er online.',
          ],
        },
        {
          id: 'photo-review',
          question: 'Hvorfor kan mit billede ikke ses endnu?',
          answer: [
            'Et menneske ser på hvert billede først, normalt inden for nogle minutter. Hvis det bliver afvist, står der på din [profil](profile) hvorfor, og du kan bede om en ny vurdering.',
          ],
        },
        {
          id: 'how-many-photos',
          question: 'Hvor mange billeder kan jeg vise?',
          answer: ['Tre, og 25 med Premium. JPEG, PNG og WebP op til 10 MB, mindst 400 pixels på hver side.'],
        },
        {
          id: 'match',
          question: 'Hvad er et match?',
          answer: [
            'To medlemmer, der har liket hinanden. Begge ser det med det samme. I swipespillet har du fire likes om dagen. Likes på profiler tæller for sig.',
          ],
        },
        {
          id: 'fictional',
          question: 'Er alle profiler ægte?',
          answer: [
            'Et menneske gennemgår billederne, men vi kontrollerer ikke id-papirer. Er der noget galt med en profil, så anmeld den.',
            'Nogle profiler er {fictional_plural}. Hver af dem er mærket »{fictional_singular}«.',
          ],
        },
      ],
    },
    {
      id: 'chats',
      title: 'Beskeder',
      questions: [
        {
          id: 'free-messages',
          question: 'Hvor mange beskeder kan jeg skrive gratis?',
          answer: [
            'Du kan starte samtaler med to medlemmer og skrive med de credits, du fik i starten. Svarer du en, der har skrevet til dig først, tæller det ikke med. Det er altid gratis at læse.',
          ],
        },
        {
          id: 'not-delivered',
          question: 'Hvorfor kan ingen se min besked?',
          answer: [
            'Indtil din e-mailadresse er bekræftet, holder vi dine beskeder tilbage. Åbn linket i vores e-mail, så bliver de leveret.',
          ],
        },
        {
          id: 'contact-details',
          question: 'Hvorfor kan jeg ikke sende mit telefonnummer?',
          answer: [
            'I en første besked bliver kontaktoplysninger og links afvist, for sådan begynder de fleste svindelforsøg. Så snart den anden har svaret, kan du sende dem.',
          ],
        },
        {
          id: 'offline',
          question: 'Hvad sker der, når jeg mister forbindelsen?',
          answer: [
            'Din besked venter i browseren i op til 24 timer og sendes, kun én gang, når du er online igen. Du betaler kun for det, der når frem.',
          ],
        },
        {
          id: 'delete-chat',
          question: 'Hvad sker der, når jeg sletter en samtale?',
          answer: [
            'Den forsvinder hos dig. Den anden beholder den. En ny besked henter den tilbage, men kun med det nye.',
          ],
        },
      ],
    },
    {
      id: 'credits',
      title: 'Credits, Premium og betaling',
      questions: [
        {
          id: 'what-costs',
          question: 'Hvor mange credits koster det?',
          answer: [
            {
              facts: [
                ['En besked', '{message_credits}'],
                ['Et billede i en samtale', '{photo_credits}'],
                ['En gave, fra', '{gift_credits}'],
                ['At modtage og læse', '0'],
              ],
            },
            'Knappen viser prisen, før du sender.',
          ],
        },
        {
          id: 'premium',
          question: 'Hvordan bliver jeg Premium-medlem?',
          answer: [
            'Køb en hvilken som helst pakke med [credits](credits). Premium har ingen slutdato og er ikke et abonnement. Du ser alle billeder, kan vise op til 25, starte så mange samtaler, du vil, og se, hvornår dine beskeder er læst.',
          ],
        },
        {
          id: 'expire',
          question: 'Udløber credits?',
          answer: ['Nej. Du har dem, indtil du bruger dem eller sletter din konto.'],
        },
        {
          id: 'not-arrived',
          question: 'Jeg har betalt, men mine credits mangler',
          answer: [
            'Nogle betalingsmåder tager lidt tid. Under [Betalinger og credits](transactions) kan du altid se status. Mangler dine credits efter en time, kan du [skrive til os](service) med ordrenummeret.',
          ],
        },
        {
          id: 'discount',
          question: 'Hvorfor virker min rabatkode ikke?',
          answer: [
            'En kode kan kun bruges én gang. Nogle kræver et mindstebeløb, et bestemt land eller en bestemt betalingsmåde, eller udløber en bestemt dag. Det står på betalingssiden. Koder kan ikke kombineres: Den bedste gælder.',
          ],
        },
        {
          id: 'money-back',
          question: 'Hvordan får jeg pengene tilbage?',
          answer: [
            'Inden for {refund_days} dage for de credits, du ikke har brugt, uden begrundelse: [fortryd bestillingen](withdrawal). Under [Fortrydelsesret og tilbagebetaling](return-policy) står detaljerne.',
          ],
        },
      ],
    },
    {
      id: 'safety',
      title: 'Sikkerhed',
      questions: [
        {
          id: 'safe-date',
          question: 'Hvordan mødes jeg trygt med nogen?',
          answer: [
            {
              items: [
                'Tal først sammen på video eller i telefon.',
                'Aftal at mødes et offentligt sted, og sørg selv for at komme frem og hjem.',
                'Fortæl en ven, hvor du er, og med hvem.',
                'Hold øje med din drink, og gå, hvis det ikke føles rigtigt.',
                'Send aldrig penge, gavekort eller koder, uanset hvad historien er.',
                'Hold din adresse og din arbejdsplads for dig selv et stykke tid.',
              ],
            },
            'Vi tjekker ikke straffeattester. I fare? Ring til alarmcentralen, 112 i Europa.',
          ],
        },
        {
          id: 'money',
          question: 'Et medlem beder mig om penge',
          answer: [
            'Send ikke noget: Det er næsten altid svindel. Anmeld medlemmet med »Anmeld« på profilen eller i samtalen, og hold op med at svare. Har du allerede betalt, så tal med din bank og politiet.',
          ],
        },
        {
          id: 'report',
          question: 'Hvordan anmelder jeg et medlem?',
          answer: [
            'Med »Anmeld« på profilen, i menuen i samtalen eller ved siden af en besked. Et menneske afgør sagen, og du får begrundelsen på e-mail. Medlemmet får ikke at vide, hvem anmeldelsen kommer fra. Har du ingen konto, så brug [formularen](complaints).',
          ],
        },
        {
          id: 'block',
          question: 'Hvad sker der, når jeg blokerer nogen?',
          answer: [
            'I møder ikke længere hinanden her: ingen søgning, ingen likes, ingen beskeder. Dine samtaler med medlemmet forsvinder fra din liste. Listen over blokerede medlemmer finder du på din [profil](profile).',
          ],
        },
      ],
    },
    {
      id: 'account',
      title: 'Konto og data',
      questions: [
        {
          id: 'emails',
          question: 'Hvordan afmelder jeg e-mails?',
          answer: [
            'Vælg i [indstillingerne](settings), hvilke du vil have, eller brug linket nederst i en e-mail. E-mails om dine betalinger og din konto kommer altid.',
          ],
        },
        {
          id: 'change-mail',
          question: 'Hvordan skifter jeg e-mailadresse?',
          answer: [
            'I [indstillingerne](settings). Den ændres, når du åbner linket, som vi sender til den nye adresse.',
          ],
        },
        {
          id: 'copy',
          question: 'Kan jeg få en kopi af mine data?',
          answer: ['Ja: [bed om den](export). Vi lægger alt i én fil, og linket til den er gyldigt i syv dage.'],
        },
        {
          id: 'delete-account',
          question: 'Hvordan sletter jeg min konto?',
          answer: [
            'Nederst i [indstillingerne](settings). Du bliver usynlig med det samme, og i 14 dage henter linket i vores e-mail alt tilbage. Derefter slettes dine data, og de credits, der er tilbage, går tabt.',
            'Før du sletter den, tilbyder vi dig {delete_discount} % rabat på én bestilling, én gang og i syv dage, hvis du nu hellere vil blive.',
          ],
        },
      ],
    },
  ],
} satisfies FaqText;
