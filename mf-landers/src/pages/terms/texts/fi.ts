import type { PageText } from '../../page-text.ts';

export default {
  title: 'Käyttöehdot',
  lead: 'Säännöt sinun ja yrityksen {company} välillä, kun käytät palvelua {site}. Versio {version}.',
  description:
    'Säännöt sinun ja meidän välillä, kun käytät palvelua {site}: mitä voit odottaa, mitä maksat ja mitä odotamme sinulta.',
  sections: [
    {
      id: 'company',
      title: 'Palveluntarjoaja',
      body: [
        'Palvelua {site} ylläpitää {company}. Kun näissä ehdoissa sanotaan ”me”, tarkoitetaan tätä yritystä.',
        {
          facts: [
            ['Yritys', '{company}'],
            ['Osoite', '{address}, {city}, {country}'],
            ['Kaupparekisteri (KvK)', '{kvk}'],
            ['Alv-tunniste', '{vat_numbers}'],
            ['Kauppanimet', '{tradenames}'],
            ['Puhelin', '[{phone}](phone)'],
            ['Sähköposti', '[{email}](mail)'],
          ],
        },
        'Voit kirjoittaa meille englanniksi, saksaksi tai hollanniksi.',
      ],
    },
    {
      id: 'service',
      title: 'Mikä on {site}?',
      body: [
        '{site} on aikuisten kohtaamispaikka: teet profiilin, katsot muiden profiileja, tykkäät niistä ja kirjoitat toisille.',
        'Tuomme ihmisiä yhteen. Emme voi luvata, että joku vastaa, että löydät kumppanin tai että se, mitä jäsen kertoo itsestään, on totta. Pidä huolta itsestäsi, kun tapaat jonkun: [turvallisuusvinkkimme](faq#safe-date) auttavat.',
        'Osa profiileista on {fictional_plural}. Jokaisella niistä on merkintä ”{fictional_singular}”. Ne ovat keksittyjä, etkä voi tavata niissä näkyviä ihmisiä.',
      ],
    },
    {
      id: 'account',
      title: 'Tilisi',
      body: [
        'Tilin luominen edellyttää, että olet vähintään {min_age}-vuotias. Se on ilmaista. Tili on vain sinulle: yksi ihminen, yksi tili.',
        'Lähetämme linkin sähköpostiosoitteeseesi. Ennen kuin olet avannut sen, jäsenet, joille kirjoitat, eivät voi lukea viestejäsi.',
        'Valitse salasana, jota et käytä muualla, ja pidä se omana tietonasi. Jos epäilet, että joku muu käyttää tiliäsi, [vaihda salasana](settings): silloin kaikki muut laitteet kirjataan ulos.',
      ],
    },
    {
      id: 'rules',
      title: 'Yhteiset pelisäännöt',
      body: [
        'Olet vastuussa siitä, mitä kirjoitat ja näytät. Tämä ei ole sallittua palvelussa {site}:',
        {
          items: [
            'toisena ihmisenä esiintyminen tai toisen kuvien käyttäminen',
            'kuvat lapsista, ihmisistä, jotka eivät ole antaneet siihen lupaa, tai alastomista ihmisistä',
            'loukkaukset, uhkailu, häirintä, vihapuhe tai muu lainvastainen sisältö',
            'rahan pyytäminen, mainostaminen, roskapostin lähettäminen tai jäsenten ohjaaminen maksullisiin palveluihin',
            'jäsenten tietojen kerääminen tai puolestasi toimivien ohjelmien käyttäminen',
            'yhteystiedot, kuten puhelinnumerot, ensimmäisessä viestissä, ennen kuin toinen on vastannut',
          ],
        },
        'Se, mitä näytät, on edelleen sinun. Annat meille luvan tallentaa sen ja näyttää sen muille jäsenille niin kauan kuin se on palvelussa {site}. Kuvia näytetään kävijöille vain siellä, missä haku on heille avoinna.',
      ],
    },
    {
      id: 'moderation',
      title: 'Valvonta ja päätökset',
      body: [
        'Ihminen katsoo joka kuvan, ennen kuin muut näkevät sen. Tekstejä ei lueta etukäteen. Ohjelma torjuu yhteystiedot ensimmäisistä viesteistä sekä kuvat, jotka olemme hylänneet aiemmin.',
        'Voit ilmiantaa profiilin, kuvan, viestin tai jotain muuta: sen vieressä olevasta kohdasta ”Ilmianna” tai [ilmianto- ja valituslomakkeella](complaints). Ihminen päättää jokaisesta ilmiannosta.',
        'Jos jokin rikkoo näitä sääntöjä tai lakia, voimme poistaa sen, hyllyttää tilin tai sulkea sen pysyvästi. Valintamme riippuu siitä, kuinka vakavaa se on, kuinka usein niin on käynyt ja miten se on vaikuttanut muihin. Se, jota asia koskee, saa perustelumme sähköpostilla.',
        'Yksi toimi tehdään ennen ihmisen päätöstä: tili, joka ilmiannon mukaan kuuluu lapselle, voidaan jäädyttää, kunnes olemme tarkistaneet sen.',
        'Ilmiannon tekijä ja se, jota päätöksemme koskee, voivat valittaa maksutta 6 kuukauden kuluessa sähköpostimme linkistä. Voit myös kääntyä tuomioistuimen tai oman maasi tuomioistuinten ulkopuolisen riidanratkaisuelimen puoleen. Myös jäsenet, jotka lähettävät usein ilmeisen aiheettomia ilmiantoja, voidaan hyllyttää.',
      ],
    },
    {
      id: 'free',
      title: 'Tämä on ilmaista',
      body: [
        {
          items: [
            'tilin luominen, haku, tykkääminen ja kaiken sinulle kirjoitetun lukeminen',
            'keskustelun aloittaminen kahden jäsenen kanssa; vastauksia muille ei lasketa',
            'kolme kuvaa profiilissasi',
          ],
        },
        'Uudet jäsenet saavat ilmaisia krediittejä, kun sähköpostiosoite on vahvistettu: {signup_credits}.',
      ],
    },
    {
      id: 'credits',
      title: 'Krediitit ja Premium',
      body: [
        'Lähettämisestä maksat krediiteillä. Ostat niitä paketteina kertamaksulla: palvelussa {site} ei ole jatkuvaa tilausta, eikä mikään uusiudu itsestään. Kaikki [hinnat](pricing) sisältävät arvonlisäveron, ja ne näytetään valuutassasi ennen tilausta.',
        {
          facts: [
            ['Krediittejä viestistä', '{message_credits}'],
            ['Krediittejä kuvasta keskustelussa', '{photo_credits}'],
            ['Krediittejä lahjasta, alkaen', '{gift_credits}'],
          ],
        },
        'Kun ostat paketin, minkä tahansa, sinusta tulee myös Premium-jäsen: näet kaikki kuvat, voit näyttää omiasi jopa 25, aloittaa niin monta keskustelua kuin haluat ja nähdä, milloin viestisi on luettu. Premiumilla ei ole päättymispäivää. Se päättyy vain, kun kaikkien tilaustesi maksut on palautettu.',
        'Krediitit eivät vanhene niin kauan kuin tilisi on olemassa. Niitä ei voi myydä, antaa muille eikä vaihtaa rahaksi, paitsi [peruuttamisoikeutesi](return-policy) nojalla.',
      ],
    },
    {
      id: 'order',
      title: 'Sopimuksen syntyminen',
      body: [
        'Valitset paketin ja maksutavan ja painat painiketta, jossa on hinta. Se on tilauksesi. Sopimus syntyy, kun maksu on hyväksytty. Silloin lisäämme krediitit ja lähetämme sinulle sähköpostin, jossa on tilausnumero.',
        'Alennuskoodi kelpaa kerran, eikä sitä voi yhdistää toiseen. Koodi voi olla rajattu maahan, maksutapaan, aikaan tai vähimmäissummaan. Näytämme sen, ennen kuin maksat.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Peruuttamisoikeus',
      body: [
        'Voit peruuttaa tilauksen {refund_days} päivän kuluessa syytä ilmoittamatta: [Peruuta sopimus](withdrawal). Kohdassa [Peruuttaminen ja palautukset](return-policy) kerrotaan, mitä saat takaisin.',
      ],
    },
    {
      id: 'leaving',
      title: 'Sopimuksen päättyminen',
      body: [
        'Voit poistaa tilisi milloin tahansa [asetuksissa](settings). Muutut heti näkymättömäksi. Voit palata 14 päivän kuluessa linkillä, jonka lähetämme sinulle. Sen jälkeen henkilötietosi poistetaan, ja jäljellä olevat krediitit menetetään. Vaadi rahasi takaisin ennen sitä, jos sinulla on siihen oikeus.',
        'Voimme irtisanoa sopimuksen sähköpostilla 30 päivän irtisanomisajalla, ja ilman irtisanomisaikaa, jos näitä ehtoja rikotaan vakavasti. Jos irtisanomme sen etkä ole rikkonut ehtoja, palautamme käyttämättömien krediittiesi hinnan.',
      ],
    },
    {
      id: 'liability',
      title: 'Vastuu',
      body: [
        'Vastaamme rajoituksetta tahallisesti tai törkeällä huolimattomuudella aiheutetusta vahingosta, hengen menetyksestä, ruumiinvammasta ja terveyshaitasta ja muutoin silloin, kun laki sitä vaatii. Lievästä huolimattomuudesta vastaamme vain, jos rikomme sopimuksen kannalta olennaista velvoitetta, ja silloin enintään ennakoitavissa olleesta vahingosta.',
        'Huolehdimme siitä, että {site} toimii, mutta palvelu voi ajoittain olla poissa käytöstä, esimerkiksi huollon aikana. Oikeutesi digitaalisen palvelun virheissä säilyvät.',
      ],
    },
    {
      id: 'changes',
      title: 'Ehtojen muutokset',
      body: [
        'Tämän version päiväys on ylhäällä. Jos muutamme ehtoja vahingoksesi, kirjoitamme sinulle vähintään 30 päivää ennen. Jos olet eri mieltä, voit poistaa tilisi ja saada takaisin käyttämättömien krediittiesi hinnan.',
      ],
    },
    {
      id: 'law',
      title: 'Sovellettava laki ja riidat',
      body: [
        'Sopimukseen sovelletaan sen maan lakia, jossa yrityksellä {company} on kotipaikka ({country}). Jos olet kuluttaja, säilytät oman maasi lain antaman suojan ja voit myös kääntyä sen tuomioistuinten puoleen.',
        'Pyydämme, että [kirjoitat meille](service) ensin: useimmat asiat ratkeavat nopeasti.',
      ],
    },
  ],
} satisfies PageText;
