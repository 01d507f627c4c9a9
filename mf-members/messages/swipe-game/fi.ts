import type { Messages } from '@pairwise/i18n';

import type { swipe as source } from './en.ts';

export const swipe = {
  title: 'Olisiko tässä?',
  intro: 'Jos tykkäätte toisistanne, se on match.',
  loading: 'Ladataan seuraavia …',
  online: 'paikalla nyt',
  actions: 'Tykkää tai ohita',
  like: 'Tykkää: {name}',
  pass: 'Ohita: {name}',
  undo: 'Kumoa viimeisin ohitus',
  open: 'Avaa profiili: {name}',
  stampLike: 'Tykkään',
  stampPass: 'Ei kiitos',

  photo: 'Kuva {number}: {name}',
  noPhoto: '{name}: ei vielä kuvaa',
  position: 'Kuva {number}, yhteensä {total}',

  likesLabel: 'Tykkäyksiä jäljellä tänään',
  likesLeft_one: '{count} tykkäys jäljellä tänään',
  likesLeft_other: '{count} tykkäystä jäljellä tänään',
  liked_one: 'Tykkäsit jäsenestä {name}, {count} tykkäys jäljellä tänään.',
  liked_other: 'Tykkäsit jäsenestä {name}, {count} tykkäystä jäljellä tänään.',
  passed: 'Ohitit: {name}.',
  next: 'Nyt: {name}, {age}.',
  back: '{name}, {age}, on taas tässä.',

  limitTitle: 'Olet käyttänyt päivän tykkäykset ({count})',
  limitText: 'Saat {count} uutta {relative}: {when}.',
  oneLikeTitle: 'Se oli ensimmäinen tykkäyksesi',
  oneLikeText: 'Vahvista sähköpostiosoitteesi, niin saat täällä {count} tykkäystä päivässä.',
  passLimitTitle: 'Tältä päivältä riittää',
  passLimitText: 'Peli jatkuu {relative}: {when}.',
  keepLooking: 'Jatka katselua ilman tykkäyksiä',
  toSearch: 'Etsi jäseniä',
  toLikes: 'Katso, kuka tykkää sinusta',

  emptyTitle: 'Siinä olivat kaikki tältä erää',
  emptyText: 'Uusia ihmisiä tulee joka päivä. Haku näyttää heitä lisää.',
  again: 'Katso uudelleen',

  likeNotSent: 'Tykkäyksesi ei mennyt perille ({name}), joten kortti on taas tässä. {reason}',
  passNotSent: '{name} on taas pinossa: valintasi ei mennyt perille. {reason}',
  undoFailed: 'Kortin palautus ei onnistunut: {name}. {reason}',
  gone: 'Swaippaustasi ei laskettu: {name}. {reason}',
  dismiss: 'Piilota',
  offline: 'Verkkoyhteys puuttuu. Peli jatkuu heti, kun yhteys palaa.',
  offlineTitle: 'Verkkoyhteys puuttuu',
  failedTitle: 'Peliä ei voitu ladata',

  keys: 'Näppäimet',
  keyLike: 'tykkää',
  keyPass: 'ohita',
  keyOpen: 'avaa profiili',
  keyUndo: 'kumoa',
  help: {
    show: 'Näin pelaat',
    title: 'Näin pelaat',
    close: 'Sulje',
    gestures:
      'Swaippaa korttia oikealle, kun tykkäät, ja vasemmalle, kun ohitat. Näet lisää painamalla kuvan reunoja. Näppäimillä teet saman:',
    like: 'Tykkää',
    pass: 'Ohita',
    open: 'Avaa profiili',
    undo: 'Kumoa viimeisin ohitus',
    help: 'Näytä tämä ohje',
    backspace: 'Askelpalautin',
    shortcuts: 'Pelaa näppäimillä',
  },
} satisfies Messages<typeof source>;
