import type { Messages } from '@pairwise/i18n';

import type { experiments as enExperiments } from './en.ts';

export const experiments = {
  title: 'Experimenten',
  lead: 'De bezoekers worden willekeurig over de varianten van een lander verdeeld. Experimenten start en stop je op de opdrachtregel: npm run mfe -- experiment start {name}',
  shows: 'Alle bezoekers zien {variant}.',
  notLive: 'Deze lander is niet live.',
  stopRemoved:
    'Deze lander is niet live, maar het experiment loopt nog. Stoppen: npm run mfe -- experiment stop {name} {lander} --why "REDEN"',
  without: 'Landers zonder experiment',
  lander: 'Lander',
  shown: 'Bezoekers zien',
  variants: 'Varianten',
  running: 'Loopt sinds {time}, gestart door {who}',
  ended: 'Beëindigd op {time} door {who}',
  caption: 'Varianten van {lander}',
  variant: 'Variant',
  visits: 'Bezoeken',
  signups: 'Aanmeldingen',
  rate: 'Percentage',
  difference: 'Verschil',
  control: 'Controle',
  interval: '{estimate} ({lower} tot {upper})',
  unknown: 'Nog niet bekend',
  unlimited: 'onbeperkt',
  ratio:
    'De bezoeken zijn niet verdeeld zoals bij toeval te verwachten is (χ², p = {p}). Er is iets stuk, daarom is het resultaat verborgen.',
  winner: '{variant} is aantoonbaar beter.',
  notProven: 'Er is nog niets aangetoond.',
  needed: 'Voor het geplande effect zijn ongeveer {visits} bezoeken per variant nodig.',
  full: 'Het tellen is gestopt, omdat de gateway maar een beperkt aantal bezoekers per experiment bewaart.',
  language: 'Per taal',
  device: 'Per apparaat',
  country: 'Per land',
  niche: 'Per niche',
  unknownPart: 'Onbekend',
  hidden: 'Verborgen',
  promote: '{variant} aan iedereen tonen',
  promoteTitle: '{variant} aan iedereen tonen?',
  promoteText: '{lander} toont vanaf de volgende pagina {variant}, en het experiment eindigt.',
  promoted: '{lander} toont nu {variant}.',
} satisfies Messages<typeof enExperiments>;
