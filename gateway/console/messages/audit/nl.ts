import type { Messages } from '@pairwise/i18n';

import type { audit as enAudit } from './en.ts';

export const audit = {
  title: 'Logboek',
  filter: 'Onderdeel',
  all: 'Alle onderdelen',
  whole_one: 'Keten heel: {count} regel',
  whole_other: 'Keten heel: {count} regels',
  broken: 'De keten is gebroken bij revisie {revision}: {reason}',
  empty: 'Er is nog niets gebeurd',
  emptyText: 'Hier komt elke wijziging te staan van wat live is.',
  more: 'Oudere regels laden',
  shown_one: '{count} regel getoond',
  shown_other: '{count} regels getoond',
  moreFailed: 'De oudere regels konden niet worden geladen.',
  revision: 'Revisie {revision}',
  difference_one: '{count} wijziging in het register',
  difference_other: '{count} wijzigingen in het register',
  path: 'Waar',
  byGateway: 'De gateway',
  publish: '{who} heeft {piece} gepubliceerd',
  check: '{who} heeft {piece} laten keuren: {status}',
  canary: '{who} heeft de canary van {piece} gezet op {audience}',
  halt: '{who} heeft de canary van {piece} gestopt',
  promote: '{who} heeft {piece} live gezet voor iedereen',
  rollback: '{who} is teruggegaan naar {piece}',
  revoke: '{who} heeft {piece} ingetrokken',
  request: '{who} heeft goedkeuring gevraagd voor {piece}',
  approve: '{who} heeft {piece} goedgekeurd',
  withdraw: '{who} heeft de aanvraag voor {piece} gesloten',
} satisfies Messages<typeof enAudit>;
