import type { PageText } from '../../page-text.ts';

export default {
  title: 'Evästeet',
  lead: 'Tämän {site} tallentaa selaimeesi. Luettelo on lyhyt: ei mainoksia, ei seurantaa, ei mitään muilta yrityksiltä.',
  sections: [
    {
      id: 'cookies',
      title: 'Evästeet',
      body: [
        'Evästeet ovat pieniä tekstitiedostoja, jotka selaimesi lähettää takaisin meille. Tässä ovat kaikki, joita käytämme:',
        {
          facts: [
            [
              '__Host-auth.session',
              'Pitää sinut kirjautuneena. Asetetaan, kun kirjaudut sisään, ja säilyy 30 päivää viimeisestä käynnistäsi. Mikään skripti ei voi lukea sitä.',
            ],
            [
              '__Host-mfe.crossing, __Host-mfe.signup',
              'Satunnaisia arvoja, jotka vievät kirjautumisesi sivuston osasta toiseen. Enintään kahdeksi minuutiksi.',
            ],
            [
              'lang',
              'Valitsemasi kieli. Asetetaan, kun valitset kielen tai avaat linkin sillä kielellä, 365 päiväksi.',
            ],
            [
              'first-touch',
              'Kampanja, jonka kautta tulit ensimmäisen kerran. Asetetaan vain, kun linkissä oli sellainen, 30 päiväksi. Se tallennetaan tiliisi, kun liityt jäseneksi.',
            ],
            ['entry-skipped', 'Milloin vahvistit olevasi täysi-ikäinen, jotta emme kysy uudelleen. 365 päiväksi.'],
            [
              '__Host-Http-mfe.bucket',
              'Satunnaisluku, jonka ansiosta näet saman version sivusta, kun kokeilemme uutta osalla kävijöistä. Asetetaan vain sellaisen kokeilun aikana, 365 päiväksi.',
            ],
            [
              'mfe.experiments',
              'Tieto siitä, että et halua osallistua kokeiluihin. Asetetaan vain, kun kerrot sen, 365 päiväksi.',
            ],
          ],
        },
      ],
    },
    {
      id: 'storage',
      title: 'Selaimen tallennustila',
      body: [
        'Nämä tiedot pysyvät selaimessasi, eikä niitä lähetetä joka pyynnön mukana:',
        {
          facts: [
            ['pairwise.entry-skipped', 'Milloin vahvistit olevasi täysi-ikäinen, jotta emme kysy uudelleen.'],
            ['pairwise.dismissed.…', 'Mitkä vihjeet olet sulkenut ja milloin, jotta ne pysyvät suljettuina.'],
            [
              'pairwise.had-contact.…',
              'Tieto siitä, että olet täällä tykännyt jostakusta tai kirjoittanut tai että joku on tykännyt sinusta tai kirjoittanut sinulle, jotta tarjoamme ilmoituksia vasta silloin.',
            ],
            [
              'pairwise.draft.…',
              'Mitä kirjoitit keskusteluun, kun poistuit sivulta, kunnes laite on tallentanut sen. Poistetaan, kun kirjaudut ulos.',
            ],
            [
              'pairwise-queue.…',
              'Mitä teit ilman verkkoyhteyttä, kunnes se on lähetetty. Poistetaan, kun kirjaudut ulos.',
            ],
            [
              'pairwise-chat, pairwise-chat-deletions',
              'Viestit, jotka olet kirjoittanut mutta et vielä lähettänyt, ja keskustelut, jotka olet poistanut, kunnes olemme saaneet ne.',
            ],
            ['pairwise-swipe-keys', 'Toimivatko näppäimistön näppäimet swaippauspelissä.'],
            [
              'pairwise:withdrawn, pairwise:chunk-reload',
              'Mitkä sivun versiot olemme poistaneet käytöstä ja milloin sivu viimeksi ladattiin uudelleen puuttuvan tiedoston vuoksi, jotta se ei lataudu yhä uudelleen. Kunnes suljet välilehden.',
            ],
            [
              'Luonnokset',
              'Aloittamasi lomakkeet, esimerkiksi tiliäsi tai profiiliasi varten, kunnes suljet välilehden.',
            ],
          ],
        },
        'Service worker tallentaa sivun tekstit siltä varalta, että verkkoyhteys puuttuu. Jos otat ilmoitukset käyttöön, selain muistaa luvan.',
      ],
    },
    {
      id: 'consent',
      title: 'Miksi täällä ei ole evästebanneria?',
      body: [
        'Suurin osa näistä on välttämätöntä pyytämiisi toimintoihin: että pysyt kirjautuneena, että kielesi säilyy ja että näet toimivan sivun. Laki ei vaadi siihen suostumusta.',
        'Kaksi niistä mittaa: first-touch kertoo, minkä kampanjan kautta tulit, ja __Host-Http-mfe.bucket, mikä sivun versio saa useammat kävijät liittymään. Käytämme niitä, koska meillä on oikeutettu etu tietää, mikä toimii (GDPR, 6 artiklan 1 kohdan f alakohta). Mikään muu yritys ei saa niitä. Voit kieltäytyä: kokeiluista [alla olevalla painikkeella](cookies#experiments), kampanjasta poistamalla evästeen first-touch selaimestasi tai [kirjoittamalla meille](privacy#rights).',
      ],
    },
    {
      id: 'experiments',
      title: 'Sivujen kokeilut',
      body: [
        'Joskus näytämme sivusta kaksi versiota nähdäksemme, kumpi saa useammat kävijät liittymään. Sattuma ratkaisee, kumman näet. Laskemme käynnit ja rekisteröitymiset version, kielen, laitteen, maan ja sivuston tyypin mukaan. Emme tallenna niihin nimeäsi tai osoitettasi emmekä jaa lukuja kenellekään.',
        'Voit kieltäytyä milloin tahansa. Silloin satunnaislukusi poistetaan, näet tavallisen sivun eikä käyntejäsi lasketa.',
        { control: 'experiments' },
      ],
    },
    {
      id: 'others',
      title: 'Muiden sivut',
      body: [
        'Kun maksat, olet maksupalveluntarjoajan sivulla, jolla on omat evästeensä. Sama koskee kumppaneiden sivuja, jotka avautuvat vain ilmoituksen jälkeen.',
      ],
    },
    {
      id: 'delete',
      title: 'Näin poistat ne',
      body: [
        'Voit poistaa evästeet ja tallennetut tiedot selaimen asetuksissa tai kieltää ne. Silloin sinut kirjataan ulos, ja valitset kielen uudelleen. Kaikki muu toimii. Jotta pysyt kirjautuneena, {site} tarvitsee ensimmäisen evästeen.',
        'Lisää tiedoistasi: [Tietosuojaseloste](privacy).',
      ],
    },
  ],
} satisfies PageText;
