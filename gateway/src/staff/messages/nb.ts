import type { StaffMessages } from './en.ts';

const messages: StaffMessages = {
  title: 'Ansatte',
  signInTitle: 'Logg inn som ansatt',
  signInText: 'Med et deploy-token ser du din egen versjon av en del på dette nettstedet. Ingen andre gjør det.',
  token: 'Deploy-token',
  signIn: 'Logg inn',
  signOut: 'Logg ut',
  signedInAs: 'Innlogget: {person}, team {team}',
  overrides: 'Det du ser i denne nettleseren',
  choose: 'Velg for hver del om du vil se det som er live, en annen versjon eller din egen maskin.',
  live: 'det som er live',
  seen: 'Du ser: {choice}',
  version: 'Versjon',
  showVersion: 'Vis denne versjonen',
  address: 'Adresse på maskinen din',
  addressHint: 'npm run dev -- {name} --into {origin} skriver den ut.',
  showAddress: 'Vis fra denne adressen',
  reset: 'Tilbake til live',
  resetAll: 'Alt tilbake til live',
  nothing: 'Tokenet ditt gir deg ikke rett til å vise noen versjon.',
  open: 'Åpne nettstedet',
  statusUploaded: 'ikke kontrollert',
  statusVerified: 'kontrollert',
  isLive: 'live',
  errorToken:
    'Tokenet er ikke gyldig her. Det kan være utløpt eller tilbakekalt, eller det gir ikke rett til å vise andre versjoner.',
  errorBlocked: 'For mange feil tokener. Prøv igjen om et kvarter.',
  errorForeign: 'Skjemaet kom ikke fra denne siden. Åpne siden på nytt og prøv igjen.',
  errorSession: 'Du er logget ut. Logg inn igjen.',
  errorChoice: 'Den versjonen finnes ikke, eller så kan ikke tokenet ditt vise den.',
  errorAddress: 'Bare en adresse på maskinen din kan vises: http://localhost:PORT.',
};

export default messages;
