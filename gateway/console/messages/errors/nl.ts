import type { Messages } from '@pairwise/i18n';

import type { errors as enErrors } from './en.ts';

export const errors = {
  invalid_request: 'De server heeft dit niet aangenomen.',
  sign_in_required: 'Je sessie is voorbij. Meld je weer aan.',
  not_allowed: 'Je token mag dit niet.',
  cross_site: 'De server heeft dit niet aangenomen, want het leek van een andere site te komen.',
  not_found: 'Dat is hier niet.',
  method_not_allowed: 'De server heeft dit niet aangenomen.',
  unknown_name: 'Dit onderdeel bestaat niet.',
  unknown_version: 'Deze versie bestaat niet.',
  unknown_request: 'Deze aanvraag staat niet meer open.',
  exists: 'Het is er al.',
  other_content: 'Het is er al, met een andere inhoud.',
  revision_conflict: 'Iemand heeft intussen iets gewijzigd. Er is niets gebeurd.',
  busy: 'De gateway is bezig met een andere wijziging. Probeer het zo opnieuw.',
  too_large: 'Dit is te groot.',
  bad_description: 'De beschrijving van de versie klopt niet.',
  bad_change: 'Deze wijziging klopt niet.',
  bad_upload: 'De upload klopt niet.',
  not_verified: 'Deze versie is niet door de keuring.',
  revoked: 'Deze versie is ingetrokken.',
  no_canary: 'Er is geen canary meer.',
  no_previous: 'Er is niets om naar terug te gaan.',
  same_person: 'Wie om een wijziging vroeg, kan haar niet ook goedkeuren.',
  too_many_attempts: 'Te veel pogingen. Wacht een kwartier.',
  error: 'Er ging iets mis op de server.',
  console_not_built: 'De console is niet gebouwd.',
  offline: 'De gateway antwoordt niet. Controleer je verbinding en probeer het opnieuw.',
  unreadable: 'Het antwoord was niet te begrijpen. Probeer het opnieuw.',
} satisfies Messages<typeof enErrors>;
