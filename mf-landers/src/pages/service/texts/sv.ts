import type { PageText } from '../../page-text.ts';

export default {
  title: 'Kundservice',
  lead: 'Vi hjälper gärna till. Mycket löser du snabbast själv, så titta här först.',
  sections: [
    {
      id: 'yourself',
      title: 'Snabb hjälp',
      body: [
        {
          items: [
            '[Vanliga frågor](faq), med sökning',
            '[Välj ett nytt lösenord](reset)',
            '[Dina betalningar och deras status](transactions)',
            '[Ångra en beställning](withdrawal)',
            '[Gör en anmälan eller lämna klagomål](complaints)',
            '[Ändra notiser, eller radera ditt konto](settings)',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Skriv eller ring',
      body: [
        {
          facts: [
            ['Mejl', '[{email}](mail)'],
            ['Telefon', '[{phone}](phone)'],
            ['Brev', '{company}, {address}, {city}, {country}'],
          ],
        },
        'Du kan skriva till oss på engelska, tyska eller nederländska. En människa läser varje meddelande.',
      ],
    },
    {
      id: 'helps-us',
      title: 'Så hjälper du oss att hjälpa dig',
      body: [
        {
          items: [
            'Skriv från mejladressen för ditt konto.',
            'Om en betalning: ordernumret och datumet.',
            'Om ett fel: vad du gjorde, vad du såg och på vilken enhet.',
            'Om en medlem: profilens adress. Snabbast går det med ”Anmäl” direkt på profilen.',
          ],
        },
        'Skicka aldrig ditt lösenord eller kortnummer till oss. Vi frågar aldrig efter dem, inte heller på telefon.',
      ],
    },
    {
      id: 'danger',
      title: 'Vid fara',
      body: [
        'Är du i fara just nu? Ring nödnumret, 112 i Europa. [Anmäl sedan medlemmen](complaints), så att vi kan skydda andra.',
      ],
    },
    {
      id: 'company',
      title: 'Företaget',
      body: [
        {
          facts: [
            ['Företag', '{company}'],
            ['Handelsregister (KvK)', '{kvk}'],
            ['Momsregistreringsnummer', '{vat_numbers}'],
            ['Handelsnamn', '{tradenames}'],
          ],
        },
        'Det här är också vår kontaktpunkt för myndigheter och användare enligt förordningen om digitala tjänster (DSA).',
      ],
    },
  ],
} satisfies PageText;
