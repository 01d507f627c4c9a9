/** Countries, prices, products and labels as specified in decisions 4.5. */

export type RegionLabel = 'province' | 'state' | 'region' | 'canton' | 'county' | 'voivodeship';

interface Country {
  code: string;
  currency: string;
  languages: string[];
  regionLabel: RegionLabel;
  timezone: string;
  /** Countries of similar members, when a search finds too few (decisions M-2). */
  neighbours: string[];
}

const country = (
  code: string,
  currency: string,
  languages: string,
  regionLabel: RegionLabel,
  timezone: string,
  neighbours: string,
): Country => ({
  code,
  currency,
  languages: languages.split(' '),
  regionLabel,
  timezone,
  neighbours: neighbours.split(' '),
});

export const countries: Country[] = [
  country('NL', 'EUR', 'nl en', 'province', 'Europe/Amsterdam', 'BE DE'),
  country('BE', 'EUR', 'nl fr de', 'province', 'Europe/Brussels', 'NL FR DE'),
  country('DE', 'EUR', 'de en', 'state', 'Europe/Berlin', 'AT CH NL BE FR DK PL'),
  country('AT', 'EUR', 'de en', 'state', 'Europe/Vienna', 'DE CH IT'),
  country('CH', 'CHF', 'de it fr en', 'canton', 'Europe/Zurich', 'DE AT FR IT'),
  country('FR', 'EUR', 'fr en', 'region', 'Europe/Paris', 'BE CH DE ES IT'),
  country('IT', 'EUR', 'it en', 'region', 'Europe/Rome', 'CH FR AT'),
  country('ES', 'EUR', 'es en', 'province', 'Europe/Madrid', 'FR'),
  country('FI', 'EUR', 'fi sv', 'region', 'Europe/Helsinki', 'SE NO'),
  country('SE', 'SEK', 'sv en', 'county', 'Europe/Stockholm', 'NO DK FI'),
  country('NO', 'NOK', 'nb en', 'county', 'Europe/Oslo', 'SE DK'),
  country('DK', 'DKK', 'da en', 'region', 'Europe/Copenhagen', 'SE NO DE'),
  country('PL', 'PLN', 'pl en', 'voivodeship', 'Europe/Warsaw', 'DE'),
  country('GB', 'GBP', 'en', 'county', 'Europe/London', 'IE'),
  country('IE', 'EUR', 'en', 'county', 'Europe/Dublin', 'GB'),
  country('US', 'USD', 'en es', 'state', 'America/New_York', 'GB IE'),
];

export const products = [
  { id: 'p0', credits: 12, popular: false },
  { id: 'p1', credits: 30, popular: false },
  { id: 'p2', credits: 75, popular: true },
  { id: 'p3', credits: 180, popular: false },
];

/** Prices of p0 to p3 in minor units, VAT included. */
export const prices: Record<string, [number, number, number, number]> = {
  EUR: [1499, 2999, 5999, 11_999],
  USD: [1499, 2999, 5999, 11_999],
  GBP: [1299, 2599, 5199, 10_399],
  CHF: [1490, 2990, 5990, 11_990],
  DKK: [10_900, 21_900, 43_900, 87_900],
  NOK: [16_900, 33_900, 67_900, 135_900],
  SEK: [16_900, 33_900, 67_900, 135_900],
  PLN: [5999, 11_999, 23_999, 47_999],
};

export const gifts = [
  { id: 1, key: 'rose', credits: 3 },
  { id: 2, key: 'drink', credits: 5 },
  { id: 3, key: 'ring', credits: 10 },
  { id: 4, key: 'coffee', credits: 3 },
  { id: 5, key: 'chocolate', credits: 4 },
  { id: 6, key: 'bouquet', credits: 8 },
];

export const company = {
  id: 1,
  name: 'Pairwise Example B.V.',
  address: 'Keizersgracht 1, 1015 CD',
  kvk: '00000000',
  city: 'Amsterdam',
  country: 'NL',
  tradenames: ['Pairwise'],
  vat_numbers: ['NL000000000B00'],
  support_phone: '+31205550100',
  delete_discount: 50,
  added: '2026-01-15T12:00:00Z',
};

/** The first site serves hosts of no other site. Settings that are left out have the defaults of `site-settings.ts`. */
export const sites = [
  { id: 1, domain: 'pairwise.example', company_id: 1, name: 'Pairwise', domain_language: 'en', niche: 1 },
  { id: 2, domain: 'she.pairwise.example', company_id: 1, name: 'Pairwise She', domain_language: 'en', niche: 2 },
];
