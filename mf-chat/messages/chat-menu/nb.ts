import type { Messages } from '@pairwise/i18n';

import type { menu as source } from './en.ts';

export const menu = {
  label: 'Flere valg for samtalen med {name}',
  close: 'Lukk',
  profile: 'Vis profilen',
  mute: 'Demp',
  unmute: 'Opphev demping',
  muted: '{name} er dempet. Du får ingen varsler.',
  unmuted: 'Du får varsler fra {name} igjen.',
  muteFailed: '{name} kunne ikke dempes. {reason}',
  unmuteFailed: '{name} er fortsatt dempet. {reason}',
  block: 'Blokker {name}',
  report: 'Rapporter profilen',
  delete: 'Slett samtalen',
  deleteTitle: 'Vil du slette samtalen med {name}?',
  deleteText: 'Den slettes bare hos deg. En ny melding henter den fram igjen, uten de tidligere.',
  cancel: 'Avbryt',
  deleted: 'Samtalen er slettet',
  undo: 'Angre',
  restored: 'Samtalen er tilbake',
  undoneTooLate: 'Det var for sent: samtalen er slettet.',
} satisfies Messages<typeof source>;
