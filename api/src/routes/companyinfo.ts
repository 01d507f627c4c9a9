import { getCompanyinfo as contract } from '@pairwise/contracts/endpoints/companyinfo';
import type { FastifyInstance } from 'fastify';

import { getCompanyinfo } from '../domain/settings/get-companyinfo.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const companyinfoRoute = (app: FastifyInstance): void => {
  app.route(
    endpoint(contract, {
      handler: async ({ context }) => ({ companyinfo: await getCompanyinfo(context) }),
    }),
  );
};
