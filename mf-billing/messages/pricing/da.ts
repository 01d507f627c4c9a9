import type { Messages } from '@pairwise/i18n';

import type { pricing as source } from './en.ts';

export const pricing = {
  title: 'Priser på {site}',
  intro: 'Det er gratis at se sig omkring, like og læse. Det, du sender, betaler du for med credits.',
  minimum: 'En besked koster fra {price}.',
  join: 'Bliv medlem gratis',
  creditsTitle: 'Det bruger du credits på',
  message: 'En besked',
  photo: 'Et billede',
  gift: 'En gave',
  receiving: 'At modtage og læse',
  free: 'gratis',
  from: 'fra {credits}',
  range: '{low} til {high}',
  credits_one: '{count} credit',
  credits_other: '{count} credits',
  startText_one: 'Nye medlemmer får {count} gratis credit, når e-mailadressen er bekræftet.',
  startText_other: 'Nye medlemmer får {count} gratis credits, når e-mailadressen er bekræftet.',
  countriesTitle: 'Laveste pris for en besked i hvert land',
  refund_one: 'Pengene tilbage inden for {count} dag for credits, du ikke har brugt.',
  refund_other: 'Pengene tilbage inden for {count} dage for credits, du ikke har brugt.',
} satisfies Messages<typeof source>;
