import { audit } from './audit/en.ts';
import { action, dialog, steps, request } from './changes/en.ts';
import { errors } from './errors/en.ts';
import { overview, verdict, audience } from './overview/en.ts';
import { deployable, figure, chart, history, gate, difference } from './deployable/en.ts';
import { zones } from './zones/en.ts';

const en = {
  site: 'Pairwise',
  frame: {
    tag: 'Team console',
    skip: 'Skip to content',
    nav: 'Console',
    deploys: 'Deploys',
    audit: 'Audit log',
    scripts: 'Scripts',
    account: 'Your account',
    signedInAs: '{person}, {team}',
    signedInUntil: 'Signed in until {time}',
    signOut: 'Sign out',
    language: 'Language: {language}',
    toasts: 'Notices',
    dismiss: 'Dismiss',
    offline: 'You are offline. What you see is from {time} and does not change.',
    stale: 'The gateway has not answered since {time}. What you see is from then.',
  },
  signIn: {
    title: 'Sign in to the team console',
    lead: 'See what is live, watch a canary, promote it or take it back.',
    token: 'Deploy token',
    tokenHint: 'Begins with mfe_. It is not kept in this browser.',
    show: 'Show token',
    hide: 'Hide token',
    submit: 'Sign in',
    empty: 'Paste your deploy token.',
    wrong: 'This token is not valid. It may have expired or been revoked.',
    ended: 'Your session has ended. Sign in again to go on where you were.',
    helpTitle: 'Where do I get a token?',
    helpWhat: 'A deploy token stands for one person of one team. It says which deployables they may change, and how.',
    helpAsk: 'Whoever runs this gateway makes one for you:',
    helpDemo: 'In a demo installation the tokens of all teams are in this file of the data directory:',
  },
  state: {
    loading: 'Loading',
    failed: 'This could not be loaded',
    retry: 'Try again',
    notFoundTitle: 'There is no such page',
    notFound: 'The address may be mistyped.',
    toDeploys: 'To all deploys',
  },
  overview,
  verdict,
  audience,
  deployable,
  figure,
  chart,
  action,
  dialog,
  steps,
  request,
  history,
  gate,
  difference,
  audit,
  zones,
  errors,
};

export default en;

declare module '@pairwise/i18n/namespaces' {
  interface Namespaces {
    console: typeof en;
  }
}
