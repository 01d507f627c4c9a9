import type { PageText } from '../../page-text.ts';

export default {
  title: 'Integritetspolicy',
  lead: 'Vilka uppgifter {site} har om dig, varför, hur länge, och vad du själv kan göra.',
  sections: [
    {
      id: 'controller',
      title: 'Vem är ansvarig?',
      body: [
        '{company} är personuppgiftsansvarig för dina uppgifter. Har du frågor om integritet, skriv till [{email}](mail).',
        {
          facts: [
            ['Företag', '{company}'],
            ['Adress', '{address}, {city}, {country}'],
            ['Handelsregister (KvK)', '{kvk}'],
            ['Telefon', '[{phone}](phone)'],
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'Vilka uppgifter har vi?',
      body: [
        {
          facts: [
            [
              'Konto',
              'Mejladress, förnamn, födelsedatum, land, språk, ett hashvärde av ditt lösenord (aldrig själva lösenordet) och kampanjen som du kom via, om det fanns någon.',
            ],
            [
              'Profil',
              'Det du väljer att berätta: kön, vem du söker, region och ort, utseende, civilstånd, intressen, texter och bilder.',
            ],
            [
              'Plats',
              'Om du delar den, avrundad till ungefär en kilometer. Andra medlemmar ser en ort eller ett ungefärligt avstånd, aldrig en punkt.',
            ],
            [
              'Vad du gör',
              'Likes, profiler du hoppar över, matchningar, blockeringar och dina svar på de 6 frågorna om vem som passar dig. När du senast var aktiv, om du inte är osynlig.',
            ],
            ['Chattar', 'Meddelanden, bilder och presenter som du skickar och tar emot.'],
            [
              'Betalningar',
              'Beställningar, belopp, betalsätt och status. Kortnummer och lösenord till din bank stannar hos betaltjänstleverantören. För autogiro sparar vi konto och telefonnummer krypterat, och från vilken IP-adress du lämnade ditt medgivande.',
            ],
            ['Anmälningar', 'Det du anmäler, det som anmäls om dig med en kopia av det, och vad som beslutades.'],
            [
              'Inloggningar',
              'När du loggade in och med vilken webbläsare. Du kan se listan i dina inställningar och avsluta varje inloggning.',
            ],
          ],
        },
        'Innan en bild sparas tar vi bort det som kameran har lagt till, till exempel platsen där den togs.',
      ],
    },
    {
      id: 'why',
      title: 'Varför får vi använda dem?',
      body: [
        {
          facts: [
            [
              'För att tillhandahålla tjänsten',
              'Konto, profil, chattar, betalningar: avtalet med dig (GDPR, artikel 6.1 b).',
            ],
            [
              'Känsliga personuppgifter',
              'Vem du söker säger något om din sexuella läggning. Du anger det själv så att andra hittar dig. Vi använder det med ditt samtycke (artikel 9.2 a). Du återkallar samtycket genom att radera uppgiften från din profil eller genom att radera ditt konto.',
            ],
            [
              'Säkerhet',
              'Begränsningar, anmälningar och granskning av bilder skyddar medlemmar mot bedrägeri, spam och våld: vårt och deras berättigade intresse (artikel 6.1 f) och lagen (artikel 6.1 c).',
            ],
            ['Bokföring', 'Beställningar och betalningar: skattelagstiftningen (artikel 6.1 c).'],
            [
              'Mejl och notiser',
              'Det som avtalet kräver får du alltid. Allt annat väljer du i dina [inställningar](settings). Reklam skickas bara med ditt samtycke.',
            ],
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Vem ser dem?',
      body: [
        'Andra medlemmar ser din profil, så långt sajtens och dina egna inställningar tillåter. De ser aldrig din mejladress, ditt födelsedatum, ditt efternamn eller exakt var du är. I [osynligt läge](settings) är du bara synlig för medlemmar som du gillar eller pratar med.',
        'Tjänsteleverantörer arbetar för oss enligt avtal och bara på våra instruktioner: drift, utskick av mejl och sms, och betalning. Du ser betaltjänstleverantören på dess egen sida innan du betalar. Notiser skickas via en tjänst från leverantören av din webbläsare. Den får inte veta vad du skriver.',
        'Vi säljer inga uppgifter, och vi lämnar inte ut dem till annonsörer. En länk till en partner avslöjar inte vem du är.',
        'Myndigheter får uppgifter bara när lagen kräver att vi lämnar ut dem.',
      ],
    },
    {
      id: 'how-long',
      title: 'Hur länge sparar vi dem?',
      body: [
        {
          facts: [
            ['Konto, profil, bilder, chattar', 'Tills du raderar dem eller ditt konto.'],
            [
              'Raderade konton',
              '14 dagar, då du kan komma tillbaka. Sedan raderas profil, bilder, likes och texten i dina meddelanden.',
            ],
            [
              'Betalningar',
              'Så länge skattelagstiftningen kräver. Efter att ditt konto har raderats sparas de utan ditt namn.',
            ],
            [
              'Medgivanden för autogiro',
              '14 månader, eftersom banker kan begära dem. Medgivanden som aldrig bekräftades: ett dygn.',
            ],
            ['Inloggningar', 'Tills du loggar ut, eller 30 dagar efter att du senast använde dem.'],
            ['Räknare mot missbruk', '2 dagar. De innehåller ett hashvärde av IP-adressen, inte själva adressen.'],
            ['Vilka notiser du har fått', '30 dagar.'],
            ['En kopia av dina uppgifter', '7 dagar, sedan gäller länken inte längre.'],
            [
              'Anmälningar',
              'Tillsammans med beslutet, så att båda sidor kan överklaga och upprepat missbruk upptäcks. När ditt konto raderas tas namn och adress bort direkt, och dina ord och bevisen så snart ärendet är avgjort. Namn och adress för personer utan konto tas bort ett år efter beslutet.',
            ],
          ],
        },
      ],
    },
    {
      id: 'measuring',
      title: 'Vad mäter vi?',
      body: [
        'Våra sidor rapporterar hur snabbt de laddas och om ett fel har uppstått. En sådan rapport innehåller inget namn, ingen sidadress och inget nummer som du kan kännas igen på.',
        'Det finns inga reklamspårare och inga analysverktyg från andra företag på {site}. Vad som lagras i din webbläsare står under [Cookies](cookies).',
      ],
    },
    {
      id: 'automatic',
      title: 'Vad avgörs automatiskt?',
      body: [
        'Sökningen visar vilka som nyligen har varit aktiva och stämmer in på det du söker. Ett program begränsar hur mycket ett konto kan skicka, stoppar kontaktuppgifter i första meddelanden och stoppar bilder som vi tidigare har sagt nej till.',
        'Ett konto kan frysas automatiskt när någon anmäler att det tillhör ett barn. En människa granskar det, och du kan överklaga. I övrigt stängs inget konto utan att en människa har fattat beslutet.',
      ],
    },
    {
      id: 'rights',
      title: 'Dina rättigheter',
      body: [
        {
          items: [
            'Se dina uppgifter och ta dem med dig: [be om en kopia](export), en fil med alla uppgifter och dina bilder.',
            'Rätta dem: på din [profil](profile) och i dina [inställningar](settings).',
            'Radera dem: i dina [inställningar](settings), utan att ange något skäl.',
            'Invända mot eller begränsa hur vi använder dem, och återkalla ett samtycke: skriv till [{email}](mail).',
            'Lämna klagomål till dataskyddsmyndigheten i ditt land, eller i vårt ({country}).',
          ],
        },
        'Vi svarar inom en månad. Allt detta är gratis.',
      ],
    },
    {
      id: 'security',
      title: 'Så skyddar vi dem',
      body: [
        'Lösenord sparas bara som ett hashvärde som inte går att räkna om till lösenordet. Kontonummer och telefonnummer för autogiro är krypterade. Bilder som andra inte får se skickas inte till deras webbläsare, inte ens suddiga. Våra felloggar innehåller inte det som medlemmar skriver.',
      ],
    },
  ],
} satisfies PageText;
