import type { StaffMessages } from './en.ts';

const messages: StaffMessages = {
  title: 'Henkilökunta',
  signInTitle: 'Kirjaudu henkilökuntana',
  signInText: 'Deploy-tokenilla näet oman versiosi sivuston osasta. Kukaan muu ei näe sitä.',
  token: 'Deploy-token',
  signIn: 'Kirjaudu sisään',
  signOut: 'Kirjaudu ulos',
  signedInAs: 'Kirjautuneena: {person}, tiimi {team}',
  overrides: 'Mitä näet tässä selaimessa',
  choose: 'Valitse joka osalle, näetkö julkaistun version, toisen version vai oman koneesi.',
  live: 'julkaistu versio',
  seen: 'Näet: {choice}',
  version: 'Versio',
  showVersion: 'Näytä tämä versio',
  address: 'Osoite koneellasi',
  addressHint: 'npm run dev -- {name} --into {origin} tulostaa sen.',
  showAddress: 'Näytä tästä osoitteesta',
  reset: 'Takaisin julkaistuun',
  resetAll: 'Kaikki takaisin julkaistuun',
  nothing: 'Tokenillasi ei ole oikeutta näyttää mitään versiota.',
  open: 'Avaa sivusto',
  statusUploaded: 'ei tarkistettu',
  statusVerified: 'tarkistettu',
  isLive: 'julkaistu',
  errorToken:
    'Token ei kelpaa täällä. Se on voinut vanhentua tai se on peruttu, tai sillä ei ole oikeutta näyttää muita versioita.',
  errorBlocked: 'Liian monta väärää tokenia. Yritä uudelleen vartin kuluttua.',
  errorForeign: 'Lomake ei tullut tältä sivulta. Päivitä sivu ja yritä uudelleen.',
  errorSession: 'Olet kirjautunut ulos. Kirjaudu sisään uudelleen.',
  errorChoice: 'Versiota ei ole, tai tokenisi ei saa näyttää sitä.',
  errorAddress: 'Vain koneesi osoitteen voi näyttää: http://localhost:PORT.',
};

export default messages;
