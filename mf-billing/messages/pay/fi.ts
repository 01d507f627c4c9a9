import type { Messages } from '@pairwise/i18n';

import type { pay as source } from './en.ts';

export const pay = {
  methodTitle: 'Miten haluat maksaa?',
  repeatFailed: 'Viimeisintä tilaustasi ei voitu ladata',
  orderTitle: 'Tarkista tilauksesi',
  loading: 'Ladataan tilaustasi',
  summary: 'Tilauksesi',
  credits_one: 'krediitti, {price}',
  credits_other: 'krediittiä, {price}',
  perMessage: '{price}/viesti',
  change: 'Valitse toinen paketti',
  bundle: 'Paketti',
  bundleCredits_one: '{count} krediitti, sisältää Premiumin',
  bundleCredits_other: '{count} krediittiä, sisältää Premiumin',
  method: 'Maksutapa',
  total: 'Yhteensä sis. alv',
  once: 'Kertamaksu, ei jatkuva tilaus. Krediitit eivät vanhene.',
  afterTitle: 'Mitä seuraavaksi tapahtuu?',
  otherMethod: 'Valitse toinen maksutapa',
  order: 'Tilaa ja maksa {price}',
  terms: 'Ehdot',
  returns: 'Peruuttaminen ja palautukset',
  continued: 'Jatkat tilausta {number}. Maksat sen vain kerran.',
  retired: '{method} ei ole enää käytettävissä. Valitse jokin näistä maksutavoista.',
  notOffered: '{method} ei käy tähän tilaukseen. Valitse jokin näistä maksutavoista.',
  refused: '{method} ei toimi juuri nyt. Valitse jokin näistä maksutavoista.',
  nothing: 'Mitään ei ole veloitettu.',
  safe: 'Et maksa samaa tilausta koskaan kahdesti.',
  offline: 'Verkkoyhteys puuttuu. Tilauksesi säilyy tässä, kunnes yhteys palaa.',
} satisfies Messages<typeof source>;
