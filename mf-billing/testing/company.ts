import type { Endpoints, ResponseOf } from '@pairwise/contracts';

/** The company that collects direct debits. */
export const company: ResponseOf<Endpoints['GET /api/companyinfo.php']> = {
  companyinfo: {
    name: 'Pairwise Example B.V.',
    address: 'Keizersgracht 1, 1015 CD',
    kvk: '00000000',
    city: 'Amsterdam',
    country: 'Netherlands',
    tradenames: ['Pairwise'],
    vat_numbers: [],
    support_phone: '+31 20 000 0000',
    delete_discount: null,
    added: '2026-01-01T00:00:00.000Z',
  },
};
