import type { Messages } from '@pairwise/i18n';

import type { errors as enErrors } from './en.ts';

export const errors = {
  invalid_request: 'Der Server hat das nicht angenommen.',
  sign_in_required: 'Deine Sitzung ist zu Ende. Melde dich wieder an.',
  not_allowed: 'Dein Token darf das nicht.',
  cross_site: 'Der Server hat das nicht angenommen, denn es schien von einer anderen Seite zu kommen.',
  not_found: 'So etwas gibt es hier nicht.',
  method_not_allowed: 'Der Server hat das nicht angenommen.',
  unknown_name: 'Dieses Teil gibt es nicht.',
  unknown_version: 'Diese Version gibt es nicht.',
  unknown_request: 'Diese Anfrage ist nicht mehr offen.',
  exists: 'Das gibt es schon.',
  other_content: 'Das gibt es schon, mit anderem Inhalt.',
  revision_conflict: 'Inzwischen hat jemand etwas geändert. Es ist nichts geschehen.',
  busy: 'Das Gateway ist mit einer anderen Änderung beschäftigt. Versuche es gleich noch einmal.',
  too_large: 'Das ist zu groß.',
  bad_description: 'Die Beschreibung der Version stimmt nicht.',
  bad_change: 'Diese Änderung stimmt nicht.',
  bad_upload: 'Das Hochgeladene stimmt nicht.',
  not_verified: 'Diese Version hat die Prüfung nicht bestanden.',
  revoked: 'Diese Version ist gesperrt.',
  no_canary: 'Es gibt keinen Canary mehr.',
  no_previous: 'Es gibt nichts, wohin es zurückginge.',
  same_person: 'Wer um eine Änderung gebeten hat, kann sie nicht auch freigeben.',
  too_many_attempts: 'Zu viele Versuche. Warte eine Viertelstunde.',
  error: 'Auf dem Server ist etwas schiefgegangen.',
  console_not_built: 'Die Konsole ist nicht gebaut.',
  offline: 'Das Gateway antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.',
  unreadable: 'Die Antwort war nicht zu verstehen. Versuche es noch einmal.',
} satisfies Messages<typeof enErrors>;
