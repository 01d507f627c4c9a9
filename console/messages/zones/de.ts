import type { Messages } from '@pairwise/i18n';

import type { zones as enZones } from './en.ts';

export const zones = {
  title: 'Skripte',
  lead: 'Jedes Skript, das eine Seite einer Zone ausführen darf, mit der Prüfsumme, die der Browser verlangt. Die Liste entsteht aus dem, was jetzt live ist.',
  empty: 'Noch darf kein Skript laufen',
  emptyText: 'Nichts ist live, also gibt es nichts aufzuzählen.',
  zone: 'Zone {zone}',
  total_one: '{count} Datei, {size}',
  total_other: '{count} Dateien, {size}',
  copy: 'Als JSON kopieren',
  copied: 'Kopiert.',
  copyFailed: 'Dieser Browser erlaubt der Seite das Kopieren nicht. Lade die Liste stattdessen herunter.',
  download: 'JSON herunterladen',
  shell: 'der Rahmen der Seite',
  route: 'hat hier eine Route',
  widget: 'bietet hier ein Widget an',
  canary: 'Canary',
  files: 'Dateien und Prüfsummen',
  site: 'Öffentliche Seiten: Landingpages, Registrierung und Startseite.',
  app: 'Seiten für Mitglieder.',
  pay: 'Seiten, auf denen bezahlt wird.',
  entry: 'Einstieg',
  since: 'seit {time}, von {who}',
  revision: 'Revision {revision}.',
} satisfies Messages<typeof enZones>;
