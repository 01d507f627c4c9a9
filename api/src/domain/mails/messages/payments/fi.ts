import type { Translation } from '../../../translation.ts';
import type { payments as source } from './en.ts';

export const payments: Translation<typeof source> = {
  payment_completed: {
    subject: 'Kiitos: {credits} krediittiä sinulle',
    heading: 'Maksusi on perillä',
    lines: [
      'Sait {credits} uutta krediittiä, ja kaikki Premiumin ominaisuudet ovat käytössäsi.',
      'Tilaus {order}: {amount} sis. alv, maksettu {date}.',
      'Tämä on kertamaksu, ei jatkuva tilaus. Kuitti on PDF-tiedostona kohdassa ”Maksut ja krediitit”.',
    ],
    button: 'Katso maksuni',
  },
  payment_duplicate: {
    subject: 'Maksoit kahdesti. Toinen maksu on matkalla takaisin',
    heading: 'Palautamme {amount}',
    lines: [
      'Tilauksesi {order} maksettiin kahdesti. Krediitit lisättiin kerran, ja palautamme toisen maksun {amount} kokonaan.',
      'Sinun ei tarvitse tehdä mitään. Rahat ovat takaisin muutamassa päivässä pankistasi riippuen.',
    ],
    button: 'Katso maksuni',
  },
  direct_debit_notice: {
    subject: 'Kiitos: {credits} krediittiä sinulle',
    heading: 'Veloitamme tililtäsi {amount}',
    lines: [
      'Sait {credits} uutta krediittiä, ja kaikki Premiumin ominaisuudet ovat käytössäsi.',
      'Veloitamme {date} tai myöhemmin {amount} tilauksestasi {order} {last4}-loppuiselta tililtä. Varmista, että tilillä on katetta.',
      'Valtakirjan viite: {reference}. Velkojan tunniste: {creditor}.',
      'Tämä on kertamaksu, ei jatkuva tilaus. Voit pyytää pankkiasi palauttamaan sen kahdeksan viikon kuluessa.',
    ],
    button: 'Katso maksuni',
  },
  direct_debit_returned: {
    subject: 'Pankkisi palautti veloituksemme',
    heading: 'Veloitus ei onnistunut',
    lines: [
      'Pankkisi palautti veloituksen {amount}, joka koski tilausta {order} ja {last4}-loppuista tiliä.',
      'Olemme poistaneet tilauksen käyttämättömät krediitit. Et voi enää maksaa suoraveloituksella, mutta kaikki muut maksutavat toimivat.',
    ],
    button: 'Katso maksuni',
  },
  payment_restored: {
    subject: 'Hyviä uutisia: tilauksesi {order} on taas voimassa',
    heading: 'Maksusi {amount} on taas voimassa',
    lines: [
      'Pankkisi oli perinyt takaisin tilauksesi {order} maksun. Nyt rahat ovat taas meillä, joten asia on kunnossa.',
      'Poistamamme krediitit ovat taas saldollasi, ja kaikki Premiumin ominaisuudet ovat käytössäsi.',
    ],
    button: 'Katso maksuni',
  },
  payment_refunded: {
    subject: 'Rahasi ovat matkalla takaisin',
    heading: 'Palautamme {amount}',
    lines: [
      'Palautamme {amount} tilauksestasi {order} samalla maksutavalla, jolla maksoit.',
      'Rahat ovat perillä muutamassa päivässä pankistasi riippuen.',
    ],
    button: 'Katso maksuni',
  },
  refund_failed: {
    subject: 'Palautuksesi tuli takaisin meille',
    heading: 'Olemme sinulle vielä velkaa {amount}',
    lines: [
      'Yritimme palauttaa {amount} tilauksestasi {order} samalla maksutavalla, jolla maksoit, mutta pankkisi tai maksupalvelusi ei ottanut rahoja vastaan. Ne ovat meillä ja kuuluvat edelleen sinulle.',
      'Kirjoita asiakaspalveluun ja kerro, mille pankkitilille voimme lähettää rahat.',
    ],
    button: 'Katso maksuni',
  },
  withdrawal_done: {
    subject: 'Olemme vastaanottaneet peruutuksesi',
    heading: 'Olet peruuttanut tilauksen',
    lines: [
      'Lähetit tilauksen {order} peruutuksen {moment}. Se on voimassa siitä hetkestä.',
      'Tilauksen krediiteistä ({credits}) oli käyttämättä {unused}. Ne vähennetään saldostasi, ja palautamme {amount} summasta {paid} samalla maksutavalla, jolla maksoit. Rahat ovat perillä muutamassa päivässä pankistasi riippuen.',
      'Premium on päättynyt, ellei sinulla ole sitä toisen tilauksen kautta. Säilytä tämä sähköposti todisteena. Peruutuksesi numero: {number}',
    ],
    button: 'Katso maksuni',
  },
  withdrawal_all_used: {
    subject: 'Olemme vastaanottaneet peruutuksesi',
    heading: 'Palautettavaa ei ole jäljellä',
    lines: [
      'Lähetit tilauksen {order} peruutuksen {moment}.',
      'Kaikki tilauksen krediitit on jo käytetty tai palautettu. Rahat palautetaan vain käyttämättömistä krediiteistä, joten mikään ei muutu, ja Premium säilyy.',
      'Peruutuksesi numero: {number}',
    ],
    button: 'Katso maksuni',
  },
  withdrawal_too_late: {
    subject: 'Olemme vastaanottaneet peruutuksesi',
    heading: 'Tilauksen peruuttamisaika on päättynyt',
    lines: [
      'Lähetit tilauksen {order} peruutuksen {moment}. Peruuttamisaika oli silloin jo päättynyt.',
      'Krediitit ja Premium säilyvät ennallaan. Jos mielestäsi olemme väärässä, kirjoita asiakaspalveluun.',
      'Peruutuksesi numero: {number}',
    ],
    button: 'Katso maksuni',
  },
  withdrawal_ended: {
    subject: 'Olemme vastaanottaneet peruutuksesi',
    heading: 'Tilaus on jo päättynyt',
    lines: [
      'Lähetit tilauksen {order} peruutuksen {moment}. Rahat oli jo palautettu.',
      'Sinun ei tarvitse tehdä mitään. Kohdasta ”Maksut ja krediitit” näet, mitä on tapahtunut.',
      'Peruutuksesi numero: {number}',
    ],
    button: 'Katso maksuni',
  },
};
