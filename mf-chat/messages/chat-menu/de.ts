import type { Messages } from '@pairwise/i18n';

import type { menu as source } from './en.ts';

export const menu = {
  label: 'Optionen für die Unterhaltung mit {name}',
  close: 'Schließen',
  profile: 'Profil ansehen',
  mute: 'Stummschalten',
  unmute: 'Stummschaltung aufheben',
  muted: '{name} ist stummgeschaltet. Du bekommst keine Benachrichtigungen.',
  unmuted: 'Du bekommst wieder Benachrichtigungen von {name}.',
  muteFailed: '{name} konnte nicht stummgeschaltet werden. {reason}',
  unmuteFailed: '{name} ist weiterhin stummgeschaltet. {reason}',
  block: '{name} blockieren',
  report: 'Profil melden',
  delete: 'Unterhaltung löschen',
  deleteTitle: 'Unterhaltung mit {name} löschen?',
  deleteText: 'Sie wird nur bei dir gelöscht. Mit einer neuen Nachricht kommt sie zurück, aber ohne die früheren.',
  cancel: 'Abbrechen',
  deleted: 'Unterhaltung gelöscht',
  undo: 'Rückgängig',
  restored: 'Unterhaltung wiederhergestellt',
  undoneTooLate: 'Zu spät: Die Unterhaltung ist schon gelöscht.',
} satisfies Messages<typeof source>;
