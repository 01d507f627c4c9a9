import type { PageText } from '../../page-text.ts';

export default {
  title: 'Pääsyn estäminen',
  lead: '{site} on aikuisille. Näin pidät lapset poissa, näin estät pääsyn itseltäsi, ja näin me estämme jonkun pääsyn.',
  sections: [
    {
      id: 'age',
      title: 'Näin pidämme lapset poissa',
      body: [
        'Tilin luomiseen tarvitaan syntymäaika. Kukaan alle {min_age}-vuotias ei saa tiliä, eikä hylättyä syntymäaikaa tallenneta. Tarkistamme joka kuvan, ennen kuin muut näkevät sen.',
        'Epäiletkö, että jäsen on alaikäinen? [Ilmianna hänet](complaints), halutessasi nimettömästi. Nämä ilmiannot käsitellään ensin, ja tili voidaan jäädyttää, kunnes olemme tarkistaneet sen.',
      ],
    },
    {
      id: 'devices',
      title: 'Estä sivusto lapsen laitteella',
      body: [
        'Puhelimet, tietokoneet ja reitittimet voivat estää osoitteita. Lisää {domain} estettyjen sivustojen luetteloon:',
        {
          items: [
            'iPhone ja iPad: Asetukset, Ruutuaika, Sisältö- ja yksityisyysrajoitukset, verkkosisältö.',
            'Android: Google Family Link -sovellus, lapsen tili, Google Chrome, estetyt sivustot.',
            'Windows: Microsoft Family Safety, sisältösuodattimet, estetyt sivustot.',
            'Mac: Järjestelmäasetukset, Ruutuaika, Sisältö ja yksityisyys.',
            'Koko koti: reitittimesi lapsilukko.',
          ],
        },
        'Tällainen esto koskee yhtä laitetta tai yhtä verkkoa. Se auttaa parhaiten, kun asiasta myös puhutaan.',
      ],
    },
    {
      id: 'yourself',
      title: 'Estä pääsy itseltäsi',
      body: [
        'Jos haluat pysyä poissa palvelusta {site}, poista tilisi [asetuksissa](settings). 14 päivän jälkeen sitä ei voi palauttaa. Voit myös lisätä osoitteen {domain} omien laitteidesi estettyihin sivustoihin, kuten yllä kerrotaan.',
        'Tarvitsetko vain tauon? [Näkymätön tila](settings) piilottaa sinut eikä maksa mitään, ja sähköpostit voi laittaa tauolle.',
      ],
    },
    {
      id: 'ban',
      title: 'Kun estämme jonkun pääsyn',
      body: [
        'Ihminen tekee päätöksen ilmiannon tai tarkistuksen jälkeen. Syitä ovat ennen kaikkea alaikäisyys, väkivalta tai uhkailu, huijaus, profiilit, jotka esittävät toista ihmistä, sekä loukkaukset tai roskaposti, jotka eivät lopu.',
        'Hyllytetty tai pysyvästi suljettu tili kirjataan ulos, sen profiili on näkymätön, eikä sillä voi kirjautua sisään. Jäsen saa perustelumme sähköpostilla. Käyttämättömistä krediiteistä voi vaatia rahat takaisin, kuten kohdassa [Peruuttaminen ja palautukset](return-policy) kerrotaan.',
      ],
    },
    {
      id: 'appeal',
      title: 'Jos mielestäsi olimme väärässä',
      body: [
        'Avaa sähköpostimme linkki ja pyydä uusi arvio. Siihen on aikaa 6 kuukautta, ja se on maksutonta. Jos sähköpostia ei enää ole, [kirjoita meille](service). Jos olit oikeassa, avaamme tilin uudelleen.',
      ],
    },
  ],
} satisfies PageText;
