import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';

export const regionLabel = z.enum(['province', 'state', 'region', 'canton', 'county', 'voivodeship']);

export const getRegions = endpoint({
  method: 'GET',
  path: '/api/regions.php',
  summary: 'Lists the regions of every country by country code.',
  requires: 'all',
  zones: ['site', 'app', 'pay'],
  response: z.object({
    regions: z.record(z.string(), z.array(z.object({ id: z.int(), name: z.string() }))),
  }),
  errors: [],
});
