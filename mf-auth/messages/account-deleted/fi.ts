import type { Messages } from '@pairwise/i18n';

import type { accountDeleted as source } from './en.ts';

export const accountDeleted = {
  closedTitle: 'Tilisi on suljettu',
  closedUntil: 'Kukaan ei näe sinua enää. Voit palata {date} asti. Sen jälkeen henkilötietosi on poistettu.',
  mailed: 'Paluulinkki on sähköpostissa, jonka juuri lähetimme sinulle.',
  title: 'Palaa tilillesi',
  text: 'Suljetun tilin voi avata uudelleen {days} päivän ajan sähköpostimme linkillä.',
  againTitle: 'Eikö linkkiä tullut?',
  again: 'Kirjaudu sisään uudelleen, niin lähetämme sen vielä kerran.',
  submit: 'Lähetä linkki',
  sentTitle: 'Linkki on matkalla',
  sent: 'Lähetimme sen osoitteeseen {email}.',
  backTitle: 'Haluatko palata?',
  backText: 'Profiili, kuvat, keskustelut ja krediitit ovat tallella.',
  reactivate: 'Avaa tilini uudelleen',
  welcome: 'Tervetuloa takaisin, {name}!',
  notNow: 'Ei nyt',
  toHome: 'Etusivulle',
} satisfies Messages<typeof source>;
