import type { Translation } from '../../translation.ts';
import type en from './en.ts';
import { payments } from './payments/fi.ts';

const fi: Translation<typeof en> = {
  frame: {
    greeting: 'Hei {name}!',
    greetingStranger: 'Hei!',
    reasonStranger: 'Saat tämän sähköpostin, koska joku on antanut tämän osoitteen ilmiannossa palvelussa {site}.',
    reasonSignup: 'Saat tämän sähköpostin, koska joku on luonut tällä osoitteella tilin palveluun {site}.',
    reasonNewAddress:
      'Saat tämän sähköpostin, koska joku on antanut tämän osoitteen uudeksi osoitteekseen palvelussa {site}.',
    reasonOldAddress: 'Saat tämän sähköpostin, koska osoite kuului tähän asti tilille palvelussa {site}.',
    signature: 'Terveisin {site}',
    unsubscribe: 'En halua enää tällaisia sähköposteja',
    reason: 'Saat tämän sähköpostin, koska osoite kuuluu tilille palvelussa {site}.',
    buttonFallback: 'Eikö painike toimi? Kopioi tämä osoite selaimeen:',
  },
  mails: {
    activate: {
      subject: 'Vahvista sähköpostiosoitteesi',
      heading: 'Yksi klikkaus, ja olet mukana',
      lines: ['Vahvista, että osoite on sinun. Sitten muut jäsenet voivat löytää sinut ja vastata sinulle.'],
      button: 'Vahvista osoitteeni',
      note: 'Linkki on voimassa seitsemän päivää. Jos et ole luonut tiliä palveluun {site}, voit jättää tämän sähköpostin huomiotta.',
    },
    activation_reminder: {
      subject: 'Tilisi odottaa sinua',
      heading: 'Enää puuttuu osoitteesi vahvistus',
      lines: [
        'Olet luonut tilin palveluun {site}, mutta osoitettasi ei ole vielä vahvistettu. Siihen asti kukaan ei voi vastata sinulle.',
      ],
      button: 'Vahvista osoitteeni',
      note: 'Linkki on voimassa seitsemän päivää. Jos et ole luonut tiliä palveluun {site}, voit jättää tämän sähköpostin huomiotta.',
    },
    reset_password: {
      subject: 'Valitse uusi salasana',
      heading: 'Uusi salasana',
      lines: ['Pyysit uutta salasanaa. Alla oleva linkki vie sivulle, jolla valitset sen.'],
      button: 'Valitse uusi salasana',
      note: 'Linkki on kertakäyttöinen ja voimassa yhden tunnin. Jos et pyytänyt sitä, voit jättää tämän sähköpostin huomiotta: mikään ei ole muuttunut.',
    },
    password_changed: {
      subject: 'Salasanasi on vaihdettu',
      heading: 'Sinulla on uusi salasana',
      lines: [
        'Tilisi salasana vaihdettiin juuri, ja kaikki muut laitteet kirjattiin ulos.',
        'Etkö se ollut sinä? Valitse heti uusi salasana kirjautumissivun kohdasta ”Unohtuiko salasana?”.',
      ],
    },
    mail_change: {
      subject: 'Vahvista uusi sähköpostiosoitteesi',
      heading: 'Onko tämä osoitteesi?',
      lines: ['Joku haluaa käyttää tätä osoitetta tilillään palvelussa {site}. Vahvista se, jos se olit sinä.'],
      button: 'Käytä tätä osoitetta',
      note: 'Linkki on kertakäyttöinen ja voimassa vuorokauden. Jos se et ollut sinä, voit jättää tämän sähköpostin huomiotta.',
    },
    mail_change_notice: {
      subject: 'Sähköpostiosoitettasi ollaan vaihtamassa',
      heading: 'Uusi sähköpostiosoite',
      lines: [
        'Joku haluaa vaihtaa tilisi sähköpostiosoitteeksi {email}. Se vaihtuu, kun uusi osoite on vahvistettu.',
        'Etkö se ollut sinä? Kirjaudu sisään ja vaihda salasana.',
      ],
    },
    mail_changed: {
      subject: 'Sähköpostiosoitteesi on vaihdettu',
      heading: 'Tililläsi on uusi osoite',
      lines: [
        'Tästä lähtien kirjaudut sisään osoitteella {email}, ja sähköpostimme tulevat sinne. Tämä on viimeinen tähän osoitteeseen.',
        'Etkö se ollut sinä? Ota heti yhteyttä asiakaspalveluun.',
      ],
    },
    mails_on: {
      subject: 'Saat taas sähköpostia meiltä',
      heading: 'Nyt kuulet taas meistä',
      lines: ['Olet ottanut sähköpostimme käyttöön. Asetuksissa valitset, mitä haluat saada.'],
      button: 'Asetuksiin',
    },
    account_deleted: {
      subject: 'Tilisi poistetaan',
      heading: 'Harmi, että lähdet',
      lines: [
        'Tästä lähtien kukaan ei näe profiiliasi. {date} tilisi ja kaikki siinä poistetaan lopullisesti.',
        'Siihen asti voit palata, ja kaikki on ennallaan.',
      ],
      button: 'Haluan palata',
    },
    stay_discount: {
      subject: '{percentage} % alennusta sinulle',
      heading: 'Kiva, että jäät',
      lines: [
        'Koodisi on {code}. Sillä saat {percentage} % alennusta yhdestä krediittien ostosta. Voimassa {date} asti.',
        'Kirjoita se siinä kohdassa, jossa valitset maksutavan.',
      ],
      button: 'Käytä koodini',
    },
    address_known: {
      subject: 'Sinulla on jo tili',
      heading: 'Olet jo jäsen',
      lines: [
        'Joku, luultavasti sinä, yritti luoda tällä osoitteella tilin palveluun {site}. Sillä on jo tili, joten mikään ei ole muuttunut.',
        'Kirjaudu sisään salasanallasi. Jos olet unohtanut sen, saat linkin saman sivun kohdasta ”Unohtuiko salasana?”.',
      ],
      button: 'Kirjaudu sisään',
      note: 'Jos se et ollut sinä, voit jättää tämän sähköpostin huomiotta: kysyjä ei saanut tietää, että sinulla on tili.',
    },
    like: {
      subject: 'Joku tykkäsi sinusta',
      heading: 'Sait uuden tykkäyksen',
      lines: [
        'Eräs jäsen palvelussa {site} tykkäsi profiilistasi. Katso, kuka hän on: jos tykkäät takaisin, se on match.',
      ],
      button: 'Katso, kuka hän on',
      note: 'Asetuksissa valitset, mitä sähköposteja saat.',
    },
    match: {
      subject: 'Sinulla on match',
      heading: 'Tykkäätte toisistanne',
      lines: ['Joku, josta tykkäsit palvelussa {site}, tykkäsi myös sinusta. Nyt puuttuu vain ensimmäinen viesti.'],
      button: 'Katso matchisi',
      note: 'Asetuksissa valitset, mitä sähköposteja saat.',
    },
    export_ready: {
      subject: 'Tietosi ovat valmiina',
      heading: 'Kopio tiedoistasi',
      lines: ['Pyysit kopion tiedoistasi. Se on asetuksissa kohdassa ”Tietosi” seitsemän päivän ajan.'],
    },
    complaint_received: {
      subject: 'Olemme vastaanottaneet ilmiantosi',
      heading: 'Kiitos ilmiannostasi',
      lines: [
        'Ilmiantosi numero on {number}. Joku tiimistämme käy sen läpi ja tekee päätöksen. Saat sähköpostilla päätöksen ja perustelut.',
      ],
      button: 'Avaa ilmiantoni',
      note: 'Painike avaa ilmiantosi ilman kirjautumista, joten älä lähetä tätä sähköpostia eteenpäin.',
    },
    complaint_actioned: {
      subject: 'Olemme puuttuneet asiaan ilmiantosi perusteella',
      heading: 'Päätös ilmiannostasi',
      lines: [
        'Olemme tutkineet ilmiantosi, numero {number}, ja puuttuneet asiaan.',
        'Perustelut: {reasons}',
        'Jos olet eri mieltä, voit pyytää uuden arvion 6 kuukauden kuluessa.',
      ],
      button: 'Avaa ilmiantoni',
    },
    complaint_dismissed: {
      subject: 'Päätöksemme ilmiannostasi',
      heading: 'Päätös ilmiannostasi',
      lines: [
        'Olemme tutkineet ilmiantosi, numero {number}, emmekä löytäneet mitään sääntöjemme tai lain vastaista.',
        'Perustelut: {reasons}',
        'Jos olet eri mieltä, voit pyytää uuden arvion 6 kuukauden kuluessa.',
      ],
      button: 'Avaa ilmiantoni',
    },
    appeal_upheld: {
      subject: 'Päätöksemme uuden arvion jälkeen',
      heading: 'Uuden arvion jälkeen',
      lines: ['Olemme tutkineet asian {number} uudelleen. Päätös pysyy voimassa.', 'Perustelut: {reasons}'],
      button: 'Avaa asia',
    },
    appeal_overturned: {
      subject: 'Päätöksemme uuden arvion jälkeen',
      heading: 'Uuden arvion jälkeen',
      lines: ['Olemme tutkineet asian {number} uudelleen. Olit oikeassa: päätös on muutettu.', 'Perustelut: {reasons}'],
      button: 'Avaa asia',
    },
    message_removed: {
      subject: 'Yksi viesteistäsi on poistettu',
      heading: 'Viesti on poistettu',
      lines: [
        'Yksi viesteistäsi ei ole sääntöjemme mukainen. Sinä ja toinen jäsen ette näe sitä enää.',
        'Perustelut: {reasons}',
        'Oletko eri mieltä? Kirjoita asiakaspalveluun.',
      ],
    },
    reported_message_removed: {
      subject: 'Yksi viesteistäsi on poistettu',
      heading: 'Viesti on poistettu',
      lines: [
        'Yksi viesteistäsi ei ole sääntöjemme mukainen. Sinä ja toinen jäsen ette näe sitä enää.',
        'Perustelut: {reasons}',
        'Jos olet eri mieltä, voit pyytää uuden arvion 6 kuukauden kuluessa.',
      ],
      button: 'Avaa asia',
    },
    ...payments,
    photo_removed: {
      subject: 'Yhtä kuvistasi ei voi näyttää',
      heading: 'Kuva hylättiin',
      lines: [
        'Yksi kuvistasi ei ole sääntöjemme mukainen, eikä sitä näytetä muille.',
        'Perustelut: {reasons}',
        'Jos olet eri mieltä, voit pyytää uuden arvion profiilissasi kuvan vierestä.',
      ],
      button: 'Avaa profiilini',
    },
    photo_restored: {
      subject: 'Kuvasi voidaan sittenkin näyttää',
      heading: 'Uuden arvion jälkeen',
      lines: [
        'Olemme katsoneet kuvasi uudelleen. Olit oikeassa: sen voi näyttää. Jos kaikki kuvapaikkasi ovat nyt täynnä, voit ladata sen uudelleen.',
        'Perustelut: {reasons}',
      ],
      button: 'Avaa profiilini',
    },
    photo_appeal_upheld: {
      subject: 'Kuvasi on edelleen hylätty',
      heading: 'Uuden arvion jälkeen',
      lines: ['Olemme katsoneet kuvasi uudelleen. Se on edelleen hylätty.', 'Perustelut: {reasons}'],
      button: 'Avaa profiilini',
    },
    account_frozen: {
      subject: 'Tilisi on jäädytetty',
      heading: 'Tilisi on jäädytetty',
      lines: [
        'Saimme ilmiannon, jonka mukaan saatat olla alaikäinen. Tiliäsi ei voi käyttää eikä kukaan näe sitä, ennen kuin joku tiimistämme on tutkinut asian.',
        'Sinun ei tarvitse tehdä mitään. Lähetämme sinulle sähköpostia heti, kun asia on ratkaistu.',
      ],
      button: 'Avaa asia',
    },
    account_suspended: {
      subject: 'Tilisi on hyllytetty',
      heading: 'Tilisi on hyllytetty',
      lines: [
        'Tiliäsi ei voi enää käyttää, eikä kukaan näe sitä.',
        'Perustelut: {reasons}',
        'Jos olet eri mieltä, voit pyytää uuden arvion 6 kuukauden kuluessa.',
      ],
      button: 'Avaa asia',
    },
    account_banned: {
      subject: 'Tilisi on suljettu',
      heading: 'Tilisi on suljettu',
      lines: [
        'Tilisi on suljettu pysyvästi.',
        'Perustelut: {reasons}',
        'Jos olet eri mieltä, voit pyytää uuden arvion 6 kuukauden kuluessa.',
      ],
      button: 'Avaa asia',
    },
    account_restored: {
      subject: 'Tilisi on taas auki',
      heading: 'Tilisi on taas auki',
      lines: ['Voit kirjautua sisään kuten ennenkin, ja muut näkevät sinut taas.', 'Perustelut: {reasons}'],
    },
  },
};

export default fi;
