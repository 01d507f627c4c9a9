import type { PageText } from '../../page-text.ts';

export default {
  title: 'Peruuttaminen ja palautukset',
  lead: 'Sinulla on {refund_days} päivää aikaa peruuttaa tilaus. Tässä kerrotaan, mitä saat takaisin ja miten.',
  description:
    'Haluatko peruuttaa tilauksen palvelussa {site}? Tässä kerrotaan, paljonko aikaa on, mitä saat takaisin ja miten.',
  sections: [
    {
      id: 'right',
      title: 'Peruuttamisoikeutesi',
      body: [
        'Voit peruuttaa tilauksen {refund_days} päivän kuluessa syytä ilmoittamatta. Määräaika alkaa ostoa seuraavana päivänä ja päättyy viimeisenä päivänä kello 24, missä tahansa oletkin.',
      ],
    },
    {
      id: 'how',
      title: 'Näin peruutat',
      body: [
        'Nopein on lomakkeemme, joka toimii myös ilman kirjautumista: [Peruuta sopimus](withdrawal). Tarvitset tilausnumeron, joka on maksua koskevassa sähköpostissa ja kohdassa [Maksut ja krediitit](transactions). Paina ”Vahvista peruuttaminen”: peruutuksesi on voimassa siitä hetkestä, ja vahvistamme sen sähköpostilla, jossa on päivämäärä ja kellonaika.',
        'Voit myös lähettää meille selvän ilmoituksen sähköpostilla osoitteeseen [{email}](mail), tehdä sen puhelimitse tai lähettää sen kirjeenä: {company}, {address}, {city}, {country}. Riittää, että lähetät sen ennen määräajan päättymistä.',
      ],
    },
    {
      id: 'amount',
      title: 'Tämän saat takaisin',
      body: [
        {
          items: [
            'Tilauksen krediittejä ei ole käytetty: koko hinta.',
            'Osa käytetty: käyttämättömien osuus, pyöristettynä eduksesi.',
            'Kaikki käytetty: ei mitään, koska olet saanut koko palvelun, jonka pyysit meitä aloittamaan heti.',
          ],
        },
        'Esimerkki: ostit 30 krediittiä hintaan 29,99 ja olet käyttänyt 10. Saat takaisin kaksi kolmasosaa hinnasta eli 20,00. Vanhimmat krediitit käytetään ensin, myös ilmaiseksi saadut.',
      ],
    },
    {
      id: 'when',
      title: 'Milloin ja miten rahat tulevat?',
      body: [
        'Lähetämme ne heti ja viimeistään 14 päivän kuluttua peruutuksestasi, samalla maksutavalla, jolla maksoit, ja ilman kuluja. Voi kestää muutaman päivän, ennen kuin ne ovat tililläsi, pankista riippuen. Vielä matkalla oleva veloitus palautetaan heti, kun rahat ovat tulleet meille.',
      ],
    },
    {
      id: 'effect',
      title: 'Näin krediiteille ja Premiumille käy',
      body: [
        'Tilauksen käyttämättömät krediitit vähennetään saldostasi. Premium päättyy, ellei sinulla ole sitä toisen tilauksen kautta. Kolmannen kuvan jälkeiset kuvat piilotetaan silloin ja näytetään taas seuraavan tilauksen myötä. Mitään ei poisteta.',
      ],
    },
    {
      id: 'wrong',
      title: 'Jos jokin meni pieleen',
      body: [
        'Maksoitko vahingossa kahdesti? Huomaamme sen ja palautamme toisen summan oma-aloitteisesti. Onko rahat veloitettu, mutta krediitit eivät ole tulleet? Jotkin maksutavat kestävät hetken. Jos ne puuttuvat tunnin jälkeen, [kirjoita meille](service).',
        'Älä pyydä pankkia perumaan maksua, ennen kuin olet puhunut meille: takaisinveloitus vie krediitit ja voi estää suoraveloituksen sinulta.',
        'Lakisääteiset oikeutesi digitaalisen palvelun virheissä ovat voimassa peruuttamisoikeuden rinnalla.',
      ],
    },
    {
      id: 'form',
      title: 'Peruuttamislomakkeen malli',
      body: [
        'Voit käyttää tätä tekstiä, mutta se ei ole pakollista:',
        {
          items: [
            'Vastaanottaja: {company}, {address}, {city}, {country}, {email}',
            'Ilmoitan täten haluavani peruuttaa tekemäni sopimuksen krediittien ostosta palvelussa {site}.',
            'Tilausnumero ja tilauksen päivämäärä',
            'Nimeni ja tilini sähköpostiosoite',
            'Päivämäärä, ja allekirjoitukseni, jos tämä on paperilla',
          ],
        },
      ],
    },
  ],
} satisfies PageText;
