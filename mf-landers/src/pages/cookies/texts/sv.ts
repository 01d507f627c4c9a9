import type { PageText } from '../../page-text.ts';

export default {
  title: 'Cookies',
  lead: 'Det här lagrar {site} i din webbläsare. Listan är kort: ingen reklam, inga spårare, inget från andra företag.',
  sections: [
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        'Cookies är små textfiler som din webbläsare skickar tillbaka till oss. Det här är alla som vi använder:',
        {
          facts: [
            [
              '__Host-auth.session',
              'Håller dig inloggad. Sätts när du loggar in och gäller i 30 dagar efter ditt senaste besök. Inget skript kan läsa den.',
            ],
            [
              '__Host-mfe.crossing, __Host-mfe.signup',
              'Slumpvärden som tar med din inloggning från en del av webbplatsen till en annan. I högst två minuter.',
            ],
            [
              'lang',
              'Språket du har valt. Sätts när du väljer ett språk eller öppnar en länk på det språket, i 365 dagar.',
            ],
            [
              'first-touch',
              'Kampanjen som du först kom via. Sätts bara om länken angav en, i 30 dagar. Den sparas med ditt konto när du blir medlem.',
            ],
            ['entry-skipped', 'När du bekräftade att du är myndig, så att vi inte frågar igen. Gäller i 365 dagar.'],
            [
              '__Host-Http-mfe.bucket',
              'Ett slumptal, så att du behåller samma version av en sida medan vi testar en ny med några besökare. Sätts bara under ett sådant test, i 365 dagar.',
            ],
            ['mfe.experiments', 'Att du inte vill vara med i tester. Sätts bara när du tackar nej, i 365 dagar.'],
          ],
        },
      ],
    },
    {
      id: 'storage',
      title: 'Lagring i webbläsaren',
      body: [
        'De här posterna stannar i din webbläsare och skickas inte med varje förfrågan:',
        {
          facts: [
            ['pairwise.entry-skipped', 'När du bekräftade att du är myndig, så att vi inte frågar igen.'],
            ['pairwise.dismissed.…', 'Vilka tips du har stängt och när, så att de förblir stängda.'],
            [
              'pairwise.had-contact.…',
              'Att du har gillat någon eller skrivit här, eller att någon har gillat dig eller skrivit till dig, så att vi erbjuder notiser först då.',
            ],
            [
              'pairwise.draft.…',
              'Det du skrev i en chatt när du lämnade sidan, tills enheten har lagrat det. Det tas bort när du loggar ut.',
            ],
            [
              'pairwise-queue.…',
              'Det du gjorde medan du var offline, tills det har skickats. Det tas bort när du loggar ut.',
            ],
            [
              'pairwise-chat, pairwise-chat-deletions',
              'Meddelanden som du har skrivit men inte skickat än, och chattar som du har tagit bort, tills vi har fått dem.',
            ],
            ['pairwise-swipe-keys', 'Om tangenterna på tangentbordet fungerar i swipespelet.'],
            [
              'pairwise:withdrawn, pairwise:chunk-reload',
              'Vilka versioner av en sida vi har dragit tillbaka och när sidan senast laddades om för att en fil saknades, så att den inte laddas om gång på gång. Tills du stänger fliken.',
            ],
            [
              'Utkast',
              'Formulär som du har börjat fylla i, till exempel för ditt konto eller din profil, tills du stänger fliken.',
            ],
          ],
        },
        'En service worker sparar texterna till en sida som visas när du är offline. Om du slår på notiser minns din webbläsare att du har tillåtit det.',
      ],
    },
    {
      id: 'consent',
      title: 'Därför finns det ingen banner',
      body: [
        'Det mesta av detta krävs för det du ber om: att du förblir inloggad, att vi minns ditt språk och att sidorna fungerar. Lagen kräver inget samtycke för det.',
        'Två av dem används för att mäta: first-touch visar vilken kampanj som ledde dig hit, och __Host-Http-mfe.bucket vilken version av en sida som får fler besökare att bli medlemmar. Vi använder dem eftersom vi har ett berättigat intresse av att veta vad som fungerar (GDPR, artikel 6.1 f). Inget annat företag får dem. Du kan säga nej: till tester med [knappen nedan](cookies#experiments), till kampanjen genom att radera first-touch i din webbläsare eller genom att [skriva till oss](privacy#rights).',
      ],
    },
    {
      id: 'experiments',
      title: 'Tester av sidor',
      body: [
        'Ibland visar vi två versioner av en sida för att se vilken som får fler besökare att bli medlemmar. Slumpen avgör vilken du ser. Vi räknar besök och registreringar per version, språk, enhet, land och typ av webbplats. Vi sparar varken ditt namn eller din adress tillsammans med dem och delar dem inte med någon.',
        'Du kan säga nej när som helst. Då raderas ditt slumptal, du ser den vanliga sidan och dina besök räknas inte.',
        { control: 'experiments' },
      ],
    },
    {
      id: 'others',
      title: 'Andras sidor',
      body: [
        'När du betalar är du på betaltjänstleverantörens sida, som har egna cookies. Detsamma gäller sidor hos partner. Vi säger alltid till innan de öppnas.',
      ],
    },
    {
      id: 'delete',
      title: 'Så tar du bort det',
      body: [
        'Du kan ta bort cookies och lagring i webbläsarens inställningar, eller blockera dem. Då loggas du ut och får välja språk igen. Allt annat fungerar. För att hålla dig inloggad behöver {site} den första cookien.',
        'Mer om dina uppgifter: [Integritetspolicy](privacy).',
      ],
    },
  ],
} satisfies PageText;
