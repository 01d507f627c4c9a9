import type { PageText } from '../../page-text.ts';

export default {
  title: 'Tietosuojaseloste',
  lead: 'Mitä tietoja palvelulla {site} on sinusta, miksi, kuinka kauan, ja mitä voit itse tehdä.',
  sections: [
    {
      id: 'controller',
      title: 'Rekisterinpitäjä',
      body: [
        '{company} on tietojesi rekisterinpitäjä. Jos sinulla on kysyttävää tietosuojasta, kirjoita osoitteeseen [{email}](mail).',
        {
          facts: [
            ['Yritys', '{company}'],
            ['Osoite', '{address}, {city}, {country}'],
            ['Kaupparekisteri (KvK)', '{kvk}'],
            ['Puhelin', '[{phone}](phone)'],
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'Mitä tietoja meillä on?',
      body: [
        {
          facts: [
            [
              'Tili',
              'Sähköpostiosoite, etunimi, syntymäaika, maa, kieli, salasanasi tiiviste (ei koskaan itse salasanaa) ja kampanja, jonka kautta tulit, jos sellainen oli.',
            ],
            [
              'Profiili',
              'Mitä haluat kertoa: sukupuoli, ketä etsit, alue ja paikkakunta, ulkonäkö, siviilisääty, kiinnostuksen kohteet, tekstit ja kuvat.',
            ],
            [
              'Sijainti',
              'Jos jaat sen, noin kilometrin tarkkuudella. Muut jäsenet näkevät paikkakunnan tai likimääräisen etäisyyden, eivät koskaan pistettä.',
            ],
            [
              'Mitä teet',
              'Tykkäykset, ohittamasi profiilit, matchit, estot ja vastauksesi kuuteen kysymykseen siitä, kuka sopii sinulle. Milloin olit viimeksi paikalla, ellet ole näkymätön.',
            ],
            ['Keskustelut', 'Lähettämäsi ja saamasi viestit, kuvat ja lahjat.'],
            [
              'Maksut',
              'Tilaukset, summat, maksutapa ja tila. Korttien numerot ja pankkitunnuksesi jäävät maksupalveluntarjoajalle. Suoraveloituksessa tallennamme tilin ja puhelinnumeron salattuina ja IP-osoitteen, josta hyväksyit valtakirjan.',
            ],
            ['Ilmiannot', 'Mitä ilmiannat, mitä sinusta ilmiannetaan ja kopio siitä, ja mitä päätettiin.'],
            [
              'Kirjautumiset',
              'Milloin kirjauduit sisään ja millä selaimella. Näet luettelon asetuksissa ja voit kirjata minkä tahansa laitteen ulos.',
            ],
          ],
        },
        'Ennen kuin kuva tallennetaan, poistamme siitä kameran lisäämät tiedot, esimerkiksi kuvauspaikan.',
      ],
    },
    {
      id: 'why',
      title: 'Miksi saamme käyttää niitä?',
      body: [
        {
          facts: [
            [
              'Palvelun tarjoaminen',
              'Tili, profiili, keskustelut, maksut: sopimus kanssasi (GDPR, 6 artiklan 1 kohdan b alakohta).',
            ],
            [
              'Arkaluonteiset tiedot',
              'Se, ketä etsit, kertoo seksuaalisesta suuntautumisestasi. Annat tiedon itse, jotta muut löytävät sinut. Käytämme sitä suostumuksellasi (9 artiklan 2 kohdan a alakohta). Perut suostumuksen poistamalla tiedon profiilistasi tai poistamalla tilisi.',
            ],
            [
              'Turvallisuus',
              'Rajoitukset, ilmiannot ja kuvien tarkistus suojaavat jäseniä huijauksilta, roskapostilta ja väkivallalta: meidän ja heidän oikeutettu etunsa (6 artiklan 1 kohdan f alakohta) ja laki (6 artiklan 1 kohdan c alakohta).',
            ],
            ['Kirjanpito', 'Tilaukset ja maksut: verolainsäädäntö (6 artiklan 1 kohdan c alakohta).'],
            [
              'Sähköpostit ja ilmoitukset',
              'Sen, mitä sopimus edellyttää, saat aina. Kaiken muun valitset [asetuksissa](settings). Mainontaa saat vain suostumuksellasi.',
            ],
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Kuka näkee ne?',
      body: [
        'Muut jäsenet näkevät profiilisi siltä osin kuin sivuston ja omat asetuksesi sallivat. He eivät koskaan näe sähköpostiosoitettasi, syntymäaikaasi, sukunimeäsi tai tarkkaa sijaintiasi. [Näkymättömässä tilassa](settings) sinut näkevät vain jäsenet, joista tykkäät tai joiden kanssa keskustelet.',
        'Palveluntarjoajat toimivat puolestamme sopimuksen perusteella ja vain ohjeidemme mukaan: palvelinten ylläpito, sähköpostien ja tekstiviestien lähetys sekä maksut. Näet maksupalveluntarjoajan sen omalla sivulla, ennen kuin maksat. Ilmoituksiin käytämme selaimesi valmistajan palvelua. Se ei saa tietää, mitä kirjoitat.',
        'Emme myy tietoja emmekä anna niitä mainostajille. Linkki kumppanille ei kerro, kuka olet.',
        'Viranomaiset saavat tietoja vain, kun laki velvoittaa meidät siihen.',
      ],
    },
    {
      id: 'how-long',
      title: 'Kuinka kauan säilytämme niitä?',
      body: [
        {
          facts: [
            ['Tili, profiili, kuvat, keskustelut', 'Kunnes poistat ne tai tilisi.'],
            [
              'Poistetut tilit',
              '14 päivää, joiden aikana voit palata. Sen jälkeen profiili, kuvat, tykkäykset ja viestiesi tekstit poistetaan.',
            ],
            ['Maksut', 'Niin kauan kuin verolainsäädäntö vaatii. Tilisi poistamisen jälkeen ilman nimeäsi.'],
            [
              'Suoraveloituksen valtakirjat',
              '14 kuukautta, koska pankit voivat pyytää niitä. Valtakirjat, joita ei koskaan vahvistettu: vuorokausi.',
            ],
            ['Kirjautumiset', 'Kunnes kirjaudut ulos, tai 30 päivää siitä, kun käytit niitä viimeksi.'],
            ['Väärinkäytön laskurit', '2 päivää. Ne sisältävät IP-osoitteen tiivisteen, eivät itse osoitetta.'],
            ['Mitä ilmoituksia olet saanut', '30 päivää.'],
            ['Kopio tiedoistasi', '7 päivää, sitten linkki ei ole enää voimassa.'],
            [
              'Ilmiannot',
              'Yhtä kauan kuin päätös, jotta molemmat voivat valittaa ja toistuva väärinkäyttö huomataan. Kun tilisi poistetaan, nimi ja osoite poistetaan heti, ja sanasi ja todisteet, kun asia on ratkaistu. Niiden, joilla ei ole tiliä, nimi ja osoite poistetaan vuoden kuluttua päätöksestä.',
            ],
          ],
        },
      ],
    },
    {
      id: 'measuring',
      title: 'Mitä mittaamme?',
      body: [
        'Sivumme kertovat, kuinka nopeasti ne latautuvat ja tapahtuiko virhe. Tällainen viesti ei sisällä nimeä, sivun osoitetta eikä numeroa, josta sinut voisi tunnistaa.',
        'Palvelussa {site} ei ole mainosseurantaa eikä muiden yritysten analytiikkatyökaluja. Selaimeesi tallennettavat tiedot kerrotaan kohdassa [Evästeet](cookies).',
      ],
    },
    {
      id: 'automatic',
      title: 'Mitä päätetään automaattisesti?',
      body: [
        'Haku näyttää, ketkä ovat olleet hiljattain paikalla ja sopivat siihen, mitä etsit. Ohjelma rajoittaa, paljonko yksi tili voi lähettää, torjuu yhteystiedot ensimmäisistä viesteistä ja torjuu kuvat, jotka on hylätty aiemmin.',
        'Tili voidaan jäädyttää automaattisesti, kun ilmiannetaan, että se kuuluu lapselle. Ihminen tarkistaa sen, ja voit valittaa. Muuten tiliä ei koskaan suljeta ilman ihmisen päätöstä.',
      ],
    },
    {
      id: 'rights',
      title: 'Oikeutesi',
      body: [
        {
          items: [
            'Katso tietosi ja ota ne mukaasi: [pyydä kopio](export), tiedosto, jossa ovat kaikki tietosi ja kuvasi.',
            'Korjaa ne: [profiilissasi](profile) ja [asetuksissa](settings).',
            'Poista ne: [asetuksissa](settings), syytä ilmoittamatta.',
            'Vastusta tai rajoita niiden käyttöä ja peru suostumus: kirjoita osoitteeseen [{email}](mail).',
            'Tee valitus oman maasi tai meidän maamme ({country}) tietosuojaviranomaiselle.',
          ],
        },
        'Vastaamme kuukauden kuluessa. Kaikki tämä on maksutonta.',
      ],
    },
    {
      id: 'security',
      title: 'Näin suojaamme niitä',
      body: [
        'Salasanat tallennetaan vain tiivisteenä, josta salasanaa ei voi palauttaa. Suoraveloituksen tilinumerot ja puhelinnumerot ovat salattuja. Kuvia, joita muut eivät saa nähdä, ei lähetetä heidän selaimeensa edes sumennettuina. Virhelokimme eivät sisällä jäsenten kirjoituksia.',
      ],
    },
  ],
} satisfies PageText;
