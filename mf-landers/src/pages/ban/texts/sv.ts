import type { PageText } from '../../page-text.ts';

export default {
  title: 'Avstängning',
  lead: '{site} är för vuxna. Så håller du barn borta härifrån, så stänger du ute dig själv och så går det till när vi stänger av någon.',
  sections: [
    {
      id: 'age',
      title: 'Så håller vi barn borta',
      body: [
        'För att skapa ett konto måste man ange sitt födelsedatum. Ingen under {min_age} år får ett konto, och ett datum som inte godkänns sparas inte. Vi granskar varje bild innan andra ser den.',
        'Tror du att en medlem är minderårig? [Anmäl det](complaints), utan att uppge ditt namn om du vill. Sådana anmälningar hanteras först, och ett konto kan frysas tills vi har kontrollerat det.',
      ],
    },
    {
      id: 'devices',
      title: 'Blockera sajten på ett barns enhet',
      body: [
        'Mobiler, datorer och routrar kan blockera adresser. Lägg till {domain} i listan över blockerade webbplatser:',
        {
          items: [
            'iPhone och iPad: Inställningar, Skärmtid, Innehålls- och integritetsbegränsningar, webbinnehåll.',
            'Android: appen Google Family Link, barnets konto, Google Chrome, blockerade webbplatser.',
            'Windows: Microsoft Family Safety, innehållsfilter, blockerade webbplatser.',
            'Mac: Systeminställningar, Skärmtid, Innehåll och integritet.',
            'Hela hemmet: föräldrakontrollen i din router.',
          ],
        },
        'En sådan spärr gäller en enhet eller ett nätverk. Den hjälper mest tillsammans med ett samtal.',
      ],
    },
    {
      id: 'yourself',
      title: 'Stäng ute dig själv',
      body: [
        'Om du vill hålla dig borta från {site} raderar du ditt konto i dina [inställningar](settings). Efter 14 dagar går det inte att få tillbaka. Du kan också lägga till {domain} bland de blockerade webbplatserna på dina egna enheter, så som det beskrivs ovan.',
        'Behöver du bara en paus? [Osynligt läge](settings) döljer dig och kostar inget, och mejlen kan pausas.',
      ],
    },
    {
      id: 'ban',
      title: 'När vi stänger av någon',
      body: [
        'En människa fattar beslutet, efter en anmälan eller en granskning. De främsta skälen är minderåriga medlemmar, våld eller hot, bedrägeri, profiler som visar någon annan, och kränkningar eller spam som inte upphör.',
        'Ett konto som har stängts av eller stängts för gott loggas ut, profilen blir osynlig och inloggning nekas. Medlemmen får vår motivering via mejl. Medlemmen kan begära tillbaka pengarna för oanvända krediter enligt sidan [Ångerrätt och återbetalning](return-policy).',
      ],
    },
    {
      id: 'appeal',
      title: 'Om du tycker att vi gjorde fel',
      body: [
        'Öppna länken i vårt mejl och begär en ny bedömning. Du har 6 månader på dig, och det är gratis. Om du inte har kvar mejlet, [skriv till oss](service). Har du rätt öppnar vi kontot igen.',
      ],
    },
  ],
} satisfies PageText;
