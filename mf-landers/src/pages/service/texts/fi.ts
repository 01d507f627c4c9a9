import type { PageText } from '../../page-text.ts';

export default {
  title: 'Asiakaspalvelu',
  lead: 'Autamme mielellämme. Monet asiat ratkaiset nopeimmin itse, joten katso ensin tästä.',
  sections: [
    {
      id: 'yourself',
      title: 'Nopea apu',
      body: [
        {
          items: [
            '[Usein kysyttyä](faq), jossa on haku',
            '[Valitse uusi salasana](reset)',
            '[Maksusi ja niiden tila](transactions)',
            '[Peruuta tilaus](withdrawal)',
            '[Ilmianna jotain tai tee valitus](complaints)',
            '[Muuta ilmoituksia tai poista tilisi](settings)',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Kirjoita tai soita',
      body: [
        {
          facts: [
            ['Sähköposti', '[{email}](mail)'],
            ['Puhelin', '[{phone}](phone)'],
            ['Kirje', '{company}, {address}, {city}, {country}'],
          ],
        },
        'Voit kirjoittaa meille englanniksi, saksaksi tai hollanniksi. Ihminen lukee joka viestin.',
      ],
    },
    {
      id: 'helps-us',
      title: 'Näin autat meitä auttamaan sinua',
      body: [
        {
          items: [
            'Kirjoita tilisi sähköpostiosoitteesta.',
            'Maksusta: tilausnumero ja päivä.',
            'Viasta: mitä teit, mitä näit ja millä laitteella.',
            'Jäsenestä: profiilin osoite. Nopeimmin se käy profiilin kohdasta ”Ilmianna”.',
          ],
        },
        'Älä koskaan lähetä meille salasanaasi tai korttisi numeroa. Emme kysy niitä koskaan, emme edes puhelimessa.',
      ],
    },
    {
      id: 'danger',
      title: 'Jos olet vaarassa',
      body: [
        'Oletko vaarassa nyt? Soita hätänumeroon, Euroopassa 112. [Ilmianna sitten jäsen](complaints), jotta voimme suojella muita.',
      ],
    },
    {
      id: 'company',
      title: 'Yritys',
      body: [
        {
          facts: [
            ['Yritys', '{company}'],
            ['Kaupparekisteri (KvK)', '{kvk}'],
            ['Alv-tunniste', '{vat_numbers}'],
            ['Kauppanimet', '{tradenames}'],
          ],
        },
        'Tämä on myös yhteyspisteemme viranomaisille ja käyttäjille digipalvelusäädöksen (DSA) mukaan.',
      ],
    },
  ],
} satisfies PageText;
