import { getExport, requestExport as requestContract } from '@pairwise/contracts/endpoints/export';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { confirmPassword } from '../domain/account/confirm-password.ts';
import { DomainError } from '../domain/domain-error.ts';
import { exportFile } from '../domain/export/make-export.ts';
import { readLastExport, requestExport, requireExport } from '../domain/export/exports.ts';
import { contextOf, endpoint } from '../plugins/endpoint.ts';
import { isOpenedByBrowser } from '../plugins/guards.ts';
import { memberOf } from '../plugins/session.ts';

const query = z.object({ id: z.uuid() });

export const exportRoutes = (app: FastifyInstance): void => {
  app.route(
    endpoint(requestContract, {
      prepare: ({ context, member, body }) => confirmPassword(context, member, body.password),
      handler: async ({ context, member, prepared }) => ({ export: await requestExport(context, member, prepared) }),
    }),
  );
  app.route(
    endpoint(getExport, {
      handler: async ({ context, member }) => ({ export: await readLastExport(context, member) }),
    }),
  );
  // Only the owner's session can download the file, and only the browser can: pages of the app run the code of several teams.
  app.get<{ Querystring: z.output<typeof query> }>(
    '/api/export-file.php',
    { schema: { hide: true, querystring: query } },
    async (request, reply) => {
      if (!isOpenedByBrowser(request)) throw new DomainError('invalid_request', { field: 'Sec-Fetch-Mode' });
      const context = await contextOf(request);
      const member = await memberOf(request, reply, context.site.id);
      if (!member) throw new DomainError('authentication_required');
      await requireExport(context, member, request.query.id);
      const stored = await app.services.files.open(exportFile(request.query.id));
      if (!stored) throw new DomainError('not_found');
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="my-data.zip"')
        .header('content-length', stored.bytes)
        .send(stored.stream);
    },
  );
};
