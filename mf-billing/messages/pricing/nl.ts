import type { Messages } from '@pairwise/i18n';

import type { pricing as source } from './en.ts';

export const pricing = {
  title: 'Wat {site} kost',
  intro: 'Rondkijken, liken en lezen is gratis. Met credits betaal je voor wat je verstuurt.',
  minimum: 'Een bericht kost vanaf {price}.',
  join: 'Word gratis lid',
  creditsTitle: 'Waar je met credits voor betaalt',
  message: 'Een bericht',
  photo: 'Een foto',
  gift: 'Een cadeau',
  receiving: 'Ontvangen en lezen',
  free: 'gratis',
  from: 'vanaf {credits}',
  range: '{low} tot {high}',
  credits_one: '{count} credit',
  credits_other: '{count} credits',
  startText_one: 'Nieuwe leden krijgen {count} credit cadeau zodra hun e-mailadres is bevestigd.',
  startText_other: 'Nieuwe leden krijgen {count} credits cadeau zodra hun e-mailadres is bevestigd.',
  countriesTitle: 'Laagste prijs van een bericht per land',
  refund_one: 'Je kunt {count} dag lang geld terugvragen voor ongebruikte credits.',
  refund_other: 'Je kunt {count} dagen lang geld terugvragen voor ongebruikte credits.',
} satisfies Messages<typeof source>;
