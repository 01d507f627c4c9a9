import type { Messages } from '@pairwise/i18n';

import type { menu as source } from './en.ts';

export const menu = {
  label: 'Opties voor het gesprek met {name}',
  close: 'Sluiten',
  profile: 'Profiel bekijken',
  mute: 'Dempen',
  unmute: 'Niet meer dempen',
  muted: '{name} is gedempt. Je krijgt geen meldingen.',
  unmuted: 'Je krijgt weer meldingen van {name}.',
  muteFailed: '{name} kon niet worden gedempt. {reason}',
  unmuteFailed: '{name} is nog steeds gedempt. {reason}',
  block: '{name} blokkeren',
  report: 'Profiel melden',
  delete: 'Gesprek verwijderen',
  deleteTitle: 'Gesprek met {name} verwijderen?',
  deleteText: 'Het wordt alleen bij jou verwijderd. Met een nieuw bericht komt het terug, zonder de eerdere berichten.',
  cancel: 'Annuleren',
  deleted: 'Gesprek verwijderd',
  undo: 'Ongedaan maken',
  restored: 'Gesprek teruggezet',
  undoneTooLate: 'Te laat: het gesprek is al verwijderd.',
} satisfies Messages<typeof source>;
