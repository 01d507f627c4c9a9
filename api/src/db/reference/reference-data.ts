/** Countries, prices, products, payment methods and labels as specified in decisions 4.5. */
import type { PaymentMethod } from '@pairwise/contracts';

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

export type PaymentMethodKind = 'card' | 'bank' | 'wallet' | 'code' | 'voucher' | 'transfer' | 'direct_debit';

/** @param only the country of its bank accounts, for a method that no other country has */
const method = (key: PaymentMethod, kind: PaymentMethodKind, only: string | null = null, retired = false) => ({
  key,
  kind,
  retired,
  country: only,
});

/** The payment methods of the specification. Cards of one brand are one flow at the provider. */
export const paymentMethods = [
  method('ideal', 'bank', 'NL'),
  method('bancontact', 'bank', 'BE'),
  method('eps', 'bank', 'AT'),
  method('prezelewy24', 'bank', 'PL'),
  method('nexi', 'bank'),
  method('blik', 'code', 'PL'),
  method('creditcard', 'card'),
  method('visa', 'card'),
  method('mastercard', 'card'),
  method('maestro', 'card'),
  method('dankort', 'card'),
  method('cartebancaire', 'card'),
  method('paypal', 'wallet'),
  method('applepay', 'wallet'),
  method('mobilepay', 'wallet'),
  method('swish', 'wallet', 'SE'),
  method('twint', 'wallet', 'CH'),
  method('satispay', 'wallet'),
  method('vipps', 'wallet', 'NO'),
  method('paysafecard', 'voucher'),
  method('sct', 'transfer'),
  method('sdd', 'direct_debit'),
  method('giropay', 'bank', 'DE', true),
  method('sofort', 'bank', null, true),
];

/** Methods that every country has, after its own ones. */
const everywhere = ['paypal', 'creditcard', 'visa', 'mastercard', 'applepay', 'paysafecard'];

const methodsOf: Record<string, string[]> = {
  NL: ['ideal', 'sdd', 'maestro', 'sct'],
  BE: ['bancontact', 'sdd', 'sct'],
  DE: ['sdd', 'sct'],
  AT: ['eps', 'sdd', 'sct'],
  CH: ['twint'],
  FR: ['cartebancaire', 'sdd', 'sct'],
  IT: ['satispay', 'nexi', 'sdd', 'sct'],
  ES: ['sdd', 'sct'],
  FI: ['mobilepay', 'sdd', 'sct'],
  SE: ['swish'],
  NO: ['vipps'],
  DK: ['dankort', 'mobilepay'],
  PL: ['blik', 'prezelewy24'],
  GB: ['maestro'],
  IE: ['sdd', 'sct'],
  US: [],
};

/** The methods of each country in the order of offers. The slow transfer comes last. */
export const countryPaymentMethods = countries.flatMap(({ code }) => {
  const own = methodsOf[code] ?? [];
  const ordered = [...own.filter((key) => key !== 'sct'), ...everywhere, ...own.filter((key) => key === 'sct')];
  return ordered.map((key, position) => ({ country: code, method: key, position }));
});

/** Of the configured providers of a method, the one with the lowest number is used. */
const takes = (provider: string, priority: number, methods: readonly string[]) =>
  methods.map((key) => ({ provider, method: key, country: null, priority }));

/** Which provider takes which method; `country` null is everywhere. */
export const providerMethods = [
  // Its methods have to be activated in the account; `nexi` is a provider of its own.
  ...takes('mollie', 1, [
    'ideal',
    'bancontact',
    'eps',
    'prezelewy24',
    'blik',
    'creditcard',
    'visa',
    'mastercard',
    'maestro',
    'dankort',
    'cartebancaire',
    'paypal',
    'applepay',
    'mobilepay',
    'swish',
    'twint',
    'satispay',
    'vipps',
    'paysafecard',
    'sct',
    'sdd',
  ]),
  ...takes('stripe', 2, [
    'ideal',
    'bancontact',
    'eps',
    'prezelewy24',
    'blik',
    'creditcard',
    'visa',
    'mastercard',
    'maestro',
    'dankort',
    'cartebancaire',
    'paypal',
    'applepay',
    'mobilepay',
    'swish',
    'twint',
    'satispay',
    'sdd',
  ]),
  ...takes(
    'sandbox',
    9,
    paymentMethods.filter(({ retired }) => !retired).map(({ key }) => key),
  ),
];

/** The time bonus of new members (spec 4): 25 % for four hours from the signup. */
export const timeBonus = {
  code: 'TIMEBONUS25',
  value_percentage: 25,
  validity: 'once-per-user',
  welcome_seconds: 14_400,
} as const;

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
