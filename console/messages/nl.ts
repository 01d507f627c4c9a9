import type { Messages } from '@pairwise/i18n';

import type en from './en.ts';
import { audit } from './audit/nl.ts';
import { action, binding, dialog, steps, request } from './changes/nl.ts';
import { difference, texts } from './difference/nl.ts';
import { errors } from './errors/nl.ts';
import { experiments } from './experiments/nl.ts';
import { notify } from './notify/nl.ts';
import { explain } from './explain/nl.ts';
import { pictures } from './pictures/nl.ts';
import { overview, verdict, audience } from './overview/nl.ts';
import { deployable, figure, chart, history, preview, ramp, gate } from './deployable/nl.ts';
import { zones } from './zones/nl.ts';

export default {
  site: 'Pairwise',
  frame: {
    tag: 'Teamconsole',
    skip: 'Naar de inhoud',
    nav: 'Console',
    deploys: 'Deploys',
    audit: 'Logboek',
    scripts: 'Scripts',
    explain: 'Uitleg',
    account: 'Je account',
    signedInAs: '{person}, {team}',
    signedInUntil: 'Aangemeld tot {time}',
    signOut: 'Afmelden',
    language: 'Taal: {language}',
    toasts: 'Meldingen',
    dismiss: 'Sluiten',
    offline: 'Je bent offline. Deze pagina toont de stand van {time}.',
    stale: 'De gateway reageert sinds {time} niet. Deze pagina toont de stand van toen.',
  },
  signIn: {
    title: 'Aanmelden bij de teamconsole',
    lead: 'Zie wat live is, volg een canary, geef hem vrij voor iedereen of draai hem terug.',
    token: 'Deploytoken',
    tokenHint: 'Begint met mfe_. Het wordt niet in deze browser bewaard.',
    show: 'Token tonen',
    hide: 'Token verbergen',
    submit: 'Aanmelden',
    empty: 'Plak je deploytoken.',
    wrong: 'Dit token is niet geldig. Misschien is het verlopen of ingetrokken.',
    ended: 'Je sessie is verlopen. Meld je opnieuw aan om verder te gaan waar je was.',
    helpTitle: 'Hoe kom ik aan een token?',
    helpWhat:
      'Een deploytoken hoort bij één persoon van één team. Het bepaalt welke deployables die mag wijzigen, en hoe.',
    helpAsk: 'De beheerder van deze gateway maakt er een voor je:',
    helpDemo: 'In een demo-installatie staan de tokens van alle teams in dit bestand van de datamap:',
  },
  state: {
    loading: 'Wordt geladen',
    failed: 'Dit kon niet worden geladen',
    retry: 'Opnieuw proberen',
    notFoundTitle: 'Pagina niet gevonden',
    notFound: 'Misschien is het adres verkeerd getypt.',
    toDeploys: 'Naar alle deploys',
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
} satisfies Messages<typeof en>;
