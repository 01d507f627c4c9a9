import type { FastifyInstance } from 'fastify';

import type { Env } from '../env.ts';
import type { Outbox } from '../providers/mail/outbox.ts';
import { accountDeleteRoutes } from './account-delete.ts';
import { chatRoute } from './chat.ts';
import { chatsRoute } from './chats.ts';
import { companyinfoRoute } from './companyinfo.ts';
import { devOutboxRoutes } from './dev-outbox.ts';
import { exportRoutes } from './export.ts';
import { healthRoute } from './health.ts';
import { interestsRoute } from './interests.ts';
import { linkRoutes } from './links.ts';
import { locationRoutes } from './location.ts';
import { likesRoute } from './likes.ts';
import { logoutRoute } from './logout.ts';
import { mailChangeRoutes } from './mail-change.ts';
import { mediaRoute } from './media.ts';
import { memberRoute } from './member.ts';
import { membersRoute } from './members.ts';
import { notificationsRoutes } from './notifications.ts';
import { passwordRoutes } from './password.ts';
import { photosRoutes } from './photos.ts';
import { productsRoute } from './products.ts';
import { regionsRoute } from './regions.ts';
import { sessionsRoutes } from './sessions.ts';
import { settingsRoute } from './settings.ts';
import { signupRoutes } from './signup.ts';
import { userRoutes } from './user.ts';

type Route = (app: FastifyInstance) => void;

/** All routes; those of the demo only where there is a demo. */
export const routes = ({ env, outbox }: { env: Env; outbox: Outbox }): Route[] => [
  userRoutes,
  logoutRoute,
  signupRoutes,
  linkRoutes,
  passwordRoutes,
  mailChangeRoutes,
  sessionsRoutes,
  notificationsRoutes,
  accountDeleteRoutes,
  locationRoutes,
  exportRoutes,
  photosRoutes,
  settingsRoute,
  companyinfoRoute,
  interestsRoute,
  regionsRoute,
  membersRoute,
  memberRoute,
  likesRoute,
  chatsRoute,
  chatRoute,
  productsRoute,
  healthRoute,
  mediaRoute,
  ...(env.demo ? [devOutboxRoutes(outbox)] : []),
];
