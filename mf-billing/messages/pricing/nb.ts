import type { Messages } from '@pairwise/i18n';

import type { pricing as source } from './en.ts';

export const pricing = {
  title: 'Dette koster {site}',
  intro: 'Det er gratis å se seg rundt, like og lese. Det du sender, betaler du for med kreditter.',
  minimum: 'En melding koster fra {price}.',
  join: 'Bli medlem gratis',
  creditsTitle: 'Dette koster kreditter',
  message: 'En melding',
  photo: 'Et bilde',
  gift: 'En gave',
  receiving: 'Motta og lese',
  free: 'gratis',
  from: 'fra {credits}',
  range: '{low} til {high}',
  credits_one: '{count} kreditt',
  credits_other: '{count} kreditter',
  startText_one: 'Nye medlemmer får {count} kreditt gratis når e-postadressen er bekreftet.',
  startText_other: 'Nye medlemmer får {count} kreditter gratis når e-postadressen er bekreftet.',
  countriesTitle: 'Laveste pris for en melding per land',
  refund_one: 'Pengene tilbake innen {count} dag for kreditter du ikke har brukt.',
  refund_other: 'Pengene tilbake innen {count} dager for kreditter du ikke har brukt.',
} satisfies Messages<typeof source>;
