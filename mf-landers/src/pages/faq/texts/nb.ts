import type { FaqText } from '../faq-text.ts';

export default {
  title: 'Ofte stilte spørsmål',
  lead: 'Skriv et ord, eller åpne et spørsmål. Mangler ditt? [Kundeservice](service) svarer på det.',
  description: 'Svar på det medlemmer på {site} oftest spør om: profiler, meldinger, kreditter og sikkerhet.',
  groups: [
    {
      id: 'start',
      title: 'Kom i gang',
      questions: [
        {
          id: 'cost',
          question: 'Hva koster {site}?',
          answer: [
            'Det er gratis å opprette konto, søke, like og lese. Du betaler med kreditter for det du sender. Alle [priser](pricing) står på én side. Det er ikke noe abonnement.',
            'Nye medlemmer får gratis kreditter når e-postadressen er bekreftet: {signup_credits}.',
          ],
        },
        {
          id: 'no-mail',
          question: 'Jeg har ikke fått e-posten for å bekrefte adressen',
          answer: [
            'Se i søppelposten. Er den ikke der, logger du inn: med beskjeden øverst får du e-posten på nytt, og du kan rette adressen. Lenken er gyldig i sju dager.',
          ],
        },
        {
          id: 'password',
          question: 'Jeg kan ikke logge inn',
          answer: [
            'Velg et nytt passord med [Glemt passordet?](reset). Lenken er gyldig i én time. Etter fem feil passord blir innloggingen sperret i 15 minutter, og deretter lenger. Det beskytter deg mot fremmede som gjetter.',
          ],
        },
        {
          id: 'language',
          question: 'Hvordan bytter jeg språk?',
          answer: ['Med menyen øverst på hver side. Vi husker det, også for e-poster når du er logget inn.'],
        },
      ],
    },
    {
      id: 'members',
      title: 'Profiler og likes',
      questions: [
        {
          id: 'who-sees-me',
          question: 'Hvem ser profilen min?',
          answer: [
            'Andre medlemmer. Besøkende ser fornavn, alder, region og det første bildet, og bare der søket er åpent for dem. Med [usynlig modus](settings), som er gratis, er du bare synlig for medlemmer du liker eller snakker med, og ingen ser når du er på nett.',
          ],
        },
        {
          id: 'photo-review',
          question: 'Hvorfor er bildet mitt ikke synlig ennå?',
          answer: [
            'Et menneske ser på hvert bilde først, vanligvis i løpet av noen minutter. Hvis det blir avvist, står det på [profilen](profile) din hvorfor, og du kan be om en ny vurdering.',
          ],
        },
        {
          id: 'how-many-photos',
          question: 'Hvor mange bilder kan jeg vise?',
          answer: ['Tre, og 25 med Premium. JPEG, PNG og WebP inntil 10 MB, minst 400 piksler på hver side.'],
        },
        {
          id: 'match',
          question: 'Hva er en match?',
          answer: [
            'To medlemmer som liker hverandre. Begge ser det med en gang. I sveipespillet har du fire likes om dagen. Likes på profiler telles for seg.',
          ],
        },
        {
          id: 'fictional',
          question: 'Er alle profiler ekte?',
          answer: [
            'Et menneske går gjennom bildene, men vi kontrollerer ikke ID-papirer. Er det noe som ikke stemmer med en profil, kan du rapportere den.',
            'Noen profiler er {fictional_plural}. Hver av dem er merket «{fictional_singular}».',
          ],
        },
      ],
    },
    {
      id: 'chats',
      title: 'Meldinger',
      questions: [
        {
          id: 'free-messages',
          question: 'Hvor mange meldinger kan jeg skrive gratis?',
          answer: [
            'Du kan starte samtaler med to medlemmer og skrive med kredittene du fikk i starten. Svarer du noen som har skrevet til deg først, teller det ikke med. Det er alltid gratis å lese.',
          ],
        },
        {
          id: 'not-delivered',
          question: 'Hvorfor ser ingen meldingen min?',
          answer: [
            'Vi holder meldingene dine tilbake til e-postadressen din er bekreftet. Åpne lenken i e-posten fra oss, så blir de levert.',
          ],
        },
        {
          id: 'contact-details',
          question: 'Hvorfor kan jeg ikke sende telefonnummeret mitt?',
          answer: [
            'I en første melding blir kontaktopplysninger og lenker avvist, for det er slik de fleste svindelforsøk begynner. Så snart den andre har svart, kan du sende dem.',
          ],
        },
        {
          id: 'offline',
          question: 'Hva skjer når jeg mister forbindelsen?',
          answer: [
            'Meldingen din venter i nettleseren i inntil 24 timer og sendes, bare én gang, når du er på nett igjen. Du betaler bare for det som kommer fram.',
          ],
        },
        {
          id: 'delete-chat',
          question: 'Hva skjer når jeg sletter en samtale?',
          answer: [
            'Den forsvinner for deg. Den andre beholder den. Kommer det en ny melding, vises den igjen, men bare med det nye.',
          ],
        },
      ],
    },
    {
      id: 'credits',
      title: 'Kreditter, Premium og betaling',
      questions: [
        {
          id: 'what-costs',
          question: 'Hvor mange kreditter koster det jeg sender?',
          answer: [
            {
              facts: [
                ['En melding', '{message_credits}'],
                ['Et bilde i en samtale', '{photo_credits}'],
                ['En gave, fra', '{gift_credits}'],
                ['Motta og lese', '0'],
              ],
            },
            'Knappen viser prisen før du sender.',
          ],
        },
        {
          id: 'premium',
          question: 'Hvordan blir jeg premiummedlem?',
          answer: [
            'Kjøp en hvilken som helst pakke med [kreditter](credits). Premium har ingen sluttdato og er ikke et abonnement. Du ser alle bilder, kan vise inntil 25, starte så mange samtaler du vil, og se når meldingene dine er lest.',
          ],
        },
        {
          id: 'expire',
          question: 'Utløper kreditter?',
          answer: ['Nei. Du har dem til du bruker dem eller sletter kontoen din.'],
        },
        {
          id: 'not-arrived',
          question: 'Jeg har betalt, men kredittene mangler',
          answer: [
            'Noen betalingsmåter tar litt tid. Under [Betalinger og kreditter](transactions) kan du alltid se statusen. Mangler kredittene etter en time, kan du [skrive til oss](service) med bestillingsnummeret.',
          ],
        },
        {
          id: 'discount',
          question: 'Hvorfor virker ikke rabattkoden min?',
          answer: [
            'En kode kan bare brukes én gang. Noen koder krever et minstebeløp, et bestemt land eller en bestemt betalingsmåte, eller gjelder bare fram til en bestemt dato. Det står på betalingssiden. Koder kan ikke kombineres: den beste gjelder.',
          ],
        },
        {
          id: 'money-back',
          question: 'Hvordan får jeg pengene tilbake?',
          answer: [
            '[Angre bestillingen](withdrawal) innen {refund_days} dager, så får du pengene tilbake for kredittene du ikke har brukt, uten å oppgi noen grunn. Under [Angrerett og tilbakebetaling](return-policy) står detaljene.',
          ],
        },
      ],
    },
    {
      id: 'safety',
      title: 'Sikkerhet',
      questions: [
        {
          id: 'safe-date',
          question: 'Hvordan møter jeg noen på en trygg måte?',
          answer: [
            {
              items: [
                'Snakk på video eller telefon først.',
                'Avtal å møtes på et offentlig sted, og kom deg dit og hjem på egen hånd.',
                'Fortell en venn hvor du er og med hvem.',
                'Hold øye med glasset ditt, og gå hvis det ikke kjennes bra.',
                'Send aldri penger, gavekort eller koder, uansett hvilken historie du får høre.',
                'Hold adressen din og arbeidsplassen din for deg selv en stund.',
              ],
            },
            'Vi sjekker ikke om noen er straffedømt. Er du i fare? Ring nødnummeret, 112 i Europa.',
          ],
        },
        {
          id: 'money',
          question: 'Et medlem ber meg om penger',
          answer: [
            'Ikke send noe: det er nesten alltid svindel. Rapporter medlemmet med «Rapporter» på profilen eller i samtalen, og slutt å svare. Har du allerede betalt, må du snakke med banken din og politiet.',
          ],
        },
        {
          id: 'report',
          question: 'Hvordan rapporterer jeg et medlem?',
          answer: [
            'Med «Rapporter» på profilen, i menyen i samtalen eller ved siden av en melding. Et menneske avgjør saken, og du får begrunnelsen på e-post. Medlemmet får ikke vite hvem som rapporterte. Har du ingen konto, bruker du [skjemaet](complaints).',
          ],
        },
        {
          id: 'block',
          question: 'Hva skjer når jeg blokkerer noen?',
          answer: [
            'Dere møtes ikke lenger her: ingen søk, ingen likes, ingen meldinger. Samtalene dine med medlemmet forsvinner fra listen din. Listen over blokkerte medlemmer finner du på [profilen](profile) din.',
          ],
        },
      ],
    },
    {
      id: 'account',
      title: 'Konto og opplysninger',
      questions: [
        {
          id: 'emails',
          question: 'Hvordan stopper jeg e-poster?',
          answer: [
            'Velg i [innstillingene](settings) hvilke du vil ha, eller bruk lenken nederst i en e-post. E-poster om betalingene dine og kontoen din kommer alltid.',
          ],
        },
        {
          id: 'change-mail',
          question: 'Hvordan bytter jeg e-postadresse?',
          answer: ['I [innstillingene](settings). Den endres når du åpner lenken som vi sender til den nye adressen.'],
        },
        {
          id: 'copy',
          question: 'Kan jeg få en kopi av opplysningene mine?',
          answer: ['Ja: [be om den](export). Vi legger alt i én fil, og lenken til den er gyldig i sju dager.'],
        },
        {
          id: 'delete-account',
          question: 'Hvordan sletter jeg kontoen min?',
          answer: [
            'Nederst i [innstillingene](settings). Du blir usynlig med en gang, og i 14 dager kan du få alt tilbake med lenken i e-posten fra oss. Deretter slettes opplysningene dine, og kreditter som er igjen, går tapt.',
            'Før du sletter den, tilbyr vi deg {delete_discount} % rabatt på én bestilling, én gang og i sju dager, i tilfelle du heller vil bli.',
          ],
        },
      ],
    },
  ],
} satisfies FaqText;
