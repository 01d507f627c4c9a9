import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';

export const getCompanyinfo = endpoint({
  method: 'GET',
  path: '/api/companyinfo.php',
  summary: 'Returns the company of the site, for the content pages.',
  requires: 'all',
  zones: ['site', 'app', 'pay'],
  response: z.object({
    companyinfo: z.object({
      name: z.string(),
      address: z.string(),
      kvk: z.string(),
      city: z.string(),
      country: z.string(),
      tradenames: z.array(z.string()),
      vat_numbers: z.array(z.string()),
      support_phone: z.string(),
      delete_discount: z.nullable(z.number()),
      added: z.iso.datetime(),
    }),
  }),
  errors: [],
});
