import type { Messages } from '@pairwise/i18n';

import type { pricing as source } from './en.ts';

export const pricing = {
  title: 'Mitä {site} maksaa?',
  intro: 'Katselu, tykkääminen ja lukeminen ovat ilmaisia. Lähettämisestä maksat krediiteillä.',
  minimum: 'Viestin hinta alkaen {price}.',
  join: 'Liity ilmaiseksi',
  creditsTitle: 'Näistä maksat krediiteillä',
  message: 'Viesti',
  photo: 'Kuva',
  gift: 'Lahja',
  receiving: 'Vastaanottaminen ja lukeminen',
  free: 'ilmaista',
  from: 'alkaen {credits}',
  range: '{low} – {high}',
  credits_one: '{count} krediitti',
  credits_other: '{count} krediittiä',
  startText_one: 'Uudet jäsenet saavat {count} ilmaisen krediitin, kun sähköpostiosoite on vahvistettu.',
  startText_other: 'Uudet jäsenet saavat {count} ilmaista krediittiä, kun sähköpostiosoite on vahvistettu.',
  countriesTitle: 'Viestin alin hinta maittain',
  refund_one: 'Käyttämättömistä krediiteistä saa rahat takaisin {count} päivän ajan.',
  refund_other: 'Käyttämättömistä krediiteistä saa rahat takaisin {count} päivän ajan.',
} satisfies Messages<typeof source>;
