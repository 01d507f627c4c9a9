import type { Messages } from '@pairwise/i18n';

import type { experiments as enExperiments } from './en.ts';

export const experiments = {
  title: 'Experimente',
  lead: 'Varianten eines Landers teilen sich seine Besucher per Zufall. Gestartet und beendet werden Experimente auf der Kommandozeile: npm run mfe -- experiment start {name}',
  shows: 'Alle Besucher sehen {variant}.',
  notLive: 'Dieser Lander ist nicht live.',
  stopRemoved:
    'Dieser Lander ist nicht live, sein Experiment läuft aber noch. Beenden: npm run mfe -- experiment stop {name} {lander} --why "GRUND"',
  without: 'Lander ohne Experiment',
  lander: 'Lander',
  shown: 'Besucher sehen',
  variants: 'Varianten',
  running: 'Läuft seit {time}, gestartet von {who}',
  ended: 'Beendet am {time} von {who}',
  caption: 'Varianten von {lander}',
  variant: 'Variante',
  visits: 'Besuche',
  signups: 'Registrierungen',
  rate: 'Rate',
  difference: 'Unterschied',
  control: 'Kontrolle',
  interval: '{estimate} ({lower} bis {upper})',
  unknown: 'Noch nicht bekannt',
  unlimited: 'beliebig',
  ratio:
    'Die Besuche sind nicht so verteilt, wie es der Zufall erwarten lässt (χ², p = {p}). Etwas ist defekt, deshalb ist das Ergebnis verborgen.',
  winner: '{variant} ist nachweislich besser.',
  notProven: 'Noch ist nichts nachgewiesen.',
  needed: 'Der geplante Effekt braucht etwa {visits} Besuche je Variante.',
  full: 'Die Zählung ist beendet, weil das Gateway nur eine begrenzte Zahl Besucher je Experiment behält.',
  language: 'Nach Sprache',
  device: 'Nach Gerät',
  country: 'Nach Land',
  niche: 'Nach Nische',
  unknownPart: 'Unbekannt',
  hidden: 'Verborgen',
  promote: '{variant} allen zeigen',
  promoteTitle: '{variant} allen zeigen?',
  promoteText: '{lander} zeigt ab der nächsten Seite {variant}, und das Experiment endet.',
  promoted: '{lander} zeigt jetzt {variant}.',
} satisfies Messages<typeof enExperiments>;
