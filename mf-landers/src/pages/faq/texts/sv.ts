import type { FaqText } from '../faq-text.ts';

export default {
  title: 'Vanliga frågor',
  lead: 'Skriv ett ord eller öppna en fråga. Saknas din? [Kundservice](service) svarar på den.',
  description: 'Svar på det som medlemmar på {site} oftast frågar om: profiler, meddelanden, krediter och säkerhet.',
  groups: [
    {
      id: 'start',
      title: 'Kom i gång',
      questions: [
        {
          id: 'cost',
          question: 'Vad kostar {site}?',
          answer: [
            'Det är gratis att skapa konto, söka, gilla och läsa. Du betalar med krediter för det du skickar. Alla [priser](pricing) finns på en sida. Det finns ingen prenumeration.',
            'Nya medlemmar får gratis krediter när mejladressen är bekräftad: {signup_credits}.',
          ],
        },
        {
          id: 'no-mail',
          question: 'Jag har inte fått mejlet för att bekräfta min adress',
          answer: [
            'Titta i skräpposten. Finns det inte där, logga in: via meddelandet högst upp kan du skicka mejlet igen och rätta adressen. Länken gäller i sju dagar.',
          ],
        },
        {
          id: 'password',
          question: 'Jag kan inte logga in',
          answer: [
            'Välj ett nytt lösenord via [Glömt lösenordet?](reset). Länken gäller i en timme. Efter fem felaktiga lösenord spärras inloggningen i 15 minuter, och sedan längre. Det skyddar dig mot främlingar som gissar.',
          ],
        },
        {
          id: 'language',
          question: 'Hur byter jag språk?',
          answer: ['Via menyn högst upp på varje sida. Vi kommer ihåg valet, även för mejl när du är inloggad.'],
        },
      ],
    },
    {
      id: 'members',
      title: 'Profiler och likes',
      questions: [
        {
          id: 'who-sees-me',
          question: 'Vem ser min profil?',
          answer: [
            'Andra medlemmar. Besökare ser förnamn, ålder, region och den första bilden, och bara där sökningen är öppen för dem. I [osynligt läge](settings), som är gratis, är du bara synlig för medlemmar som du gillar eller pratar med, och ingen ser när du är online.',
          ],
        },
        {
          id: 'photo-review',
          question: 'Varför syns inte min bild än?',
          answer: [
            'En människa tittar på varje bild först, oftast inom några minuter. Om bilden inte godkänns står det varför på din [profil](profile), och du kan begära en ny bedömning.',
          ],
        },
        {
          id: 'how-many-photos',
          question: 'Hur många bilder kan jag visa?',
          answer: ['Tre, och 25 med Premium. JPEG, PNG och WebP upp till 10 MB, minst 400 pixlar på varje sida.'],
        },
        {
          id: 'match',
          question: 'Vad är en matchning?',
          answer: [
            'Två medlemmar som gillar varandra. Båda ser det direkt. I swipespelet har du fyra likes om dagen. Likes på profiler räknas för sig.',
          ],
        },
        {
          id: 'fictional',
          question: 'Är alla profiler äkta?',
          answer: [
            'En människa granskar bilderna, men vi kontrollerar inga id-handlingar. Anmäl gärna en profil som inte verkar stämma.',
            'Vissa profiler är {fictional_plural}. Var och en är märkt ”{fictional_singular}”.',
          ],
        },
      ],
    },
    {
      id: 'chats',
      title: 'Meddelanden',
      questions: [
        {
          id: 'free-messages',
          question: 'Hur många meddelanden kan jag skriva gratis?',
          answer: [
            'Du kan starta chattar med två medlemmar och skriva med krediterna du fick från början. Svarar du någon som har skrivit till dig först räknas det inte. Det är alltid gratis att läsa.',
          ],
        },
        {
          id: 'not-delivered',
          question: 'Varför ser ingen mitt meddelande?',
          answer: [
            'Vi håller kvar dina meddelanden tills din mejladress är bekräftad. Öppna länken i vårt mejl så levereras de.',
          ],
        },
        {
          id: 'contact-details',
          question: 'Varför kan jag inte skicka mitt telefonnummer?',
          answer: [
            'I ett första meddelande stoppas kontaktuppgifter och länkar, för så börjar de flesta bedrägerier. Så fort den andra har svarat kan du skicka dem.',
          ],
        },
        {
          id: 'offline',
          question: 'Vad händer om jag tappar uppkopplingen?',
          answer: [
            'Ditt meddelande väntar i webbläsaren i upp till 24 timmar och skickas, en enda gång, när du är online igen. Du betalar bara för det som kommer fram.',
          ],
        },
        {
          id: 'delete-chat',
          question: 'Vad händer när jag raderar en chatt?',
          answer: [
            'Den försvinner för dig. Den andra har den kvar. Kommer det ett nytt meddelande syns den igen, men bara med det nya.',
          ],
        },
      ],
    },
    {
      id: 'credits',
      title: 'Krediter, Premium och betalning',
      questions: [
        {
          id: 'what-costs',
          question: 'Hur många krediter kostar det jag skickar?',
          answer: [
            {
              facts: [
                ['Ett meddelande', '{message_credits}'],
                ['En bild i en chatt', '{photo_credits}'],
                ['En present, från', '{gift_credits}'],
                ['Ta emot och läsa', '0'],
              ],
            },
            'Knappen visar priset innan du skickar.',
          ],
        },
        {
          id: 'premium',
          question: 'Hur blir jag premiummedlem?',
          answer: [
            'Köp vilket paket [krediter](credits) som helst. Premium har inget slutdatum och är ingen prenumeration. Du ser alla bilder, kan visa upp till 25, starta så många chattar du vill och se när dina meddelanden har lästs.',
          ],
        },
        {
          id: 'expire',
          question: 'Går krediter ut?',
          answer: ['Nej. De finns kvar tills du använder dem eller raderar ditt konto.'],
        },
        {
          id: 'not-arrived',
          question: 'Jag har betalat men krediterna saknas',
          answer: [
            'Vissa betalsätt tar en stund. Under [Betalningar och krediter](transactions) ser du alltid aktuell status. Saknas krediterna efter en timme, [skriv till oss](service) och ange ordernumret.',
          ],
        },
        {
          id: 'discount',
          question: 'Varför fungerar inte min rabattkod?',
          answer: [
            'En kod kan bara användas en gång. En del kräver ett lägsta belopp, ett visst land eller ett visst betalsätt, eller gäller bara fram till ett visst datum. Det står på betalsidan. Koder kan inte kombineras: den bästa gäller.',
          ],
        },
        {
          id: 'money-back',
          question: 'Hur får jag pengarna tillbaka?',
          answer: [
            '[Ångra beställningen](withdrawal) inom {refund_days} dagar så får du pengarna tillbaka för krediterna du inte har använt, utan att ange något skäl. På sidan [Ångerrätt och återbetalning](return-policy) står detaljerna.',
          ],
        },
      ],
    },
    {
      id: 'safety',
      title: 'Säkerhet',
      questions: [
        {
          id: 'safe-date',
          question: 'Hur träffar jag någon på ett säkert sätt?',
          answer: [
            {
              items: [
                'Prata i telefon eller via video först.',
                'Stäm träff på en offentlig plats, och ta dig dit och hem på egen hand.',
                'Berätta för en vän var du är och med vem.',
                'Håll koll på ditt glas, och gå om det inte känns bra.',
                'Skicka aldrig pengar, presentkort eller koder, vad du än får höra.',
                'Behåll din adress och din arbetsplats för dig själv ett tag.',
              ],
            },
            'Vi kontrollerar inte om någon är dömd för brott. Är du i fara? Ring nödnumret, 112 i Europa.',
          ],
        },
        {
          id: 'money',
          question: 'En medlem ber mig om pengar',
          answer: [
            'Skicka inget: det är nästan alltid bedrägeri. Anmäl medlemmen med ”Anmäl” på profilen eller i chatten, och sluta svara. Har du redan betalat, prata med din bank och polisen.',
          ],
        },
        {
          id: 'report',
          question: 'Hur anmäler jag en medlem?',
          answer: [
            'Med ”Anmäl” på profilen, i chattens meny eller bredvid ett meddelande. En människa fattar beslut, och du får motiveringen via mejl. Medlemmen får inte veta vem som har anmält. Har du inget konto, använd [formuläret](complaints).',
          ],
        },
        {
          id: 'block',
          question: 'Vad händer när jag blockerar någon?',
          answer: [
            'Ni möts inte här längre: ingen sökning, inga likes, inga meddelanden. Dina chattar med medlemmen försvinner från din lista. Listan över blockerade medlemmar hittar du på din [profil](profile).',
          ],
        },
      ],
    },
    {
      id: 'account',
      title: 'Konto och uppgifter',
      questions: [
        {
          id: 'emails',
          question: 'Hur slipper jag mejl?',
          answer: [
            'Välj i dina [inställningar](settings) vilka du vill ha, eller använd länken längst ner i ett mejl. Mejl om dina betalningar och ditt konto kommer alltid.',
          ],
        },
        {
          id: 'change-mail',
          question: 'Hur byter jag mejladress?',
          answer: [
            'I dina [inställningar](settings). Den ändras när du öppnar länken som vi skickar till den nya adressen.',
          ],
        },
        {
          id: 'copy',
          question: 'Kan jag få en kopia av mina uppgifter?',
          answer: ['Ja: [be om den](export). Vi lägger allt i en fil, och länken till den gäller i sju dagar.'],
        },
        {
          id: 'delete-account',
          question: 'Hur raderar jag mitt konto?',
          answer: [
            'Längst ner i dina [inställningar](settings). Du blir osynlig direkt, och i 14 dagar kan du få tillbaka allt via länken i vårt mejl. Sedan raderas dina uppgifter, och krediter som är kvar går förlorade.',
            'Innan du raderar det erbjuder vi dig {delete_discount} % rabatt på en beställning, en gång och i sju dagar, om du hellre vill stanna.',
          ],
        },
      ],
    },
  ],
} satisfies FaqText;
