import type { PageText } from '../../page-text.ts';

export default {
  title: 'Kundeservice',
  lead: 'Vi hjelper deg gjerne. Mye løser du raskest selv, så se her først.',
  sections: [
    {
      id: 'yourself',
      title: 'Rask hjelp',
      body: [
        {
          items: [
            '[Ofte stilte spørsmål](faq), med søk',
            '[Velg et nytt passord](reset)',
            '[Betalingene dine og statusen på dem](transactions)',
            '[Angre en bestilling](withdrawal)',
            '[Rapporter noe, eller klag](complaints)',
            '[Endre varsler, eller slett kontoen din](settings)',
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
            ['E-post', '[{email}](mail)'],
            ['Telefon', '[{phone}](phone)'],
            ['Brev', '{company}, {address}, {city}, {country}'],
          ],
        },
        'Du kan skrive til oss på engelsk, tysk eller nederlandsk. Et menneske leser hver melding.',
      ],
    },
    {
      id: 'helps-us',
      title: 'Slik hjelper du oss med å hjelpe deg',
      body: [
        {
          items: [
            'Skriv fra e-postadressen til kontoen din.',
            'Om en betaling: bestillingsnummeret og datoen.',
            'Om en feil: hva du gjorde, hva du så, og på hvilken enhet.',
            'Om et medlem: adressen til profilen. Raskest går det med «Rapporter» på selve profilen.',
          ],
        },
        'Send oss aldri passordet eller kortnummeret ditt. Vi spør aldri om dem, heller ikke på telefon.',
      ],
    },
    {
      id: 'danger',
      title: 'Hvis du er i fare',
      body: [
        'Er du i fare nå? Ring nødnummeret, 112 i Europa. [Rapporter deretter medlemmet](complaints), så vi kan beskytte andre.',
      ],
    },
    {
      id: 'company',
      title: 'Selskapet',
      body: [
        {
          facts: [
            ['Selskap', '{company}'],
            ['Handelsregister (KvK)', '{kvk}'],
            ['Mva.-nummer', '{vat_numbers}'],
            ['Handelsnavn', '{tradenames}'],
          ],
        },
        'Dette er også kontaktpunktet vårt for myndigheter og brukere etter forordningen om digitale tjenester (DSA).',
      ],
    },
  ],
} satisfies PageText;
