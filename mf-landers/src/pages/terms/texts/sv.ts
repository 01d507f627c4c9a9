import type { PageText } from '../../page-text.ts';

export default {
  title: 'Användarvillkor',
  lead: 'Reglerna mellan dig och {company} när du använder {site}. Version från {version}.',
  description:
    'Reglerna mellan dig och oss när du använder {site}: vad du kan förvänta dig, vad du betalar och vad vi förväntar oss av dig.',
  sections: [
    {
      id: 'company',
      title: 'Vilka är vi?',
      body: [
        '{company} driver {site}. När det står ”vi” i villkoren avses det företaget.',
        {
          facts: [
            ['Företag', '{company}'],
            ['Adress', '{address}, {city}, {country}'],
            ['Handelsregister (KvK)', '{kvk}'],
            ['Momsregistreringsnummer', '{vat_numbers}'],
            ['Handelsnamn', '{tradenames}'],
            ['Telefon', '[{phone}](phone)'],
            ['Mejl', '[{email}](mail)'],
          ],
        },
        'Du kan skriva till oss på engelska, tyska eller nederländska.',
      ],
    },
    {
      id: 'service',
      title: 'Vad är {site}?',
      body: [
        '{site} är en mötesplats för vuxna: du skapar en profil, tittar på andras profiler, gillar dem och skriver till dem.',
        'Vi för människor samman. Vi kan inte lova att någon svarar, att du hittar en partner eller att det en medlem säger om sig själv är sant. Var rädd om dig när du träffar någon: läs våra [säkerhetstips](faq#safe-date).',
        'Vissa profiler är {fictional_plural}. Var och en av dem är märkt ”{fictional_singular}”. De är påhittade, och du kan inte träffa personerna som visas.',
      ],
    },
    {
      id: 'account',
      title: 'Ditt konto',
      body: [
        'För att skapa ett konto måste du ha fyllt {min_age} år. Det är gratis. Kontot är bara till för dig: en person, ett konto.',
        'Vi skickar en länk till din mejladress. Medlemmarna du skriver till kan inte läsa dina meddelanden förrän du har öppnat den.',
        'Välj ett lösenord som du inte använder någon annanstans och behåll det för dig själv. Om du tror att någon annan använder ditt konto, [byt lösenord](settings): då avslutas alla andra inloggningar.',
      ],
    },
    {
      id: 'rules',
      title: 'Så behandlar vi varandra',
      body: [
        'Du ansvarar för det du skriver och visar. Det här är inte tillåtet på {site}:',
        {
          items: [
            'att utge sig för att vara någon annan, eller använda bilder på någon annan',
            'bilder på barn, på någon som inte har gått med på det eller på nakna människor',
            'kränkningar, hot, trakasserier, hat eller annat som strider mot lagen',
            'att be om pengar, göra reklam, skicka spam eller locka medlemmar till tjänster som kostar pengar',
            'att samla in uppgifter om medlemmar, eller använda program som agerar åt dig',
            'kontaktuppgifter som telefonnummer i ett första meddelande, innan den andra har svarat',
          ],
        },
        'Det du visar förblir ditt. Du tillåter oss att lagra det och visa det för andra medlemmar så länge det finns på {site}. Bilder visas för besökare bara där sökningen är öppen för dem.',
      ],
    },
    {
      id: 'moderation',
      title: 'Så granskar vi och fattar beslut',
      body: [
        'En människa tittar på varje bild innan andra ser den. Texter läses inte i förväg. Ett program stoppar kontaktuppgifter i första meddelanden, och bilder som vi tidigare har sagt nej till.',
        'Du kan anmäla en profil, en bild, ett meddelande eller något annat: med ”Anmäl” intill, eller med vårt [formulär för anmälan och klagomål](complaints). En människa fattar beslut om varje anmälan.',
        'Om något bryter mot de här reglerna eller mot lagen kan vi ta bort det, stänga av kontot eller stänga det för gott. Vad vi väljer beror på hur allvarligt det är, hur ofta det har hänt och hur det har drabbat andra. Den som berörs får vår motivering via mejl.',
        'En åtgärd vidtas innan en människa beslutar: ett konto som enligt en anmälan tillhör ett barn kan frysas tills vi har tittat på det.',
        'Den som har anmält, och den som berörs av vårt beslut, kan överklaga inom 6 månader, utan kostnad, via länken i vårt mejl. Du kan också vända dig till domstol, eller till ett organ för tvistlösning utanför domstol i ditt land. Medlemmar som ofta skickar uppenbart ogrundade anmälningar kan också stängas av.',
      ],
    },
    {
      id: 'free',
      title: 'Det här är gratis',
      body: [
        {
          items: [
            'att skapa konto, söka, gilla och läsa allt som medlemmar skriver till dig',
            'att starta chattar med två medlemmar; svar till andra räknas inte',
            'tre bilder på din profil',
          ],
        },
        'Nya medlemmar får gratis krediter när mejladressen är bekräftad: {signup_credits}.',
      ],
    },
    {
      id: 'credits',
      title: 'Krediter och Premium',
      body: [
        'Du betalar med krediter för det du skickar. Du köper dem i paket, en gång: {site} har ingen prenumeration, och inget förnyas automatiskt. Alla [priser](pricing) är inklusive moms och visas i din valuta innan du beställer.',
        {
          facts: [
            ['Krediter för ett meddelande', '{message_credits}'],
            ['Krediter för en bild i en chatt', '{photo_credits}'],
            ['Krediter för en present, från', '{gift_credits}'],
          ],
        },
        'När du köper ett paket, vilket som helst, blir du också premiummedlem: du ser alla bilder, kan visa upp till 25 egna, starta så många chattar du vill och se när dina meddelanden har lästs. Premium har inget slutdatum. Det upphör bara när alla dina beställningar har återbetalats.',
        'Krediter går inte ut så länge ditt konto finns. De kan inte säljas, ges bort eller bytas mot pengar, utom enligt din [ångerrätt](return-policy).',
      ],
    },
    {
      id: 'order',
      title: 'Så ingås ett avtal',
      body: [
        'Du väljer ett paket och ett betalsätt och trycker på knappen med priset. Det är din beställning. Avtalet ingås när betalningen godkänns. Då lägger vi till krediterna och skickar dig ett mejl med ordernumret.',
        'En rabattkod kan bara användas en gång och kan inte kombineras med en annan. En kod kan vara begränsad till ett land, ett betalsätt, en viss period eller ett lägsta belopp. Det visar vi innan du betalar.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Ångerrätt',
      body: [
        'Du kan ångra en beställning inom {refund_days} dagar utan att ange något skäl: [Ångra avtalet](withdrawal). På sidan [Ångerrätt och återbetalning](return-policy) står vad du får tillbaka.',
      ],
    },
    {
      id: 'leaving',
      title: 'När du lämnar oss, och när vi avslutar avtalet',
      body: [
        'Du kan när som helst radera ditt konto i dina [inställningar](settings). Du blir osynlig direkt. Du kan komma tillbaka inom 14 dagar via länken som vi skickar dig. Sedan raderas dina personuppgifter, och krediter som är kvar går förlorade. Begär tillbaka dina pengar innan dess, om du har rätt till det.',
        'Vi kan säga upp avtalet via mejl med 30 dagars uppsägningstid, och utan uppsägningstid vid ett allvarligt brott mot villkoren. Om vi avslutar det utan att du har brutit mot villkoren betalar vi tillbaka dina oanvända krediter.',
      ],
    },
    {
      id: 'liability',
      title: 'Ansvar',
      body: [
        'Vi ansvarar utan begränsning vid uppsåt och grov vårdslöshet, vid skada på liv, kropp eller hälsa, och i övrigt där lagen kräver det. Vid ringa oaktsamhet ansvarar vi bara om vi åsidosätter en skyldighet som är en förutsättning för avtalet, och då högst för den skada som kunde förutses.',
        'Vi ser till att {site} fungerar, men tjänsten kan ibland vara otillgänglig, till exempel vid underhåll. Dina rättigheter vid fel i en digital tjänst påverkas inte.',
      ],
    },
    {
      id: 'changes',
      title: 'Ändringar av villkoren',
      body: [
        'Datumet för den här versionen står högst upp. Om vi ändrar villkoren till din nackdel skriver vi till dig minst 30 dagar i förväg. Om du inte går med på ändringen kan du radera ditt konto och få pengarna tillbaka för dina oanvända krediter.',
      ],
    },
    {
      id: 'law',
      title: 'Tillämplig lag och tvister',
      body: [
        'Lagen i det land där {company} har sitt säte gäller ({country}). Om du är konsument behåller du det skydd som lagen i ditt eget land ger dig, och du kan också vända dig till domstolarna där.',
        '[Skriv gärna till oss](service) först: det mesta går att lösa snabbt.',
      ],
    },
  ],
} satisfies PageText;
