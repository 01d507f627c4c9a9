import type { Messages } from '@pairwise/i18n';

import type { menu as source } from './en.ts';

export const menu = {
  label: 'Fler alternativ för chatten med {name}',
  close: 'Stäng',
  profile: 'Visa profilen',
  mute: 'Tysta',
  unmute: 'Slå på notiser',
  muted: '{name} är tystad. Du får inga notiser.',
  unmuted: 'Du får notiser från {name} igen.',
  muteFailed: 'Det gick inte att tysta {name}. {reason}',
  unmuteFailed: '{name} är fortfarande tystad. {reason}',
  block: 'Blockera {name}',
  report: 'Anmäl profilen',
  delete: 'Radera chatten',
  deleteTitle: 'Radera chatten med {name}?',
  deleteText: 'Den raderas bara hos dig. Ett nytt meddelande tar fram den igen, utan de tidigare.',
  cancel: 'Avbryt',
  deleted: 'Chatten är raderad',
  undo: 'Ångra',
  restored: 'Chatten är tillbaka',
  undoneTooLate: 'Det var för sent: chatten är raderad.',
} satisfies Messages<typeof source>;
