import type { Messages } from '@pairwise/i18n';

import type { audit as enAudit } from './en.ts';

export const audit = {
  title: 'Protokoll',
  filter: 'Teil',
  all: 'Alle Teile',
  whole_one: 'Kette vollständig: {count} Eintrag',
  whole_other: 'Kette vollständig: {count} Einträge',
  broken: 'Die Kette ist bei Revision {revision} gebrochen: {reason}',
  empty: 'Noch ist nichts geschehen',
  emptyText: 'Hier wird jede Änderung dessen stehen, was live ist.',
  more: 'Ältere Einträge laden',
  shown_one: '{count} Eintrag gezeigt',
  shown_other: '{count} Einträge gezeigt',
  moreFailed: 'Die älteren Einträge konnten nicht geladen werden.',
  revision: 'Revision {revision}',
  difference_one: '{count} Änderung im Register',
  difference_other: '{count} Änderungen im Register',
  path: 'Wo',
  byGateway: 'Das Gateway',
  publish: '{who} hat {deployable} veröffentlicht',
  check: '{who} hat {deployable} prüfen lassen: {status}',
  canary: '{who} hat den Canary von {deployable} gesetzt: {audience}',
  halt: '{who} hat den Canary von {deployable} beendet',
  promote: '{who} hat {deployable} für alle live gestellt',
  rollback: '{who} ist zurück zu {deployable} gegangen',
  revoke: '{who} hat {deployable} gesperrt',
  request: '{who} hat um Freigabe von {deployable} gebeten',
  approve: '{who} hat {deployable} freigegeben',
  withdraw: '{who} hat die Anfrage zu {deployable} geschlossen',
} satisfies Messages<typeof enAudit>;
