import type { FaqText } from '../faq-text.ts';

export default {
  title: 'Usein kysyttyä',
  lead: 'Kirjoita sana tai avaa kysymys. Puuttuuko omasi? [Asiakaspalvelu](service) vastaa siihen.',
  description:
    'Vastauksia siihen, mitä jäsenet palvelussa {site} useimmin kysyvät: profiilit, viestit, krediitit ja turvallisuus.',
  groups: [
    {
      id: 'start',
      title: 'Näin pääset alkuun',
      questions: [
        {
          id: 'cost',
          question: 'Mitä {site} maksaa?',
          answer: [
            'Tilin luominen, haku, tykkääminen ja lukeminen ovat ilmaisia. Lähettämisestä maksat krediiteillä. Kaikki [hinnat](pricing) ovat yhdellä sivulla. Jatkuvaa tilausta ei ole.',
            'Uudet jäsenet saavat ilmaisia krediittejä, kun sähköpostiosoite on vahvistettu: {signup_credits}.',
          ],
        },
        {
          id: 'no-mail',
          question: 'En saa vahvistusviestiä',
          answer: [
            'Tarkista roskapostikansio. Jos viestiä ei ole siellä, kirjaudu sisään: yläreunan tiedotteesta voit lähettää sen uudelleen ja korjata osoitteen. Linkki on voimassa seitsemän päivää.',
          ],
        },
        {
          id: 'password',
          question: 'En pääse kirjautumaan',
          answer: [
            'Valitse uusi salasana kohdassa [Unohtuiko salasana?](reset). Linkki on voimassa yhden tunnin. Viiden väärän salasanan jälkeen kirjautuminen estetään 15 minuutiksi ja sitten pidemmäksi ajaksi. Se suojaa tiliäsi arvailijoilta.',
          ],
        },
        {
          id: 'language',
          question: 'Miten vaihdan kielen?',
          answer: [
            'Jokaisen sivun yläreunan valikosta. Muistamme valinnan, myös sähköposteja varten, kun olet kirjautuneena.',
          ],
        },
      ],
    },
    {
      id: 'members',
      title: 'Profiilit ja tykkäykset',
      questions: [
        {
          id: 'who-sees-me',
          question: 'Kuka näkee profiilini?',
          answer: [
            'Muut jäsenet. Kävijät näkevät etunimen, iän, alueen ja ensimmäisen kuvan, ja vain siellä, missä haku on heille avoinna. Maksuttomassa [näkymättömässä tilassa](settings) sinut näkevät vain jäsenet, joista tykkäät tai joiden kanssa keskustelet, eikä kukaan näe, milloin olet paikalla.',
          ],
        },
        {
          id: 'photo-review',
          question: 'Miksi kuvani ei vielä näy?',
          answer: [
            'Ihminen katsoo joka kuvan ensin, yleensä muutamassa minuutissa. Jos se hylätään, [profiilissasi](profile) kerrotaan miksi, ja voit pyytää uuden arvion.',
          ],
        },
        {
          id: 'how-many-photos',
          question: 'Montako kuvaa voin näyttää?',
          answer: [
            'Kolme, ja Premiumilla 25. JPEG, PNG ja WebP, enintään 10 MB, vähintään 400 pikseliä kumpaankin suuntaan.',
          ],
        },
        {
          id: 'match',
          question: 'Mikä on match?',
          answer: [
            'Kaksi jäsentä, jotka tykkäävät toisistaan. Kumpikin näkee sen heti. Swaippauspelissä sinulla on neljä tykkäystä päivässä. Profiilien tykkäykset lasketaan erikseen.',
          ],
        },
        {
          id: 'fictional',
          question: 'Ovatko kaikki profiilit aitoja?',
          answer: [
            'Ihminen käy kuvat läpi, mutta emme tarkista henkilöpapereita. Jos profiili vaikuttaa epäilyttävältä, ilmianna se.',
            'Osa profiileista on {fictional_plural}. Jokaisella niistä on merkintä ”{fictional_singular}”.',
          ],
        },
      ],
    },
    {
      id: 'chats',
      title: 'Viestit',
      questions: [
        {
          id: 'free-messages',
          question: 'Montako viestiä voin kirjoittaa ilmaiseksi?',
          answer: [
            'Voit aloittaa keskustelun kahden jäsenen kanssa ja kirjoittaa alussa saamillasi krediiteillä. Jos vastaat jollekulle, joka kirjoitti sinulle ensin, sitä ei lasketa mukaan. Lukeminen on aina ilmaista.',
          ],
        },
        {
          id: 'not-delivered',
          question: 'Miksi kukaan ei näe viestiäni?',
          answer: [
            'Viestisi odottavat, kunnes sähköpostiosoitteesi on vahvistettu. Avaa sähköpostimme linkki, niin ne toimitetaan.',
          ],
        },
        {
          id: 'contact-details',
          question: 'Miksi en voi lähettää puhelinnumeroani?',
          answer: [
            'Ensimmäisessä viestissä ei voi lähettää yhteystietoja tai linkkejä, sillä niin useimmat huijaukset alkavat. Voit lähettää ne heti, kun toinen on vastannut.',
          ],
        },
        {
          id: 'offline',
          question: 'Mitä tapahtuu, kun yhteys katkeaa?',
          answer: [
            'Viestisi odottaa selaimessa enintään 24 tuntia ja lähetetään, vain kerran, kun yhteys palaa. Maksat vain siitä, mikä menee perille.',
          ],
        },
        {
          id: 'delete-chat',
          question: 'Mitä tapahtuu, kun poistan keskustelun?',
          answer: ['Se katoaa sinulta. Toiselle se jää. Uusi viesti tuo sen takaisin, mutta vain uuden osan.'],
        },
      ],
    },
    {
      id: 'credits',
      title: 'Krediitit, Premium ja maksaminen',
      questions: [
        {
          id: 'what-costs',
          question: 'Montako krediittiä mikäkin maksaa?',
          answer: [
            {
              facts: [
                ['Viesti', '{message_credits}'],
                ['Kuva keskustelussa', '{photo_credits}'],
                ['Lahja, alkaen', '{gift_credits}'],
                ['Vastaanottaminen ja lukeminen', '0'],
              ],
            },
            'Hinta näkyy painikkeessa, ennen kuin lähetät.',
          ],
        },
        {
          id: 'premium',
          question: 'Miten minusta tulee Premium-jäsen?',
          answer: [
            'Osta mikä tahansa paketti [krediittejä](credits). Premiumilla ei ole päättymispäivää, eikä se ole jatkuva tilaus. Näet kaikki kuvat, voit näyttää jopa 25, aloittaa niin monta keskustelua kuin haluat ja nähdä, milloin viestisi on luettu.',
          ],
        },
        {
          id: 'expire',
          question: 'Vanhenevatko krediitit?',
          answer: ['Eivät. Ne ovat sinun, kunnes käytät ne tai poistat tilisi.'],
        },
        {
          id: 'not-arrived',
          question: 'Olen maksanut, mutta krediitit puuttuvat',
          answer: [
            'Joissakin maksutavoissa kestää hetki. Kohdasta [Maksut ja krediitit](transactions) näet aina tilanteen. Jos krediitit puuttuvat tunnin jälkeen, [kirjoita meille](service) ja kerro tilausnumero.',
          ],
        },
        {
          id: 'discount',
          question: 'Miksi alennuskoodini ei toimi?',
          answer: [
            'Koodi kelpaa kerran. Jotkin edellyttävät vähimmäissummaa, tiettyä maata tai maksutapaa, tai niillä on viimeinen voimassaolopäivä. Se kerrotaan maksusivulla. Koodeja ei voi yhdistää: paras niistä jää voimaan.',
          ],
        },
        {
          id: 'money-back',
          question: 'Miten saan rahani takaisin?',
          answer: [
            'Käyttämättömistä krediiteistä saat rahat takaisin {refund_days} päivän ajan syytä ilmoittamatta: [peruuta tilaus](withdrawal). Kohdassa [Peruuttaminen ja palautukset](return-policy) on tarkemmat tiedot.',
          ],
        },
      ],
    },
    {
      id: 'safety',
      title: 'Turvallisuus',
      questions: [
        {
          id: 'safe-date',
          question: 'Miten tapaan jonkun turvallisesti?',
          answer: [
            {
              items: [
                'Jutelkaa ensin videolla tai puhelimessa.',
                'Tavatkaa julkisella paikalla, ja kulje sinne ja kotiin omalla kyydillä.',
                'Kerro ystävälle, missä olet ja kenen kanssa.',
                'Pidä juomaasi silmällä ja lähde, jos jokin ei tunnu oikealta.',
                'Älä koskaan lähetä rahaa, lahjakortteja tai koodeja, oli tarina mikä tahansa.',
                'Pidä osoitteesi ja työpaikkasi jonkin aikaa omana tietonasi.',
              ],
            },
            'Emme tarkista rikosrekistereitä. Oletko vaarassa? Soita hätänumeroon, Euroopassa 112.',
          ],
        },
        {
          id: 'money',
          question: 'Jäsen pyytää minulta rahaa',
          answer: [
            'Älä lähetä mitään: se on lähes aina huijausta. Ilmianna jäsen profiilin tai keskustelun kohdasta ”Ilmianna” ja lopeta vastaaminen. Jos olet jo maksanut, ota yhteyttä pankkiisi ja poliisiin.',
          ],
        },
        {
          id: 'report',
          question: 'Miten ilmiannan jäsenen?',
          answer: [
            'Kohdasta ”Ilmianna” profiilissa, keskustelun valikossa tai viestin vieressä. Ihminen tekee päätöksen, ja saat perustelut sähköpostilla. Jäsen ei saa tietää, kuka hänet ilmiantoi. Jos sinulla ei ole tiliä, käytä [lomaketta](complaints).',
          ],
        },
        {
          id: 'block',
          question: 'Mitä tapahtuu, kun estän jonkun?',
          answer: [
            'Ette enää näe toisianne täällä: ei hakua, ei tykkäyksiä, ei viestejä. Keskustelunne katoavat luettelostasi. Estettyjen jäsenten luettelo on [profiilissasi](profile).',
          ],
        },
      ],
    },
    {
      id: 'account',
      title: 'Tili ja tiedot',
      questions: [
        {
          id: 'emails',
          question: 'Miten lopetan sähköpostit?',
          answer: [
            'Valitse [asetuksissa](settings), mitkä haluat, tai käytä sähköpostin lopussa olevaa linkkiä. Sähköpostit maksuistasi ja tilistäsi tulevat aina.',
          ],
        },
        {
          id: 'change-mail',
          question: 'Miten vaihdan sähköpostiosoitteeni?',
          answer: ['[Asetuksissa](settings). Se vaihtuu, kun avaat linkin, jonka lähetämme uuteen osoitteeseen.'],
        },
        {
          id: 'copy',
          question: 'Voinko saada kopion tiedoistani?',
          answer: [
            'Kyllä: [pyydä se](export). Kokoamme kaiken yhteen tiedostoon, ja sen linkki on voimassa seitsemän päivää.',
          ],
        },
        {
          id: 'delete-account',
          question: 'Miten poistan tilini?',
          answer: [
            '[Asetusten](settings) lopussa. Muutut heti näkymättömäksi, ja 14 päivän ajan sähköpostimme linkki palauttaa kaiken. Sen jälkeen tietosi poistetaan, ja jäljellä olevat krediitit menetetään.',
            'Ennen kuin poistat sen, tarjoamme sinulle {delete_discount} % alennusta yhdestä tilauksesta, kerran ja seitsemän päivän ajan, jos kuitenkin haluat jäädä.',
          ],
        },
      ],
    },
  ],
} satisfies FaqText;
