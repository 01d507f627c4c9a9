/** The standard rate of VAT from a day on; no special rate exists for the services of the product. */
export interface VatRate {
  country: string;
  /** The first day, as `2024-01-01`. */
  valid_from: string;
  /** Hundredths of a percent. */
  basis_points: number;
  /** Where the rate was read. */
  source: string;
}

/** The first day of the table. The product sold nothing before. */
const start = '2024-01-01';

/** Rates of the member states, read in `ibericode/vat-rates` of GitHub, which follows the notices of the states. */
const inUnion = (country: string, percent: number, valid_from = start): VatRate => ({
  country,
  valid_from,
  basis_points: Math.round(percent * 100),
  source: 'Directive 2006/112/EC, article 97; github.com/ibericode/vat-rates, version 4',
});

const elsewhere = (country: string, percent: number, source: string): VatRate => ({
  country,
  valid_from: start,
  basis_points: Math.round(percent * 100),
  source,
});

/**
 * Standard rates by country and day. A new rate is a new line: receipts keep the rate of their day. There is no line for a
 * country where the product charges no tax, such as the United States.
 */
export const vatRates: VatRate[] = [
  inUnion('AT', 20),
  inUnion('BE', 21),
  inUnion('BG', 20),
  inUnion('CY', 19),
  inUnion('CZ', 21),
  inUnion('DE', 19),
  inUnion('DK', 25),
  inUnion('EE', 22),
  inUnion('EE', 24, '2025-07-01'),
  inUnion('ES', 21),
  inUnion('FI', 24),
  inUnion('FI', 25.5, '2024-09-01'),
  inUnion('FR', 20),
  inUnion('GR', 24),
  inUnion('HR', 25),
  inUnion('HU', 27),
  inUnion('IE', 23),
  inUnion('IT', 22),
  inUnion('LT', 21),
  inUnion('LU', 17),
  inUnion('LV', 21),
  inUnion('MT', 18),
  inUnion('NL', 21),
  inUnion('PL', 23),
  inUnion('PT', 23),
  inUnion('RO', 19),
  { ...inUnion('RO', 21, '2025-08-01'), source: 'Law 141/2025, Official Gazette of Romania 699 of 25 July 2025' },
  inUnion('SE', 25),
  inUnion('SI', 22),
  inUnion('SK', 20),
  {
    ...inUnion('SK', 23, '2025-01-01'),
    source: 'Act 102/2024 of Slovakia; trade.ec.europa.eu, recent VAT changes in certain EU member states',
  },
  elsewhere('CH', 8.1, 'vatcalc.com, digital services in Europe'),
  elsewhere('GB', 20, 'vatcalc.com, digital services in Europe; github.com/ibericode/vat-rates, version 4'),
  elsewhere('NO', 25, 'skatteetaten.no, VAT on electronic services; vatcalc.com, digital services in Europe'),
];
