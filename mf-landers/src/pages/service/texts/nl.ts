import type { PageText } from '../../page-text.ts';

export default {
  title: 'Klantenservice',
  lead: 'We helpen je graag. Veel los je het snelst zelf op, dus kijk eerst even hier.',
  sections: [
    {
      id: 'yourself',
      title: 'Snelle hulp',
      body: [
        {
          items: [
            '[Veelgestelde vragen](faq), met zoekfunctie',
            '[Een nieuw wachtwoord instellen](reset)',
            '[Je betalingen en hun status](transactions)',
            '[Een bestelling herroepen](withdrawal)',
            '[Iets melden of een klacht indienen](complaints)',
            '[Meldingen wijzigen of je account verwijderen](settings)',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Schrijven of bellen',
      body: [
        {
          facts: [
            ['E-mail', '[{email}](mail)'],
            ['Telefoon', '[{phone}](phone)'],
            ['Brief', '{company}, {address}, {city}, {country}'],
          ],
        },
        'Je kunt ons in het Nederlands, Engels of Duits schrijven. Een mens leest elk bericht.',
      ],
    },
    {
      id: 'helps-us',
      title: 'Wat ons helpt om jou te helpen',
      body: [
        {
          items: [
            'Schrijf vanaf het e-mailadres van je account.',
            'Over een betaling: het bestelnummer en de dag.',
            'Over een fout: wat je deed, wat je zag en op welk apparaat.',
            'Over een lid: het adres van het profiel. Het snelst gaat het met ‘Melden’ op het profiel zelf.',
          ],
        },
        'Stuur ons nooit je wachtwoord of kaartnummer. We vragen er nooit om, ook niet aan de telefoon.',
      ],
    },
    {
      id: 'danger',
      title: 'Bij gevaar',
      body: [
        'Ben je nu in gevaar, bel dan het alarmnummer, in Europa 112. [Meld daarna het lid](complaints), zodat we anderen kunnen beschermen.',
      ],
    },
    {
      id: 'company',
      title: 'Het bedrijf',
      body: [
        {
          facts: [
            ['Bedrijf', '{company}'],
            ['Handelsregister (KvK)', '{kvk}'],
            ['Btw-nummer', '{vat_numbers}'],
            ['Handelsnamen', '{tradenames}'],
          ],
        },
        'Dit is ook ons contactpunt voor autoriteiten en gebruikers volgens de digitaledienstenverordening.',
      ],
    },
  ],
} satisfies PageText;
