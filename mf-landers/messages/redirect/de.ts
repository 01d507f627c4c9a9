import type { Messages } from '@pairwise/i18n';

import type { redirect as source } from './en.ts';

export const redirect = {
  ad: 'Anzeige',
  title: 'Du verlässt {name}',
  counting_one: 'In {count} Sekunde geht es weiter zu {host}.',
  counting_other: 'In {count} Sekunden geht es weiter zu {host}.',
  foreign: 'Was dort geschieht, liegt nicht in unserer Hand. Der Partner erfährt nicht, wer du bist.',
  now: 'Jetzt weiter',
  cancel: 'Hier bleiben',
  stayed: 'Du bleibst hier',
  stayedText: 'Die Seite von {host} wurde nicht geöffnet.',
  home: 'Zur Startseite',
  loading: 'Einen Moment …',
  refused: 'Dieser Link führt nirgendwohin',
  refusedText:
    'Wir öffnen nur Seiten von Partnern, die wir geprüft haben, und nur für eine Weile. Diese gehört nicht dazu.',
  failed: 'Der Link konnte nicht geprüft werden.',
  retry: 'Noch einmal versuchen',
} satisfies Messages<typeof source>;
