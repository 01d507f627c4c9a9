import type { Messages } from '../namespaces.ts';
import type en from './en.ts';

export default {
  authentication_required: 'Log in om verder te gaan.',
  invalid_request: 'Het verzoek is ongeldig.',
  not_found: 'Niet gevonden.',
  idempotency_mismatch: 'Dit verzoek is al met andere inhoud gedaan.',
  rate_limited: 'Wacht even en probeer het opnieuw.',
  error: 'Er is een fout opgetreden, probeer het later opnieuw.',
  method_not_allowed: 'Dit adres accepteert die methode niet.',
  login_failed: 'Inloggen mislukt, probeer het opnieuw',
  too_many_attempts: 'Te veel onjuiste pogingen, account geblokkeerd voor {minutes} min.',
  account_banned: 'Dit account is gesloten. Neem contact op met de klantenservice.',
  account_pending_deletion:
    'Dit account wordt verwijderd. Heractiveer het met de link in je e-mail of neem contact op met de klantenservice.',
  invalid_language: 'Deze taal is niet beschikbaar.',
  invalid_age_range: 'De laagste leeftijd is hoger dan de hoogste.',
  search_not_allowed: 'Log in om leden te zoeken.',
  blocked: '{name} heeft je geblokkeerd. Je hebt geen toegang tot deze pagina.',
  offline: 'Je bent offline. Controleer je verbinding en probeer het opnieuw.',
} satisfies Messages<typeof en>;
