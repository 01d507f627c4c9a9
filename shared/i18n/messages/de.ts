import type { Messages } from '../namespaces.ts';
import type en from './en.ts';

export default {
  authentication_required: 'Bitte melde dich an.',
  invalid_request: 'Die Anfrage ist ungültig.',
  not_found: 'Nicht gefunden.',
  idempotency_mismatch: 'Diese Anfrage wurde schon mit anderem Inhalt gestellt.',
  rate_limited: 'Bitte warte einen Moment und versuche es noch einmal.',
  error: 'Ein Fehler ist aufgetreten, bitte versuche es später noch einmal.',
  method_not_allowed: 'Diese Adresse nimmt diese Methode nicht an.',
  login_failed: 'Anmeldung fehlgeschlagen, bitte versuche es noch einmal',
  too_many_attempts: 'Zu viele falsche Versuche, das Konto ist für {minutes} Min. gesperrt.',
  account_banned: 'Dieses Konto wurde geschlossen. Bitte wende dich an den Kundenservice.',
  account_pending_deletion:
    'Dieses Konto wird gelöscht. Reaktiviere es mit dem Link in deiner E-Mail oder wende dich an den Kundenservice.',
  invalid_language: 'Diese Sprache ist nicht verfügbar.',
  invalid_age_range: 'Das Mindestalter liegt über dem Höchstalter.',
  search_not_allowed: 'Bitte melde dich an, um Mitglieder zu suchen.',
  blocked: '{name} hat dich blockiert. Du hast keinen Zugriff auf diese Seite.',
  offline: 'Du bist offline. Prüfe deine Verbindung und versuche es noch einmal.',
} satisfies Messages<typeof en>;
