import type { Messages } from '@pairwise/i18n';

import type en from './en.ts';
import { audit } from './audit/de.ts';
import { action, dialog, steps, request } from './changes/de.ts';
import { errors } from './errors/de.ts';
import { overview, verdict, audience } from './overview/de.ts';
import { deployable, figure, chart, history, gate, difference } from './deployable/de.ts';
import { zones } from './zones/de.ts';

export default {
  site: 'Pairwise',
  frame: {
    tag: 'Team-Konsole',
    skip: 'Zum Inhalt springen',
    nav: 'Konsole',
    deploys: 'Deploys',
    audit: 'Protokoll',
    scripts: 'Skripte',
    account: 'Dein Konto',
    signedInAs: '{person}, {team}',
    signedInUntil: 'Angemeldet bis {time}',
    signOut: 'Abmelden',
    language: 'Sprache: {language}',
    toasts: 'Hinweise',
    dismiss: 'Schließen',
    offline: 'Du bist offline. Was du siehst, ist von {time} und ändert sich nicht.',
    stale: 'Das Gateway antwortet seit {time} nicht. Was du siehst, ist von da.',
  },
  signIn: {
    title: 'In der Team-Konsole anmelden',
    lead: 'Sieh, was live ist, beobachte einen Canary, gib ihn für alle frei oder nimm ihn zurück.',
    token: 'Deploy-Token',
    tokenHint: 'Beginnt mit mfe_. Es bleibt nicht in diesem Browser.',
    show: 'Token zeigen',
    hide: 'Token verbergen',
    submit: 'Anmelden',
    empty: 'Füge dein Deploy-Token ein.',
    wrong: 'Dieses Token gilt nicht. Vielleicht ist es abgelaufen oder wurde gesperrt.',
    ended: 'Deine Sitzung ist zu Ende. Melde dich wieder an, dann geht es hier weiter.',
    helpTitle: 'Woher bekomme ich ein Token?',
    helpWhat: 'Ein Deploy-Token steht für eine Person eines Teams. Es sagt, welche Teile sie ändern darf und wie.',
    helpAsk: 'Wer dieses Gateway betreibt, erstellt dir eines:',
    helpDemo: 'In einer Demo-Installation liegen die Token aller Teams in dieser Datei des Datenverzeichnisses:',
  },
  state: {
    loading: 'Wird geladen',
    failed: 'Das konnte nicht geladen werden',
    retry: 'Noch einmal versuchen',
    notFoundTitle: 'Diese Seite gibt es nicht',
    notFound: 'Vielleicht ist die Adresse vertippt.',
    toDeploys: 'Zu allen Deploys',
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
} satisfies Messages<typeof en>;
