import { audit } from './audit/en.ts';
import { action, binding, dialog, steps, request } from './changes/en.ts';
import { difference, texts } from './difference/en.ts';
import { errors } from './errors/en.ts';
import { experiments } from './experiments/en.ts';
import { notify } from './notify/en.ts';
import { explain } from './explain/en.ts';
import { pictures } from './pictures/en.ts';
import { overview, verdict, audience } from './overview/en.ts';
import { deployable, figure, chart, history, preview, ramp, gate } from './deployable/en.ts';
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
    explain: 'Explain',
    account: 'Your account',
    signedInAs: '{person}, {team}',
    signedInUntil: 'Signed in until {time}',
    signOut: 'Sign out',
    language: 'Language: {language}',
    toasts: 'Notices',
    dismiss: 'Dismiss',
    offline: 'You are offline. This page shows the state of {time}.',
    stale: 'The gateway has not responded since {time}. This page shows the state of that time.',
  },
  signIn: {
    title: 'Sign in to the team console',
    lead: 'See what is live, watch a canary, promote it or roll it back.',
    token: 'Deploy token',
    tokenHint: 'Begins with mfe_. It is not kept in this browser.',
    show: 'Show token',
    hide: 'Hide token',
    submit: 'Sign in',
    empty: 'Paste your deploy token.',
    wrong: 'This token is not valid. It may have expired or been revoked.',
    ended: 'Your session has ended. Sign in again to continue where you were.',
    helpTitle: 'Where do I get a token?',
    helpWhat:
      'A deploy token belongs to one person of one team. It defines which deployables that person may change, and how.',
    helpAsk: 'The operator of this gateway creates one for you:',
    helpDemo: 'In a demo installation, the tokens of all teams are in this file of the data directory:',
  },
  state: {
    loading: 'Loading',
    failed: 'This could not be loaded',
    retry: 'Try again',
    notFoundTitle: 'Page not found',
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
  binding,
  history,
  preview,
  ramp,
  gate,
  difference,
  texts,
  pictures,
  audit,
  experiments,
  notify,
  explain,
  zones,
  errors,
} as const;

export default en;

declare module '@pairwise/i18n/namespaces' {
  interface Namespaces {
    console: typeof en;
  }
}
