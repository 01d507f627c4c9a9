import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { member } from '../shapes/member.ts';
import { publicIdParameter } from '../shapes/public-id.ts';
import { trafficSource } from '../shapes/traffic-source.ts';

export const getMember = endpoint({
  method: 'GET',
  path: '/api/member.php',
  summary: 'Returns one profile, limited to what the viewer may see.',
  requires: 'all',
  query: z.object({ id: publicIdParameter, network: trafficSource, ref: trafficSource }),
  response: z.object({ member }),
  errors: ['blocked', 'search_not_allowed'],
});
