import type { Messages } from '@pairwise/i18n';

import type { withdrawal as source } from './en.ts';

export const withdrawal = {
  title: 'Peruuta sopimus',
  intro: 'Voit peruuttaa tilauksen {days} päivän kuluessa syytä ilmoittamatta.',
  loading: 'Ladataan tilauksiasi',
  ordersFailed: 'Tilauksiasi ei voitu ladata. Voit silti kirjoittaa tilausnumeron.',
  choose: 'Mikä tilaus?',
  order: '{credits} krediittiä, {amount}',
  orderDetail: '{date} · {number} · {until} asti',
  another: 'Toinen tilaus',
  number: 'Tilausnumero',
  numberHint: 'Kymmenen numeroa. Löydät sen maksuasi koskevasta sähköpostista.',
  numberInvalid: 'Kirjoita tilausnumerosi kymmenen numeroa.',
  email: 'Tilisi sähköpostiosoite',
  emailInvalid: 'Kirjoita tilisi sähköpostiosoite.',
  submit: 'Jatka',
  confirmTitle: 'Peruutuksesi',
  statement: 'Peruutan tilaustani {number} koskevan sopimuksen.',
  statementOrder: 'Tilaus',
  statementEmail: 'Sähköpostiosoite',
  bought: 'Maksettu',
  unused: 'Käyttämättömät krediitit',
  unusedOf: '{unused}/{credits}',
  refund: 'Saat takaisin',
  effect:
    'Jos kaikki krediitit ovat käyttämättä, saat kaiken takaisin, muuten käyttämättömien osuuden. Ne vähennetään saldostasi, ja Premium päättyy, ellei sinulla ole sitä toisen tilauksen kautta.',
  sameWay: 'Rahat palautetaan samalla maksutavalla, jolla maksoit.',
  confirm: 'Vahvista peruuttaminen',
  back: 'Takaisin',
  offline: 'Verkkoyhteys puuttuu. Mitään ei lähetetty.',
  doneTitle: 'Olemme vastaanottaneet peruutuksesi',
  doneMoment: 'Vastaanotettu',
  doneId: 'Peruutuksesi numero',
  doneMailMember: 'Saat muutaman minuutin kuluttua sähköpostin, jossa on ajankohta ja summa.',
  doneMail:
    'Jos numero ja osoite kuuluvat yhteen, osoitteeseen tulee muutaman minuutin kuluttua sähköposti, jossa on ajankohta ja summa. Eikö sähköpostia tule? Tarkista numero ja yritä uudelleen tai kirjoita asiakaspalveluun.',
  keep: 'Pidä tämä sivu auki, kunnes sähköposti on tullut.',
  again: 'Peruuta toinen tilaus',
} satisfies Messages<typeof source>;
