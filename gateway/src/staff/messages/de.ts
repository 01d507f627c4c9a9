import type { StaffMessages } from './en.ts';

const messages: StaffMessages = {
  title: 'Team',
  signInTitle: 'Als Team anmelden',
  signInText:
    'Mit einem Deploy-Token siehst du deine eigene Version eines Teils in dieser Seite. Sonst sieht sie niemand.',
  token: 'Deploy-Token',
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  signedInAs: 'Angemeldet: {person}, Team {team}',
  overrides: 'Was du in diesem Browser siehst',
  choose: 'Wähle für jeden Teil, ob du siehst, was live ist, eine andere Version oder deinen eigenen Rechner.',
  live: 'was live ist',
  seen: 'Du siehst: {choice}',
  version: 'Version',
  showVersion: 'Diese Version zeigen',
  address: 'Adresse auf deinem Rechner',
  addressHint: 'npm run dev -- {name} --into {origin} nennt sie dir.',
  showAddress: 'Von dieser Adresse zeigen',
  reset: 'Zurück zu live',
  resetAll: 'Alles zurück zu live',
  nothing: 'Dein Token hat nichts, was es zeigen darf.',
  open: 'Seite öffnen',
  statusUploaded: 'nicht geprüft',
  statusVerified: 'geprüft',
  isLive: 'live',
  previewTitle: 'Vorschau von {name}',
  previewText:
    'Dieser Browser zeigt dann die Version {version} statt dessen, was live ist. Den Link hat {person} vom Team {team} erstellt. Er gilt bis {until}.',
  previewPage: 'Seite',
  previewLanguage: 'Sprache',
  previewCountry: 'Land',
  previewNiche: 'Nische',
  previewOwn: 'wie bei mir',
  previewShow: 'Vorschau zeigen',
  errorPreview: 'Dieser Link gilt nicht. Er ist abgelaufen, oder es gibt seine Version nicht mehr.',
  errorToken:
    'Dieses Token gilt hier nicht. Vielleicht ist es abgelaufen oder widerrufen, oder es darf nichts austauschen.',
  errorBlocked: 'Zu viele Token waren falsch. Versuche es in einer Viertelstunde noch einmal.',
  errorForeign: 'Dieses Formular kam nicht von dieser Seite. Öffne sie neu und wiederhole es.',
  errorSession: 'Du bist abgemeldet. Melde dich noch einmal an.',
  errorSignOut: 'Du bist noch angemeldet, weil die Datenbank nicht antwortet. Versuch es gleich noch einmal.',
  errorChoice: 'Diese Version gibt es nicht, oder dein Token darf sie nicht zeigen.',
  errorAddress: 'Nur eine Adresse auf deinem Rechner kann gezeigt werden: http://localhost:PORT.',
};

export default messages;
