import type { Messages } from '@pairwise/i18n';

import type { audit as enAudit } from './en.ts';

export const audit = {
  title: 'Protokoll',
  filter: 'Deployable',
  all: 'Alle Deployables',
  intact_one: 'Kette intakt: {count} Eintrag',
  intact_other: 'Kette intakt: {count} Einträge',
  broken: 'Die Kette ist bei Revision {revision} unterbrochen: {reason}',
  empty: 'Noch keine Einträge',
  emptyText: 'Hier erscheint jede Änderung an dem, was live ist.',
  more: 'Ältere Einträge laden',
  shown_one: '{count} Eintrag angezeigt',
  shown_other: '{count} Einträge angezeigt',
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
  rollback: '{who} hat auf {deployable} zurückgerollt',
  revoke: '{who} hat {deployable} gesperrt',
  request: '{who} hat um Freigabe von {deployable} gebeten',
  approve: '{who} hat {deployable} freigegeben',
  withdraw: '{who} hat die Anfrage zu {deployable} zurückgezogen',
} satisfies Messages<typeof enAudit>;
