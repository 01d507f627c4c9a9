/** Texts of the staff page. */
const messages = {
  title: 'Staff',
  signInTitle: 'Sign in as staff',
  signInText: 'With a deploy token you see your own version of a remote inside this site. Nobody else does.',
  token: 'Deploy token',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signedInAs: 'Signed in: {person}, team {team}',
  overrides: 'What you see in this browser',
  choose: 'Choose for each remote whether you see what is live, another version, or your own machine.',
  live: 'what is live',
  seen: 'You see: {choice}',
  version: 'Version',
  showVersion: 'Show this version',
  address: 'Address on your machine',
  addressHint: 'npm run dev -- {name} --into {origin} prints it.',
  showAddress: 'Show from this address',
  reset: 'Back to live',
  resetAll: 'Everything back to live',
  nothing: 'Your token does not allow you to show any version.',
  open: 'Open the site',
  statusUploaded: 'not checked',
  statusVerified: 'checked',
  isLive: 'live',
  errorToken: 'This token is not valid here. It may have expired, been revoked, or not allow overrides.',
  errorBlocked: 'Too many wrong tokens. Try again in a quarter of an hour.',
  errorForeign: 'This form did not come from this page. Open it again and repeat it.',
  errorSession: 'You are signed out. Sign in again.',
  errorChoice: 'There is no such version, or your token may not show it.',
  errorAddress: 'Only an address on your machine can be shown: http://localhost:PORT.',
};

export type StaffMessages = Readonly<Record<keyof typeof messages, string>>;

export default messages;
