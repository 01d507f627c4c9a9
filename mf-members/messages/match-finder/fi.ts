import type { Messages } from '@pairwise/i18n';

import type { matchFinder as en } from './en.ts';

export const matchFinder = {
  open: 'Löydä match 6 kysymyksellä',
  progress: 'Kysymys {number}/{total}',
  position: '{number}/{total}',
  back: 'Edellinen kysymys',
  next: 'Jatka',
  show: 'Näytä, kuka sopii minulle',
  loading: 'Ladataan vastauksiasi …',
  failedTitle: 'Vastauksiasi ei voitu ladata',
  offlineTitle: 'Verkkoyhteys puuttuu',
  offline: 'Voit jatkaa heti, kun yhteys palaa.',

  who: {
    title: 'Keitä haluat tavata?',
    lead: 'Kuusi lyhyttä kysymystä, ja näet, kuka sopii sinulle.',
    female: 'Naisia',
    male: 'Miehiä',
    both: 'Molempia',
  },
  age: { title: 'Minkä ikäisiä?', lead: 'Alimmasta ylimpään, molemmat mukaan lukien.' },
  place: { title: 'Missä heidän pitäisi asua?', lead: 'Koko maa tai osa siitä.' },
  intention: {
    title: 'Mitä etsit?',
    lead: 'Ne, jotka etsivät samaa, näkyvät ensin swaippauspelissä.',
    relationship: 'Parisuhdetta',
    dating: 'Treffejä, ja katsotaan sitten',
    friendship: 'Ystävyyttä',
    chat: 'Juttuseuraa',
  },
  interests: {
    title: 'Mitä yhteistä teillä pitäisi olla?',
    lead: 'Enintään kolme kiinnostuksen kohdetta. Yksi yhteinen riittää.',
    chosen: '{count}/{limit} valittu',
  },
  strict: {
    title: 'Kuinka paljon ikä merkitsee?',
    lead: 'Voit muuttaa sen milloin vain.',
    soft: 'Avoin muillekin',
    softDetail: 'Kaikenikäiset voivat löytää profiilisi.',
    hard: 'Vain tämä ikäryhmä',
    hardDetail: 'Ikäryhmän ulkopuolella olevat eivät myöskään näe profiiliasi.',
  },
} satisfies Messages<typeof en>;
