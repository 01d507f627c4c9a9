import type { Messages } from '@pairwise/i18n';

import type { accountDeletion as source } from './en.ts';

export const accountDeletion = {
  progress: 'Vaihe {step}/3',
  back: 'Takaisin asetuksiin',
  reasonTitle: 'Miksi lähdet?',
  reasonText: 'Vastauksesi auttaa meitä kehittymään. Sinun ei ole pakko vastata.',
  reasons: {
    met_somebody: 'Löysin jonkun',
    no_matches: 'En löydä sopivaa',
    too_many_mails: 'Liikaa sähköpostia',
    too_expensive: 'Liian kallista',
    privacy: 'Yksityisyyteni huolettaa',
    other: 'Jokin muu',
  },
  textLabel: 'Haluatko kertoa lisää? (vapaaehtoinen)',
  next: 'Jatka',
  skip: 'Ohita',
  offers: {
    pause_mails: {
      title: 'Haluatko hetken rauhaa?',
      text: 'Ei sähköpostia meiltä 30 päivään. Tilisi pysyy ennallaan.',
      accept: 'Laita sähköpostit tauolle',
    },
    invisible: {
      title: 'Etkö halua näkyä?',
      text: 'Näkymättömässä tilassa kukaan ei löydä sinua. Keskustelusi säilyvät, ja palaat, kun haluat.',
      accept: 'Tee minusta näkymätön',
    },
    discount: {
      title: '{percentage} % alennusta, jos jäät',
      text: 'Koodi seuraavaan ostokseesi, vain sinulle. Voit käyttää sen kerran 7 päivän kuluessa.',
      accept: 'Jää ja ota alennus',
    },
  },
  decline: 'Ei, jatka poistamista',
  other: 'Näytä toinen tarjous',
  accepted: {
    title: 'Kiva, että jäät',
    pause_mails: 'Sähköpostit ovat tauolla {date} asti.',
    invisible: 'Olet nyt näkymätön. Voit muuttaa sen asetuksissa.',
    discount: 'Tässä koodisi, jolla saat {percentage} % alennusta. Voit käyttää sen kerran, {date} asti.',
    code: 'Koodisi',
    copy: 'Kopioi koodi',
    copied: 'Kopioitu',
    toSettings: 'Takaisin asetuksiin',
    toCredits: 'Krediitteihin',
    deleteAnyway: 'Poista tilini silti',
  },
  confirmTitle: 'Poistetaanko tilisi?',
  losses: 'Sitten tapahtuu näin',
  hidden: 'Kukaan ei näe sinua enää, ja sinut kirjataan heti ulos kaikkialta.',
  comeBack: 'Voit palata {days} päivän ajan linkillä, jonka lähetämme sähköpostilla.',
  gone: 'Sen jälkeen profiili, kuvat ja viestit ovat lopullisesti poissa.',
  credits_one: 'Menetät {count} krediitin.',
  credits_other: 'Menetät {count} krediittiä.',
  refundable: 'Voimme palauttaa niistä {amount}: kirjoita ensin osoitteeseen {email}.',
  submit: 'Poista tilini',
  keep: 'Pidä tilini',
} satisfies Messages<typeof source>;
