/** The country that is shown to visitors from one without a map. */
export const FALLBACK_COUNTRY = 'NL';
