import type { StaffMessages } from './en.ts';

const messages: StaffMessages = {
  title: 'Medarbejdere',
  signInTitle: 'Log ind som medarbejder',
  signInText: 'Med et deploy-token kan du se din egen version af en del på dette site. Det kan ingen andre.',
  token: 'Deploy-token',
  signIn: 'Log ind',
  signOut: 'Log ud',
  signedInAs: 'Logget ind: {person}, team {team}',
  overrides: 'Det, du ser i denne browser',
  choose: 'Vælg for hver del, om du vil se det, der er live, en anden version eller din egen maskine.',
  live: 'det, der er live',
  seen: 'Du ser: {choice}',
  version: 'Version',
  showVersion: 'Vis denne version',
  address: 'Adresse på din maskine',
  addressHint: 'npm run dev -- {name} --into {origin} viser den.',
  showAddress: 'Vis fra denne adresse',
  reset: 'Tilbage til live',
  resetAll: 'Alt tilbage til live',
  nothing: 'Dit token giver dig ikke ret til at vise nogen version.',
  open: 'Åbn sitet',
  statusUploaded: 'ikke kontrolleret',
  statusVerified: 'kontrolleret',
  isLive: 'live',
  errorToken:
    'Tokenet er ikke gyldigt her. Det kan være udløbet eller tilbagekaldt, eller det giver ikke ret til at vise andre versioner.',
  errorBlocked: 'For mange forkerte tokens. Prøv igen om et kvarter.',
  errorForeign: 'Formularen kom ikke fra denne side. Indlæs siden igen, og prøv igen.',
  errorSession: 'Du er logget ud. Log ind igen.',
  errorChoice: 'Den version findes ikke, eller dit token må ikke vise den.',
  errorAddress: 'Kun en adresse på din maskine kan vises: http://localhost:PORT.',
};

export default messages;
