import type { Messages } from '@pairwise/i18n';

import type { audit as enAudit } from './en.ts';

export const audit = {
  title: 'Logboek',
  filter: 'Deployable',
  all: 'Alle deployables',
  intact_one: 'Keten intact: {count} regel',
  intact_other: 'Keten intact: {count} regels',
  broken: 'De keten is gebroken bij revisie {revision}: {reason}',
  empty: 'Er is nog niets gebeurd',
  emptyText: 'Hier verschijnt elke wijziging van wat live is.',
  more: 'Oudere regels laden',
  shown_one: '{count} regel getoond',
  shown_other: '{count} regels getoond',
  moreFailed: 'De oudere regels konden niet worden geladen.',
  revision: 'Revisie {revision}',
  difference_one: '{count} wijziging in het register',
  difference_other: '{count} wijzigingen in het register',
  path: 'Waar',
  byGateway: 'De gateway',
  publish: '{who} heeft {deployable} gepubliceerd',
  check: '{who} heeft {deployable} laten keuren: {status}',
  canary: '{who} heeft de canary van {deployable} gezet op {audience}',
  halt: '{who} heeft de canary van {deployable} gestopt',
  promote: '{who} heeft {deployable} live gezet voor iedereen',
  rollback: '{who} heeft teruggedraaid naar {deployable}',
  revoke: '{who} heeft {deployable} ingetrokken',
  request: '{who} heeft goedkeuring gevraagd voor {deployable}',
  approve: '{who} heeft {deployable} goedgekeurd',
  withdraw: '{who} heeft de aanvraag voor {deployable} ingetrokken',
} satisfies Messages<typeof enAudit>;
