import type { Messages } from '@pairwise/i18n';

import type en from './en.ts';
import { audit } from './audit/de.ts';
import { action, binding, dialog, steps, request } from './changes/de.ts';
import { difference, texts } from './difference/de.ts';
import { errors } from './errors/de.ts';
import { experiments } from './experiments/de.ts';
import { notify } from './notify/de.ts';
import { explain } from './explain/de.ts';
import { pictures } from './pictures/de.ts';
import { overview, verdict, audience } from './overview/de.ts';
import { deployable, figure, chart, history, preview, ramp, gate } from './deployable/de.ts';
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
    explain: 'Erklären',
    account: 'Dein Konto',
    signedInAs: '{person}, {team}',
    signedInUntil: 'Angemeldet bis {time}',
    signOut: 'Abmelden',
    language: 'Sprache: {language}',
    toasts: 'Hinweise',
    dismiss: 'Schließen',
    offline: 'Du bist offline. Diese Seite zeigt den Stand von {time}.',
    stale: 'Das Gateway antwortet seit {time} nicht. Diese Seite zeigt den Stand von diesem Zeitpunkt.',
  },
  signIn: {
    title: 'In der Team-Konsole anmelden',
    lead: 'Sieh, was live ist, beobachte einen Canary, gib ihn für alle frei oder rolle ihn zurück.',
    token: 'Deploy-Token',
    tokenHint: 'Beginnt mit mfe_. Es bleibt nicht in diesem Browser.',
    show: 'Token zeigen',
    hide: 'Token verbergen',
    submit: 'Anmelden',
    empty: 'Füge dein Deploy-Token ein.',
    wrong: 'Dieses Token gilt nicht. Vielleicht ist es abgelaufen oder wurde gesperrt.',
    ended: 'Deine Sitzung ist beendet. Melde dich wieder an, um hier weiterzumachen.',
    helpTitle: 'Woher bekomme ich ein Token?',
    helpWhat:
      'Ein Deploy-Token gehört einer Person eines Teams. Es legt fest, welche Deployables sie ändern darf und wie.',
    helpAsk: 'Der Betreiber dieses Gateways erstellt dir eines:',
    helpDemo: 'In einer Demo-Installation liegen die Token aller Teams in dieser Datei des Datenverzeichnisses:',
  },
  state: {
    loading: 'Wird geladen',
    failed: 'Das konnte nicht geladen werden',
    retry: 'Noch einmal versuchen',
    notFoundTitle: 'Seite nicht gefunden',
    notFound: 'Vielleicht hast du dich bei der Adresse vertippt.',
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
