import type { Messages } from '@pairwise/i18n';

import type { likes as source } from './en.ts';

export const likes = {
  title: 'Tykkäykset',
  tabs: 'Tykkäykset',
  received: 'Saadut',
  given: 'Annetut',
  matches: 'Matchit',
  newCount_one: '{count} uusi',
  newCount_other: '{count} uutta',
  new: 'Uusi',
  match: 'Match',
  online: 'paikalla',
  loading: 'Ladataan tykkäyksiä …',
  more: 'Näytä lisää',

  like: 'Tykkää takaisin: {name}',
  unlike: 'Peru tykkäys: {name}',
  unliked: 'Et enää tykkää jäsenestä {name}.',
  undo: 'Kumoa',
  write: 'Kirjoita jäsenelle {name}',
  likeFailed: 'Tykkäyksesi ei mennyt perille: {name}. {reason}',
  unlikeFailed: 'Tykkäyksesi on edelleen voimassa: {name}. {reason}',
  dismiss: 'Piilota',

  noneReceived: 'Kukaan ei ole vielä löytänyt sinua',
  noneReceivedPhoto: 'Vielä yksi kuva kertoo sinusta enemmän ja vie vain minuutin.',
  noneReceivedPhotos: 'Uusi kuva kertoo sinusta enemmän ja vie vain minuutin.',
  noneReceivedFull: 'Tee aloite: se, josta tykkäät, näkee myös sinut.',
  noneReceivedNoPhoto: 'Katse osuu ensin kuvaan. Yksi riittää alkuun.',
  addSecond: 'Lisää vielä yksi kuva',
  addMore: 'Lisää uusi kuva',
  addFirst: 'Lisää kuva',
  noneGiven: 'Et ole vielä tykännyt kenestäkään',
  noneGivenText: 'Swaippaa muutama profiili läpi: sinulla on neljä tykkäystä päivässä.',
  play: 'Pelaa swaippauspeliä',
  noneMatches: 'Ei vielä matcheja',
  noneMatchesText: 'Match alkaa tykkäyksestä. Katso, kuka jo tykkää sinusta, tai swaippaa eteenpäin.',
  seeReceived: 'Katso, kuka tykkää sinusta',

  failedTitle: 'Tykkäyksiä ei voitu ladata',
  offlineTitle: 'Verkkoyhteys puuttuu',
  offlineText: 'Tykkäykset näkyvät heti, kun yhteys palaa.',

  steps: 'Sinusta tykkäävien joukossa',
  all: 'Kaikki tykkäykset',
  previous: 'Edellinen',
  next: 'Seuraava',
  place: '{number}/{total}',
} satisfies Messages<typeof source>;
