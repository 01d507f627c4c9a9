const locales = {
  da: 'da_DK',
  de: 'de_DE',
  es: 'es_ES',
  fi: 'fi_FI',
  fr: 'fr_FR',
  it: 'it_IT',
  nb: 'nb_NO',
  nl: 'nl_NL',
  pl: 'pl_PL',
  sv: 'sv_SE',
} as const;

type Locale = (typeof locales)[keyof typeof locales] | 'en_US';

/**
 * Returns the locale of a hosted payment page, as Mollie and the payment sandbox write it. Other languages get the
 * English page.
 */
export const localeOf = (language: string): Locale =>
  Object.entries(locales).find(([code]) => code === language)?.[1] ?? 'en_US';
