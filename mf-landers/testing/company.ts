import type { Endpoints, ResponseOf } from '@pairwise/contracts';

/** The company of the site. */
export const company: ResponseOf<Endpoints['GET /api/companyinfo.php']> = {
  companyinfo: {
    name: 'Pairwise Example B.V.',
    address: 'Keizersgracht 1, 1015 CD',
    kvk: '00000000',
    city: 'Amsterdam',
    country: 'NL',
    tradenames: ['Pairwise'],
    vat_numbers: ['NL000000000B00'],
    support_phone: '+31 20-555 0100',
    delete_discount: 50,
    added: '2026-01-15T12:00:00.000Z',
  },
};
