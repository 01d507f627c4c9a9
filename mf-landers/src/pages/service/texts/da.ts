import type { PageText } from '../../page-text.ts';

export default {
  title: 'Kundeservice',
  lead: 'Vi hjælper dig gerne. Meget løser du hurtigst selv, så kig her først.',
  sections: [
    {
      id: 'yourself',
      title: 'Hurtig hjælp',
      body: [
        {
          items: [
            '[Ofte stillede spørgsmål](faq), med søgning',
            '[Vælg en ny adgangskode](reset)',
            '[Dine betalinger og deres status](transactions)',
            '[Fortryd en bestilling](withdrawal)',
            '[Anmeld noget, eller klag](complaints)',
            '[Indstil notifikationer, eller slet din konto](settings)',
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
            ['E-mail', '[{email}](mail)'],
            ['Telefon', '[{phone}](phone)'],
            ['Brev', '{company}, {address}, {city}, {country}'],
          ],
        },
        'Du kan skrive til os på engelsk, tysk eller nederlandsk. Et menneske læser hver besked.',
      ],
    },
    {
      id: 'helps-us',
      title: 'Sådan hjælper du os med at hjælpe dig',
      body: [
        {
          items: [
            'Skriv fra e-mailadressen til din konto.',
            'Om en betaling: ordrenummeret og datoen.',
            'Om en fejl: hvad du gjorde, hvad du så, og på hvilken enhed.',
            'Om et medlem: adressen på profilen. Hurtigst går det med »Anmeld« på selve profilen.',
          ],
        },
        'Send os aldrig din adgangskode eller dit kortnummer. Vi spørger aldrig om dem, heller ikke over telefonen.',
      ],
    },
    {
      id: 'danger',
      title: 'Hvis du er i fare',
      body: [
        'Er du i fare nu? Ring til alarmcentralen, 112 i Europa. [Anmeld derefter medlemmet](complaints), så vi kan beskytte andre.',
      ],
    },
    {
      id: 'company',
      title: 'Selskabet',
      body: [
        {
          facts: [
            ['Selskab', '{company}'],
            ['Handelsregister (KvK)', '{kvk}'],
            ['Momsnummer', '{vat_numbers}'],
            ['Handelsnavne', '{tradenames}'],
          ],
        },
        'Dette er også vores kontaktpunkt for myndigheder og brugere efter forordningen om digitale tjenester (DSA).',
      ],
    },
  ],
} satisfies PageText;
