import {
  enableEmail as enableContract,
  getNotifications,
  setInvisible,
  setNotification as setContract,
} from '@pairwise/contracts/endpoints/notifications';
import type { FastifyInstance } from 'fastify';

import { enableEmail, readNotifications, setNotification } from '../domain/notifications/notifications.ts';
import { changeInvisible } from '../domain/user/change-invisible.ts';
import { getUser } from '../domain/user/get-user.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const notificationsRoutes = (app: FastifyInstance): void => {
  app.route(endpoint(getNotifications, { handler: ({ context, member }) => readNotifications(context, member) }));
  app.route(
    endpoint(setContract, {
      handler: async ({ context, member, body }) => {
        await setNotification(context, member, body);
        return readNotifications(context, member);
      },
    }),
  );
  app.route(
    endpoint(enableContract, {
      handler: async ({ context, member }) => {
        await enableEmail(context, member);
        return readNotifications(context, member);
      },
    }),
  );
  app.route(
    endpoint(setInvisible, {
      handler: async ({ context, member, body }) => {
        await changeInvisible(context, member, body.enabled);
        return { user: await getUser(context, member.id) };
      },
    }),
  );
};
